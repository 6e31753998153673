"""Altay: Dawn of Civilization."""
