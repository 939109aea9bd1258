import type { Service } from '../service.ts'
import { isCommon } from './read-query.ts'
import type { SearchTerm } from './search.ts'

const ofService: Record<Service, string> = {
  BLINDS: 'blind',
  CURTAINS: 'curtain',
  SHUTTERS: 'shutter',
  INSTALLATION: 'installation',
  REPAIRS: 'repair',
  CUSTOM: 'made to measure',
}

/** "roman blind" of "roman blinds", as in "76 roman blind suppliers"; empty where nothing of the trade is asked for. */
export const subjectOf = (terms: readonly SearchTerm[], services: readonly Service[]): string => {
  const words = terms
    .filter(({ typed, within }) => !within && typed.split(' ').every(isCommon))
    .flatMap(({ typed }) => typed.split(' '))
  if (words.length) return [...words.slice(0, -1), singular(words.at(-1)!)].join(' ')
  return services.length === 1 && !terms.length ? ofService[services[0]!] : ''
}

const singular = (word: string) =>
  word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.replace(/([^s])s$/, '$1')
