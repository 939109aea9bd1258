import { isEnglish, isOrdinaryWord } from '../../text/english.ts'
import { alternativesTo, isTradeTerm, singular, vocabulary } from './words/read-query.ts'
import { isTradeWord } from './words/spelling-corrections.ts'
import { headNouns } from './search-subject.ts'
import { isSaidOfFirm } from './words/synonyms.ts'
import { work } from './words/trade-words.ts'
import type { Search, SearchTerm } from './search.ts'
import { defaultRadiusMiles } from '../rules/radius.rules.ts'

export interface Relaxation {
  miles: number
  dropped: readonly SearchTerm[]
  isServiceDropped: boolean
}

const circles = [10, 15, 25, 50, 100, 200]

/**
 * Drops the words that no supplier has at once, then one term at a time, never the place; all only if a brand has a substitute.
 * Of the trade's terms each is dropped alone before two are.
 */
const termsToDrop = (search: Search): SearchTerm[][] => {
  const terms = leastImportantFirst(search)
  const isEveryIdle = terms.every(isIdle)
  const areTogether = (a: SearchTerm, b: SearchTerm) =>
    getImportance(a) === getImportance(b) && (!a.suppliers || (!isEveryIdle && isIdle(a) && isIdle(b)))
  const counts = terms.flatMap((term, at) => {
    const next = terms[at + 1]
    return (next ? areTogether(term, next) : !terms.some(isReplaceable)) ? [] : [at + 1]
  })
  const alone = terms.slice(1).filter((term) => [terms[0]!, term].every((one) => getImportance(one) === ofTrade))
  return [0, ...counts].flatMap((count) => [terms.slice(0, count), ...(count === 1 ? alone.map((term) => [term]) : [])])
}

/**
 * The step that drops what is said of firms, and beside terms of the trade ordinary words of at most this importance; not above 0
 * if that is nothing or all.
 */
export const stepToTopic = (search: Search, importance: number): number => {
  const hasGoods = search.terms.some((term) => getImportance(term) >= ofTrade)
  const isOrdinary = (term: SearchTerm) =>
    getImportance(term) <= importance && term.typed.split(' ').every(isOrdinaryWord)
  const count = leastImportantFirst(search).findIndex((term) => !isSaidOfFirm(term) && !(hasGoods && isOrdinary(term)))
  return relaxationsToTry(search)[0]!.findIndex(({ dropped }) => dropped.length === count)
}

/** Such words are dropped together: "family run". */
const isIdle = (term: SearchTerm): boolean => [1, 2].includes(getImportance(term)) && isEnglish(term.typed)

const isReplaceable = ({ brand, alternatives }: SearchTerm): boolean => brand?.words === alternatives

/** Goods and brands say most; qualities more than other words, these more than what is said of firms, and words that no supplier has nothing. */
const getImportance = ({ typed, suppliers, brand }: SearchTerm): number => {
  const words = typed.split(' ')
  const some = (is: (word: string) => boolean) => words.some((word) => is(word) || is(singular(word)))
  if (!suppliers) return 0
  if (brand) return 6
  if (some((word) => headNouns.has(word))) return 5
  if (isTradeTerm(typed)) return ofTrade
  if (isSaidOfFirm({ typed })) return 1
  const isPartOfPhrase = (word: string) => vocabulary.has(word) && !isTradeTerm(word)
  return some((word) => (isTradeWord(word) && !isPartOfPhrase(word)) || ofWork.has(word)) ? ofGoods : ordinary
}
const ofWork = new Set(work)
const ofTrade = 4
/** "Velvet", "hub". */
export const ofGoods = 3
export const ordinary = 2

const leastImportantFirst = ({ terms }: Search): SearchTerm[] =>
  terms
    .filter(({ within }) => within !== 'C')
    .toSorted(
      (a, b) =>
        getImportance(a) - getImportance(b) || Number(isIdle(b)) - Number(isIdle(a)) || b.suppliers - a.suppliers,
    )

/** Stands for the unknown number of suppliers of a brand's goods. */
const many = 1000

/** For a county, circles around its centre. */
const circlesToTry = ({ circle, place }: Search): number[] => {
  if (!circle && place?.type !== 'county') return []
  return circles.filter((radius) => (circle ? radius > circle.radiusMiles : radius >= defaultRadiusMiles))
}

/** Other services are only shown near a place. */
const servicesToTry = ({ services, circle, place }: Search): boolean[] =>
  services && (circle ?? place) ? [false, true] : [false]

/** First as it is; each group is of one radius, or widens the circle of one set of words. */
export const relaxationsToTry = (search: Search): Relaxation[][] => {
  const circlesTried = circlesToTry(search)
  return servicesToTry(search).flatMap((isServiceDropped) => {
    const ways = termsToDrop(search).map((dropped) => ({ miles: 0, dropped, isServiceDropped }))
    return [ways, ...ways.map((way) => circlesTried.map((miles) => ({ ...way, miles })))]
  })
}

export const anywhere = (search: Search): Search => {
  const { circle: _, countiesOfPlace: __, country: ___, ...rest } = search
  return rest
}

export const relaxed = (search: Search, { miles, dropped, isServiceDropped }: Relaxation): Search => {
  const { services, ...anyService } = search
  const smaller = {
    ...anyService,
    ...(services && !isServiceDropped ? { services } : {}),
    droppedService: isServiceDropped,
    terms: search.terms.flatMap((term) => {
      if (!dropped.includes(term)) return term
      return term.brand && isReplaceable(term)
        ? { ...term, alternatives: alternativesTo(term.brand), suppliers: many }
        : []
    }),
    droppedWords: dropped.map(({ typed }) => typed),
  }
  const centre = search.circle ?? search.place
  if (!miles || !centre) return smaller
  const circle = { latitude: centre.latitude, longitude: centre.longitude, radiusMiles: miles }
  return { ...anywhere(smaller), circle, widenedToMiles: miles }
}
