"""Where the service keeps everything: SQLite on one machine, PostgreSQL on many."""
