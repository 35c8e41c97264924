"""The public names of `gin_widgets.engine`."""

import doctest
import subprocess
import sys
from types import ModuleType

import pytest

from gin_widgets import engine
from gin_widgets.engine import rounds


@pytest.mark.parametrize("name", engine.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(engine, name) is not None
    assert name in dir(engine)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="canasta"):
        _ = engine.canasta


def test_importing_the_engine_loads_nothing_else() -> None:
    program = (
        "import sys, gin_widgets.engine as e; before = set(sys.modules); "
        "assert not [m for m in before if m.startswith('gin_widgets.engine.')], before; "
        "e.deadwood; assert 'gin_widgets.engine.rounds' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("module", [engine, rounds])
def test_the_examples_in_the_docstrings_are_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted
    assert not found.failed
