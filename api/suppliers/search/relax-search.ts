import { isEnglish, isOrdinaryWord } from '../../text/english.ts'
import { alternativesTo, isTradeTerm, singular, vocabulary } from './words/read-query.ts'
import { isTradeWord } from './words/spelling-corrections.ts'
import { headNouns } from './search-subject.ts'
import { work } from './words/trade-words.ts'
import type { Search, SearchTerm } from './search.ts'
import { searchedTerms } from './supplier-conditions.ts'
import { defaultRadiusMiles } from '../rules/radius.rules.ts'

export interface Relaxation {
  miles: number
  dropped: readonly SearchTerm[]
  isServiceDropped: boolean
}

const radiiMiles = [10, 15, 25, 50, 100, 200]

/**
 * The sets of terms to drop, in order. Words that no supplier has go together, then one more term at a time, the least important first;
 * each of the trade's terms goes alone before two do. The place stays. All terms go only if a brand has a substitute.
 */
const termsToDrop = (search: Search): SearchTerm[][] => {
  const terms = leastImportantFirst(search)
  const areAllIdle = terms.every(isIdle)
  const areDroppedTogether = (a: SearchTerm, b: SearchTerm) =>
    getImportance(a) === getImportance(b) && (!a.suppliers || (!areAllIdle && isIdle(a) && isIdle(b)))
  const counts = terms.flatMap((term, at) => {
    const next = terms[at + 1]
    return (next ? areDroppedTogether(term, next) : !terms.some(isReplaceable)) ? [] : [at + 1]
  })
  const singles = terms
    .slice(1)
    .filter((term) => [terms[0]!, term].every((one) => getImportance(one) === tradeImportance))
  return [0, ...counts].flatMap((count) => [
    terms.slice(0, count),
    ...(count === 1 ? singles.map((term) => [term]) : []),
  ])
}

/**
 * The step that drops ordinary words up to this importance beside terms of the trade.
 * 0 or less if that is no word or every word.
 */
export const stepToTopic = (search: Search, importance: number): number => {
  const hasGoods = search.terms.some((term) => getImportance(term) >= tradeImportance)
  const isOrdinary = (term: SearchTerm) =>
    getImportance(term) <= importance && term.typed.split(' ').every(isOrdinaryWord)
  const count = leastImportantFirst(search).findIndex((term) => !(hasGoods && isOrdinary(term)))
  return relaxationsToTry(search)[0]!.findIndex(({ dropped }) => dropped.length === count)
}

/** Words such as "extra wide", which are dropped together. */
const isIdle = (term: SearchTerm): boolean => getImportance(term) === ordinaryImportance && isEnglish(term.typed)

const isReplaceable = ({ brand, alternatives }: SearchTerm): boolean => brand?.words === alternatives

/** Highest first: brands, goods, terms of the trade, qualities, other words, and 0 for words that no supplier has. */
const getImportance = ({ typed, suppliers, brand }: SearchTerm): number => {
  const words = typed.split(' ')
  const hasWord = (is: (word: string) => boolean) => words.some((word) => is(word) || is(singular(word)))
  if (!suppliers) return 0
  if (brand) return 6
  if (hasWord((word) => headNouns.has(word))) return 5
  if (isTradeTerm(typed)) return tradeImportance
  const isPartOfPhrase = (word: string) => vocabulary.has(word) && !isTradeTerm(word)
  return hasWord((word) => (isTradeWord(word) && !isPartOfPhrase(word)) || workWords.has(word))
    ? qualityImportance
    : ordinaryImportance
}
const workWords = new Set(work)
const tradeImportance = 4
/** Of words such as "velvet" or "hub". */
export const qualityImportance = 3
export const ordinaryImportance = 2

const leastImportantFirst = (search: Search): SearchTerm[] =>
  searchedTerms(search)
    .filter(({ within }) => within !== 'C')
    .toSorted(
      (a, b) =>
        getImportance(a) - getImportance(b) || Number(isIdle(b)) - Number(isIdle(a)) || b.suppliers - a.suppliers,
    )

/** For a brand's goods, whose number of suppliers is unknown. */
const manySuppliers = 1000

/** For a county, circles around its centre. */
const radiiToTry = ({ circle, place }: Search): number[] => {
  if (!circle && place?.type !== 'county') return []
  return radiiMiles.filter((radius) => (circle ? radius > circle.radiusMiles : radius >= defaultRadiusMiles))
}

/** Other services are only shown near a place. */
const servicesToTry = ({ services, circle, place }: Search): boolean[] =>
  services && (circle ?? place) ? [false, true] : [false]

/** The first group keeps the radius; each other group drops one set of terms and widens the circle. */
export const relaxationsToTry = (search: Search): Relaxation[][] => {
  const radii = radiiToTry(search)
  return servicesToTry(search).flatMap((isServiceDropped) => {
    const ways = termsToDrop(search).map((dropped) => ({ miles: 0, dropped, isServiceDropped }))
    return [ways, ...ways.map((way) => radii.map((miles) => ({ ...way, miles })))]
  })
}

export const withoutPlace = (search: Search): Search => {
  const { circle: _, countiesOfPlace: __, country: ___, ...rest } = search
  return rest
}

export const applyRelaxation = (search: Search, { miles, dropped, isServiceDropped }: Relaxation): Search => {
  const { services, ...anyService } = search
  const reduced = {
    ...anyService,
    ...(services && !isServiceDropped ? { services } : {}),
    droppedService: isServiceDropped,
    terms: search.terms.flatMap((term) => {
      if (!dropped.includes(term)) return term
      return term.brand && isReplaceable(term)
        ? { ...term, alternatives: alternativesTo(term.brand), suppliers: manySuppliers }
        : []
    }),
    droppedWords: dropped.map(({ typed }) => typed),
  }
  const centre = search.circle ?? search.place
  if (!miles || !centre) return reduced
  const circle = { latitude: centre.latitude, longitude: centre.longitude, radiusMiles: miles }
  return { ...withoutPlace(reduced), circle, widenedToMiles: miles }
}
