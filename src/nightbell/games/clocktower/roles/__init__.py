"""Every role that exists, one small function each, by edition and type."""

from nightbell.games.clocktower.roles import (
    bad_moon,
    sects,
    tb_evil,
    tb_outsiders,
    tb_townsfolk,
    tb_travellers,
)

__all__ = ["bad_moon", "sects", "tb_evil", "tb_outsiders", "tb_townsfolk", "tb_travellers"]
