"""A Ray cluster as an executor; needs the extra `nightbell[cluster]`.

Ray itself notices a worker or a whole machine that dies, and has its tasks done by another.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from nightbell.engine import Refusal

P = ParamSpec("P")
R = TypeVar("R")

ATTEMPTS = 3


class RayExecutor(Executor):
    """Tasks are functions that every machine can import: nightbell is installed on each."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.link = self._linked()
        with self.link:
            self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
            self.done = ray.remote(max_retries=-1)(done_there)

    def _linked(self) -> ray.ClientContext:
        """A head that has just been started, or is busy, may need to be asked more than once."""
        for _ in range(ATTEMPTS):
            try:
                return ray.init(self.address, allow_multiple=True, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, RuntimeError):
                continue
        raise Refusal("no-cluster-there", address=self.address)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        ours: Future[R] = Future()

        def arrived(theirs: Future[R]) -> None:
            fault = theirs.exception()
            if fault is None:
                ours.set_result(theirs.result())
            elif isinstance(fault, RayTaskError) or not isinstance(fault, RayError | ConnectionError):
                ours.set_exception(fault)
            else:
                ours.set_exception(Refusal("cluster-lost", address=self.address))

        try:
            with self.link:
                self.done.remote(fn, *args, **kwargs).future().add_done_callback(arrived)
        except ConnectionError:
            raise Refusal("cluster-lost", address=self.address) from None
        return ours

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.link.disconnect()


def done_there(fn: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    return fn(*args, **kwargs)
