"""Looking ahead: what comes of an option, and a tree of questions."""
