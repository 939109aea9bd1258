import { largestRadiusMiles, smallestRadiusMiles } from '../../../api/suppliers/radius.rules.ts'

interface AddressNumber {
  min: number
  max: number
  round: (value: number) => number
  rule: string
}

/** The numbers that the address of a list may have. */
const addressNumbers = {
  radius: {
    min: smallestRadiusMiles,
    max: largestRadiusMiles,
    round: Math.round,
    rule: `A radius is a whole number of miles from ${smallestRadiusMiles} to ${largestRadiusMiles}.`,
  },
  rating: {
    min: 0,
    max: 5,
    round: (stars) => Math.round(stars * 10) / 10,
    rule: 'A rating is a number of stars from 0 to 5.',
  },
  shown: { min: 1, max: 100, round: Math.round, rule: 'A page shows from 1 to 100 suppliers.' },
} as const satisfies Record<string, AddressNumber>

/** The most suppliers that a page shows. */
export const maxShown = addressNumbers.shown.max

type NumberName = keyof typeof addressNumbers

/** A number of the address within its limits; undefined where there is none. */
export const readNumber = (params: URLSearchParams, name: NumberName): number | undefined => {
  const number = numberAt(params, name)
  const { min, max, round } = addressNumbers[name]
  return number === undefined ? undefined : round(Math.min(max, Math.max(min, number)))
}

/** A sentence for each number of the address that is not shown as it is. */
export const limitNotes = (params: URLSearchParams): string[] =>
  (Object.keys(addressNumbers) as NumberName[]).flatMap((name) => {
    const shown = readNumber(params, name)
    return shown === numberAt(params, name) ? [] : [limitNote(name, shown)]
  })

/** Says which number is shown, and by which rule. */
export const limitNote = (name: NumberName, shown: number | null | undefined): string =>
  `${addressNumbers[name].rule} Showing ${shown}.`

const numberAt = (params: URLSearchParams, name: NumberName): number | undefined => {
  const text = params.get(name)?.trim()
  const number = Number(text)
  return !text || Number.isNaN(number) ? undefined : number
}
