"""The command, and a cluster."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.cli.conftest import nightbell as nightbell

from studies.machines import Cluster


@pytest.fixture
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    yield cluster
    cluster.close()
