"""`python -m kleinod`."""

import sys

from kleinod.cli.main import main

sys.exit(main())
