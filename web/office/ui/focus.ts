/** A ref inside a form, whose first field has the focus until the form closes; somebody who types in it already stays where they are. */
export const focusForm = (part: HTMLElement | null) => {
  const [form, before] = [part?.closest('form'), document.activeElement]
  if (!form?.contains(before)) form?.querySelector<HTMLElement>('input, textarea')?.focus()
  return () => {
    if (form?.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/** A ref of an element that has the focus when it appears. */
export const focusNow = (element: HTMLElement | null) => element?.focus()

export const titleId = 'office-title'

/** Used when the focused element is removed. */
export const focusTitle = () => document.getElementById(titleId)?.focus()
