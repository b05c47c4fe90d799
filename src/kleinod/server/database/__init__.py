"""The database: SQLite on one machine, PostgreSQL on several."""
