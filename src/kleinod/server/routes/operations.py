"""Health and metrics, for operators."""

import os

from litestar import MediaType, Response, Router, get
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from kleinod.server.database.writer import DATABASE_ERRORS
from kleinod.server.routes.request import ServiceRequest, service_of


class Health(Struct, frozen=True):
    ok: bool


@get("/health", include_in_schema=False)
async def health(request: ServiceRequest) -> Response[Health]:
    """Whether this process is up and reaches its database."""
    try:
        await service_of(request).store.check()
    except DATABASE_ERRORS:
        return Response(Health(False), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response(Health(True), status_code=HTTP_200_OK)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """For Prometheus; with several processes on one port, their sum."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})


router = Router("", route_handlers=[health, metrics])
