"""Which language a client is answered in: the one that it names, else the first that its browser prefers."""

from typing import Annotated, Any, Final
from urllib.parse import parse_qs

from msgspec import Meta

from kleinod.engine.text import LANGUAGES

DEFAULT: Final = "en"
MAX_LENGTH: Final = 35
"""Characters of a language tag (RFC 5646)."""

LanguageTag = Annotated[str, Meta(max_length=MAX_LENGTH)]
"""A language such as "de" or "de-AT"; English if there are no texts in it."""


def known_language(tag: str) -> str:
    """The language of a tag, without its region; English if there are no texts in it."""
    return _find(tag) or DEFAULT


def preferred_language(header: str) -> str:
    """The language that an Accept-Language header prefers among those that we have."""
    for tag in _by_preference(header):
        found = _find(tag)
        if found is not None:
            return found
    return DEFAULT


def requested_language(query: str, headers: dict[str, str]) -> str:
    """The language of a request: its parameter `lang`, else what its header prefers."""
    named = parse_qs(query).get("lang")
    return known_language(named[-1]) if named else preferred_language(headers.get("accept-language", ""))


def language_of(connection: Any) -> str:
    """The language of a request or WebSocket, as the middleware has found it."""
    language: str = connection.scope["state"]["language"]
    return language


def _find(tag: str) -> str | None:
    language = tag.strip().lower().partition("-")[0]
    return language if language in LANGUAGES else None


def _by_preference(header: str) -> list[str]:
    """The tags of an Accept-Language header: those with the highest quality first, without those of quality 0."""
    weighed: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        name, _, value = parameter.partition("=")
        try:
            quality = float(value) if name.strip().lower() == "q" else 1.0
        except ValueError:
            quality = 0.0
        if quality > 0:
            weighed.append((quality, tag))
    return [tag for _, tag in sorted(weighed, key=lambda one: -one[0])]
