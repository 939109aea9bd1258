/** What stands in a form's fields, as the address that it leads to without JavaScript says it. */
export const readForm = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
