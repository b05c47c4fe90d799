"""A table: what its log says, and what may be done at it. Nothing here reads or writes anything outside."""
