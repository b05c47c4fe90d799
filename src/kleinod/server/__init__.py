"""The table online: the web service (docs/decisions/0008-the-service.md, docs/wire.md).

From the bottom up, as `make check` knows it: `deal`, `errors`, `languages`, `texts`, `metrics`, `settings`, `logs` →
`table/` (the state of a table and its commands, without input or output), `database/` (`store` reads, `writer` is the
one writer with its group commit, `listener` hears what other processes wrote), `workers` (bots think in other
processes), `webhooks`, `limits` → `messages` (the wire) → `table_rows` (a table in short, for lists),
`analysis_messages` → `presenter` (a table as messages) → `live_table` (a table in memory and its watchers) → `tables`
(all tables of a process: open, command, catch up) → `background` (bots, clocks, turn notices), `analyses`, `hints`,
`identity` → `service` (builds and starts all of it) → `socket`, `routes/`, `client` (files), `middleware` (language,
origins, rate limit, headers) → `app`.
"""
