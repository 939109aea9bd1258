import type { FormEvent } from 'react'

/** Wraps react-final-form's `onSubmit`: what the form still has to `load` comes first; afterwards the first wrong field has the focus. */
export const submitWith =
  (handleSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined, load?: () => Promise<unknown>) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget
    if (load) {
      event.preventDefault()
      await load()
    }
    await handleSubmit(event)
    focusWrong(form)
  }

/** Focuses the first wrong field, unless somebody has gone on to another. Fields are marked as wrong within a few frames, or not at all. */
export const focusWrong = (form: HTMLFormElement, frames = 12, before = document.activeElement) => {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement !== before && activeElement !== body) return
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    if (control) control.focus()
    else if (frames > 0) focusWrong(form, frames - 1, before)
  })
}
