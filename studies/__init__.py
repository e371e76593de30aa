"""What takes too long for `make test`: a cluster of two machines, the whole suites of the peers."""
