"""Jinxes that are more than a line beside one of their roles, by the role or the moment that they share."""
