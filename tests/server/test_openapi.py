"""The description of the API, and the API tried with requests made from it."""

import re

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from server_support import Killable

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
PATHS = {
    "/health/live": {"get"},
    "/health/ready": {"get"},
    "/health": {"get"},
    "/api/site": {"get"},
    "/api/games": {"get"},
    "/api/games/{game}": {"get"},
    "/api/games/{game}/cards": {"get"},
    "/api/games/{game}/rules": {"get"},
    "/api/games/{game}/lesson": {"get"},
    "/api/tables": {"post"},
    "/api/tables/{table}": {"get"},
    "/api/tables/{table}/moves": {"post"},
    "/api/tables/{table}/set": {"get", "post"},
    "/api/tables/{table}/undo": {"post"},
    "/api/tables/{table}/answer": {"post"},
    "/api/tables/{table}/seat": {"post"},
    "/api/tables/{table}/chat": {"post"},
    "/api/tables/{table}/link": {"post"},
    "/api/tables/{table}/branch": {"post"},
    "/api/tables/{table}/preview": {"get"},
    "/api/tables/{table}/why": {"get"},
    "/api/tables/{table}/log": {"get"},
    "/api/tables/{table}/curve": {"get"},
    "/api/tables/{table}/record": {"get"},
    "/api/tables/{table}/weighed": {"get"},
}


def test_everything_of_the_protocol_is_described(shared):
    described = shared.get("/api/openapi.json").json()
    assert {path: set(methods) for path, methods in described["paths"].items()} == PATHS
    schemas = described["components"]["schemas"]
    assert schemas["Move"]["additionalProperties"] is False
    assert set(schemas["Move"]["required"]) == {"version", "request", "seat", "key"}
    assert {"view", "decision", "log", "undo", "chat"} <= set(schemas["State"]["properties"])


def test_whatever_is_referred_to_is_there(shared):
    """Two types of one name were said in full, and referred to by half of it."""
    text = shared.get("/api/openapi.json").text
    named = set(shared.get("/api/openapi.json").json()["components"]["schemas"])
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= named


@pytest.fixture(scope="module")
def apart(tmp_path_factory):
    """A server in a process of its own: Hypothesis minds whoever draws random numbers beside it."""
    folder = tmp_path_factory.mktemp("apart")
    server = Killable("crash_app.py", f"sqlite:///{folder}/tables.db", "never")
    yield server
    server.kill()


@pytest.fixture
def table(apart):
    """For each test: one of the requests takes the seat from whoever has its link."""
    return apart.create(seats=["human", "human"])


@pytest.fixture(scope="module")
def schema(apart):
    return schemathesis.openapi.from_url(f"{apart.address}/api/openapi.json")


# another server in a thread of this process may draw a number; hypothesis blames the strategy
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(
    ("path", "method"),
    [(path, method) for path, methods in PATHS.items() for method in sorted(methods)],
)
def test_requests_made_from_the_description(apart, schema, table, path, method, mode):
    """Whatever comes in, the answer is one that is described; nonsense is refused."""
    operation = schema[path][method]

    @settings(
        max_examples=20,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table.id
        case.call_and_validate(
            base_url=apart.address,
            headers={"Authorization": f"Bearer {table.tokens[0]}"},
            checks=CHECKS,
        )

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE and "{" not in path, "nothing could be tried"
