import { FORM_ERROR } from 'final-form'

/** What a mutation's `userErrors` say, at a form's fields; undefined where nothing is wrong. */
export const wrongIn = (
  errors: readonly { field: readonly string[] | null; message: string }[] = [],
): Record<string, string> | undefined =>
  errors.length
    ? Object.fromEntries([
        [FORM_ERROR, errors[0]!.message],
        ...errors.flatMap(({ field, message }) => (field ? [[field[0], message]] : [])),
      ])
    : undefined
