"""Errors of the service. Each carries its sentence in all languages; `app` gives each a status code."""

from kleinod.engine.errors import KleinodError


class CommandError(KleinodError):
    """A command that is not carried out."""


class NotFound(CommandError):
    """The thing does not exist, or the visitor may not know of it."""


class Forbidden(CommandError):
    """Only somebody else may do this."""


class RateLimited(CommandError):
    """More, longer or faster than the limits allow."""


class StorageUnavailable(CommandError):
    """The database could not be reached; whether anything was written is known only when it is back."""
