"""`kleinod engine`: the library for programs in any language, JSON lines in and out (docs/engine-protocol.md)."""
