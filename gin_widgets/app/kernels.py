"""The one kernel that the app uses: Python of the environment that the server runs in."""

from __future__ import annotations

from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager

_NO_HISTORY = "--HistoryManager.enabled=False"
"""It would be one file that the kernels of all learners write to."""
_ERRORS_ONLY = "--log-level=ERROR"


class OwnPython(KernelSpecManager):
    """Know no other kernel than this interpreter.

    A kernel called `python3` in the user's folders may be another Python, without gin_widgets.
    """

    def find_kernel_specs(self) -> dict[str, str]:
        """The one name and the folder of its icons."""
        return {NATIVE_KERNEL_NAME: str(RESOURCES)}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """How to start this interpreter, whatever kernel the notebook was last saved with."""
        del kernel_name
        start = get_kernel_dict(extra_arguments=[_NO_HISTORY, _ERRORS_ONLY])
        return KernelSpec(resource_dir=str(RESOURCES), **start)
