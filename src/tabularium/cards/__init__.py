"""The card language the games share: sequences, costs, menus, standing effects, counts."""
