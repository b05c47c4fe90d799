"""`make bench-server`: how fast the service answers, beside boardgame.io in the same run."""
