import { maxRadiusMiles, minRadiusMiles } from '../../../api/suppliers/rules/radius.rules.ts'

const addressNumbers = {
  radius: { min: minRadiusMiles, max: maxRadiusMiles, round: Math.round },
  rating: { min: 0, max: 5, round: (stars) => Math.round(stars * 10) / 10 },
  minimum: { min: 1, max: 99_999, round: Math.round },
  shown: { min: 1, max: 100, round: Math.round },
} as const satisfies Record<string, { min: number; max: number; round: (value: number) => number }>

export const maxShown = addressNumbers.shown.max

export type NumberName = keyof typeof addressNumbers

/** Limited to its range; undefined if missing or unreadable. */
export const readNumber = (params: URLSearchParams, name: NumberName): number | undefined => {
  const number = numberAt(params, name)
  const { min, max, round } = addressNumbers[name]
  return number === undefined || Number.isNaN(number) ? undefined : round(Math.min(max, Math.max(min, number)))
}

export const changedNumbers = (params: URLSearchParams): NumberName[] =>
  (Object.keys(addressNumbers) as NumberName[]).filter((name) => readNumber(params, name) !== numberAt(params, name))

const numberAt = (params: URLSearchParams, name: NumberName): number | undefined => {
  const text = params.get(name)?.trim()
  return text ? Number(text) : undefined
}
