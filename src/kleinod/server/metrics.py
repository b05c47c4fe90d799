"""Metrics for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

TABLES: Final = Gauge("kleinod_tables", "Tables in the database by state", ["state"], multiprocess_mode="mostrecent")
LIVE: Final = Gauge("kleinod_live_tables", "Tables held in memory", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge("kleinod_connections", "Open WebSockets", multiprocess_mode="livesum")
RECONNECTS: Final = Counter("kleinod_reconnects", "Clients that continued from an event they had seen")
MOVES: Final = Counter("kleinod_moves", "Moves written, by people and by bots", ["by"])
COMMANDS: Final = Histogram("kleinod_command_seconds", "From a command to its answer", ["type"], buckets=FAST)
REFUSED: Final = Counter("kleinod_commands_refused", "Commands that were refused", ["type"])
COMMITS: Final = Histogram("kleinod_commit_seconds", "One commit of the writer", buckets=FAST)
BATCH: Final = Histogram("kleinod_commit_size", "Entries that share a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
BOTS: Final = Histogram("kleinod_bot_seconds", "One decision of a bot", ["bot"], buckets=SLOW)
BOT_FAILURES: Final = Counter("kleinod_bot_failures", "Bots that crashed, hung or gave an invalid answer", ["bot"])
REQUESTS: Final = Histogram("kleinod_request_seconds", "One HTTP request", ["route", "status"], buckets=FAST)
