"""Refusals as things that travel."""

from __future__ import annotations

import copy
import pickle

import pytest

from malina.kernel.refusal import BadOptions, IllegalMove, Refusal


@pytest.mark.parametrize("refusal", [IllegalMove("bad-command"), BadOptions("bad-seats", low=2, high=4)])
def test_a_refusal_comes_home_from_another_process(refusal: Refusal) -> None:
    refusal.add_note("asked and answered")
    for twin in (pickle.loads(pickle.dumps(refusal)), copy.deepcopy(refusal)):
        assert type(twin) is type(refusal)
        assert (twin.reason, twin.args_, twin.args) == (refusal.reason, refusal.args_, refusal.args)
        assert (str(twin), twin.__notes__) == (str(refusal), ["asked and answered"])
