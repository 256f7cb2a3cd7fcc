"""`python -m malina.cli`."""

from . import main

main()
