"""The app: the `gin-widgets` command, the server and its pages, the notebooks.

The only layer that knows Voila. Everything is set here in Python: there is no configuration file
to find, and none that could surprise.
"""
