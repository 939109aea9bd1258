/** Brings a visitor to the first field that needs correcting, once the messages are drawn. */
export const focusFirstInvalid = (form: HTMLFormElement) =>
  setTimeout(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    control?.focus()
  })
