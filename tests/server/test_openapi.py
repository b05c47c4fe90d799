"""Everything that the description of the routes allows, and much that it does not: the answers are as described."""

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.scene import Scene
from tests.server.test_routes import ROUTES, TABLE_ROUTES, named

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
ALL = ROUTES | TABLE_ROUTES
ENDLESS = ("GET", "/api/seat/stream")
QUERIES = [("GET", "/api/tables"), ("GET", "/api/tables/{id}/steps/{step}"), ("GET", "/api/tables/{id}/position")]
ALLOWED = [(route, GenerationMode.POSITIVE) for route in ALL if route != ENDLESS]
FORBIDDEN = [(route, GenerationMode.NEGATIVE) for route in ALL if ALL[route][0] is not None or route in QUERIES]
"""What the description does not allow can only be said in a body or a query."""


@pytest.fixture(scope="module")
def description(server):
    answer = requests.get(f"{server.address}/api/openapi.json", timeout=20)
    return schemathesis.openapi.from_dict(answer.json())


@pytest.mark.parametrize(
    ("route", "mode"), ALLOWED + FORBIDDEN, ids=lambda one: getattr(one, "value", None) or named(one)
)
def test_as_described(server, visit, description, route, mode):
    method, path = route
    paths = description.raw_schema["paths"]
    operation = description[path if path in paths else f"{path}/"][method]
    scene = Scene(server, visit, listed=True).start()
    headers = {"Cookie": f"kleinod={scene.host.cookie}", "Authorization": f"Bearer {scene.host.token(scene.id, 0)}"}

    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case):
        if "id" in case.path_parameters and mode == GenerationMode.POSITIVE:
            case.path_parameters["id"] = scene.id
        answer = case.call(base_url=server.address, headers=headers, session=session)
        if answer.status_code != 413:  # a size that no schema tells
            case.validate_response(answer, checks=CHECKS, headers=headers)

    with requests.Session() as session:
        session.trust_env = False
        check()
