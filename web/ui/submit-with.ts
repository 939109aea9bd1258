import type { FormEvent } from 'react'

/** A form's `onSubmit` from react-final-form's: afterwards the first field that is wrong has the focus. */
export const submitWith =
  (handleSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget
    await handleSubmit(event)
    requestAnimationFrame(() => {
      const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
      const control = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
      control?.focus()
    })
  }
