"""The rules engine: standard library only, and it knows no game.

`languages`, `text`, `errors`, `texts` (those of a package, fetched by key) → `component`, `checked` (checked access to
data), `chance`, `setting`, `rules` → `option`, `place`, `event`, `phrases` (what a game says, checked at load) →
`step`, `question` → `history`, `decision`, `preview`, `match` → `game`, `story` (events in one line a thought),
`ruleset` (what all games do alike), `advice`, `count`; `notation/` has records and the files of text and TOML. `native`
is a mark for the compiler, `shapes` the TypedDicts that all games share.
"""
