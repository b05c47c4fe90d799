"""What the cards do when played; one module for each set."""
