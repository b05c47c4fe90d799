"""Everything over HTTP; docs/wire.md lists the routes, `/api/openapi.json` describes them."""
