"""Alembic's migrations of the database; they run at every start."""
