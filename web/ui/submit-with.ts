import type { FormEvent } from 'react'

/** A form's `onSubmit` from react-final-form's: afterwards the first field that is wrong has the focus. */
export const submitWith =
  (handleSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget
    await handleSubmit(event)
    focusWrong(form, 20)
  }

/** The messages of a server's answer may be drawn a few frames later. */
const focusWrong = (form: HTMLFormElement, frames: number) =>
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) (wrong.matches('fieldset') ? wrong.querySelector('input')! : wrong).focus()
    else if (frames > 0 && form.isConnected) focusWrong(form, frames - 1)
  })
