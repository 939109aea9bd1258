import type { Service } from '../rules/service.ts'
import type { Supplier } from '../supplier.entity.ts'
import { tokenize } from './words/read-query.ts'
import type { Search } from './search.ts'

const maxShown = 3

/** Like the database's to_service_groups(). */
const groups: Record<Service, RegExp> = {
  BLINDS: /\b(blinds?|shades?|venetians?|rollers?|romans?|verticals?|pleated|cellular|honeycomb|duette)\b/,
  CURTAINS: /\b(curtains?|curtaining|drapes?|drapery|draperies|voiles?|nets?|pelmets?|valances?)\b/,
  SHUTTERS: /\b(shutters?|plantation)\b/,
  INSTALLATION: /\b(install(ation|ing|er)?s?|fittings?|fitters?|(measure|measuring|supply) (and|&) fit)\b/,
  REPAIRS: /\b(repair(s|ing|ed)?|mend(s|ing)?|restring(s|ing)?|clean(ing)?|alterations?)\b/,
  CUSTOM: /\b(custom|customised|bespoke|tailored|made[- ]to[- ](measure|order)|designs?)\b/,
}

/** The search treats these forms alike: fit, fitter, fitting. */
const stemWord = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ation|ing|er|ed)$/, '')
    .replace(/(.)\1$/, '$1')

const stemText = (text: string) => ` ${tokenize(text).map(stemWord).join(' ')} `

/** Best first; at most three. */
export const matchedServices = (
  { terms, services = [] }: Pick<Search, 'terms' | 'services'>,
  supplier: Pick<Supplier, 'services' | 'specialties'>,
): string[] => {
  const phrases = terms.filter(({ within }) => !within).map(({ alternatives }) => alternatives.map(stemText))
  if (!phrases.length && !services.length) return []
  const getScore = (text: string): number => {
    const stems = stemText(text)
    const lower = text.toLowerCase()
    return (
      2 * phrases.filter((alternatives) => alternatives.some((phrase) => stems.includes(phrase))).length +
      services.filter((service) => groups[service].test(lower)).length
    )
  }
  const distinct = new Map([...supplier.services, ...supplier.specialties].map((text) => [text.toLowerCase(), text]))
  return [...distinct.values()]
    .map((text) => ({ text, score: getScore(text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxShown)
    .map(({ text }) => text)
}
