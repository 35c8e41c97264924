"""Every setting of the app: what may be chosen, and what Voila and the kernels are told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from traitlets.config import Config

from gin_widgets.app import kernels, texts
from gin_widgets.app.language_choice import CODES
from gin_widgets.app.places import notebooks_folder, static_url
from gin_widgets.i18n import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

_EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
)
"""The extensions of JupyterLab that widgets in Voila need; others of the user stay out."""


@dataclass(frozen=True, slots=True)
class Options:
    """What may be chosen on the command line.

    `notebooks` is the folder that is served, with one folder for each language in it. `warm` is
    the number of kernels kept ready for each language that is in use, `pages` the most pages that
    have a kernel at one time, `idle` the seconds after which a kernel that nobody uses is
    stopped, `cull_connected` whether that goes for a page that is still open.
    """

    host: str = "127.0.0.1"
    port: int = 8866
    browser: bool = True
    notebooks: Path = field(default_factory=notebooks_folder)
    token: str | None = None
    base_url: str = "/"
    warm: int = 1
    pages: int = 150
    idle: int = 900
    cull_connected: bool = False
    debug: bool = False


def configuration(options: Options) -> Config:
    """The settings of Voila and of the kernels for these options."""
    return Config(
        Voila={
            "ip": options.host,
            "port": options.port,
            "open_browser": options.browser,
            "base_url": options.base_url,
            "root_dir": str(options.notebooks),
            "token": options.token,
            "log_level": "INFO" if options.debug else "WARN",
        },
        GinApp={"warm_kernels": options.warm, "most_pages": options.pages},
        VoilaConfiguration={
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "strip_sources": True,
            "show_tracebacks": options.debug,
            "file_allowlist": [r"[\w-]+/[\w-]+\.(png|jpg|svg)"],
            "extension_allowlist": list(_EXTENSIONS),
            "kernel_spec_manager_class": kernels.OwnPython,
            "preheat_kernel": options.warm > 0,
            "default_pool_size": 0,  # a pool is filled when its language is first visited
            "resources": _template_resources(options),
        },
        VoilaExecutor={"cell_error_instruction": ""},  # the template says it in the language
        MappingKernelManager={
            "cull_idle_timeout": options.idle,
            "cull_interval": max(1, min(60, options.idle // 3)),
            "cull_connected": options.cull_connected,
        },
        PasswordIdentityProvider={"allow_password_change": False},
    )


def _template_resources(options: Options) -> dict[str, object]:
    """What the notebook template needs and cannot fetch for itself."""
    return {
        "frames": {code: texts.spoken(texts.FRAME, code) for code in CODES},
        "language_names": {known.code: known.name for known in LANGUAGES},
        "app_files": {
            name: static_url(options.base_url, name) for name in ("app.css", "app.js", "icon.svg")
        },
        "show_errors": options.debug,
    }
