"""What every table needs, in the terminal or on a page: words for options, events and cards, the
log so far, taking back. Nothing here draws."""
