import type { Reason } from './compare/reason.ts'

/** What was compared, in one line: "Same place_id and phone; similar name; different website". */
export const reasonText = (reasons: readonly Reason[]): string => {
  const parts = (['same', 'similar', 'different'] as const).flatMap((likeness) => {
    const fields = reasons.filter((reason) => reason.likeness === likeness).map(({ field }) => field)
    return fields.length ? [`${likeness} ${inWords(fields)}`] : []
  })
  const text = parts.join('; ')
  return text ? text[0]!.toUpperCase() + text.slice(1) : 'Nothing to compare'
}

const inWords = (fields: string[]) =>
  fields.length < 2 ? fields.join() : `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`
