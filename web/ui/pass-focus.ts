/** A ref for what goes away while the focus is in it: the nearest status, which says why, has it then. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return
  for (let around = element.parentElement; around; around = around.parentElement) {
    const status = around.querySelector<HTMLElement>('[tabindex]:is([role="status"], [aria-live])')
    if (status) return status.focus({ preventScroll: true })
  }
}
