"""The OpenAPI schema of the REST side, and its documentation as a page that needs no script."""

from __future__ import annotations

from html import escape
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Server

PATH = "/api/docs"
Schema = dict[str, Any]
REFUSED = {
    "description": "Refused; `reason` says why.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}},
}
STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { font-size: 1rem; margin: 1.5rem 0 0; overflow-wrap: anywhere } p { margin: 0 } pre { overflow: auto }
"""


def config(root_path: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Malina",
        version=version("malina"),
        path=PATH,
        servers=[Server(url=root_path or "/")],
        render_plugins=[DocsPage(), DocsJson()],
    )


def as_it_is(schema: Schema) -> Schema:
    """Litestar's schema, with our own error bodies in place of Litestar's."""
    paths = {}
    for path, item in schema["paths"].items():
        paths[path] = {method: _refusing(operation) for method, operation in item.items()}
    return {**schema, "paths": paths}


def _refusing(operation: Schema) -> Schema:
    good = {status: answer for status, answer in operation["responses"].items() if status < "400"}
    return {**operation, "responses": {**good, "default": REFUSED}}


class DocsJson(JsonRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return msgspec.json.encode(as_it_is(openapi_schema))


class DocsPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        schema = as_it_is(openapi_schema)
        calls = [
            _call(path, method, operation)
            for path, item in schema["paths"].items()
            for method, operation in item.items()
        ]
        types = [_type(name, shape) for name, shape in sorted(schema["components"]["schemas"].items())]
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Malina</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><h1>Malina</h1>'
            f'<p><a href="{PATH.rpartition("/")[2]}/openapi.json">openapi.json</a></p>{"".join(calls)}'
            f"<h1>Types</h1>{''.join(types)}</html>"
        ).encode()


def _call(path: str, method: str, operation: Schema) -> str:
    lines = [operation.get("summary", "")]
    for parameter in operation.get("parameters", ()):
        lines.append(f"{parameter['name']} ({parameter['in']}): {parameter.get('description', '')}")
    if body := operation.get("requestBody"):
        lines.append(f"body: {_name(body)}")
    lines += [f"{status}: {_name(answer)}" for status, answer in operation["responses"].items()]
    said = "".join(f"<p>{escape(line)}</p>" for line in lines if line)
    return f"<h2><code>{method.upper()} {escape(path)}</code></h2>{said}"


def _name(answer: Schema) -> str:
    """The type of a body by its name, a list of it in brackets."""
    for content in answer.get("content", {}).values():
        shape = content["schema"]
        if shape.get("type") == "array":
            return f"[{shape['items'].get('$ref', '').rpartition('/')[2]}]"
        return str(shape["$ref"].rpartition("/")[2]) if "$ref" in shape else str(shape.get("type", ""))
    return "nothing"


def _type(name: str, shape: Schema) -> str:
    text = msgspec.json.format(msgspec.json.encode(shape), indent=1).decode()
    return f'<details id="{escape(name)}"><summary>{escape(name)}</summary><pre>{escape(text)}</pre></details>'
