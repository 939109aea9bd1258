import type { TextShape } from './text-shapes.rules.ts'

/** Whether a business trades: Google's words, and those of the site. */
export const businessStatuses = {
  OPERATIONAL: 'Open for business',
  CLOSED_TEMPORARILY: 'Temporarily closed',
  FUTURE_OPENING: 'Not open yet',
} as const
export type BusinessStatus = keyof typeof businessStatuses

export const businessStatusNames = Object.keys(businessStatuses) as BusinessStatus[]

/** What others write for it, in letters alone. */
const otherWords: Readonly<Record<string, BusinessStatus>> = {
  open: 'OPERATIONAL',
  active: 'OPERATIONAL',
  trading: 'OPERATIONAL',
  closedtemporarily: 'CLOSED_TEMPORARILY',
  tempclosed: 'CLOSED_TEMPORARILY',
  openingsoon: 'FUTURE_OPENING',
  comingsoon: 'FUTURE_OPENING',
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** Whether a business trades, by its name here or elsewhere. One that has closed for good has no place in the directory. */
export const businessStatus: TextShape = {
  read: (typed) => {
    const word = letters(typed)
    return (
      businessStatusNames.find((name) => [name, businessStatuses[name]].map(letters).includes(word)) ?? otherWords[word]
    )
  },
  example: 'CLOSED_TEMPORARILY',
  please: `Please choose ${Object.values(businessStatuses).join(', ')}, or nothing.`,
  must: `must be ${Object.values(businessStatuses).join(', ')}`,
}

/** What visitors read in place of the present opening times; undefined for a business that trades. */
export const closedText = (status: string | null | undefined): string | undefined =>
  status === 'CLOSED_TEMPORARILY' || status === 'FUTURE_OPENING' ? businessStatuses[status] : undefined
