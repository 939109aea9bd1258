import type { FormEvent } from 'react'

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

/** Does nothing if the focus has moved; fields are marked within a few frames. */
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
