import pytest

pytest.register_assert_rewrite(f"{__name__}.scenario", f"{__name__}.reference")
