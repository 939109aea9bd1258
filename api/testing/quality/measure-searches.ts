import type { Pool } from 'pg'
import { flatMiles } from '../../places/named-point.ts'
import { placeKey } from '../../places/place-key.ts'
import { isMeant, readLabel, type PlaceLabel } from './place-label.ts'
import { heldOutSearches } from '../labelled/held-out-searches.ts'
import { labelledSearches } from '../labelled/searches.ts'
import type { MadeSupplier } from './make-directory.ts'
import { mainServices } from '../../suppliers/search/best-order.rules.ts'
import { toTerms, tokenize } from '../../suppliers/search/words/read-query.ts'
import { searchSuppliers } from '../../suppliers/search/search-suppliers.ts'
import { defaultRadiusMiles } from '../../suppliers/rules/radius.rules.ts'
import { noise } from '../../suppliers/search/words/synonyms.ts'

export interface SearchShare {
  kind: string
  asked: number
  understood: number
  /** Of those with a place or a name: whether the first five match an exhaustive comparison. */
  ordered: number
  orderAsked: number
  wrong: string[]
}

/** Around a town the first five must be within this, or this many times the fifth-nearest match. */
const alwaysNearMiles = 15
const fartherThanFifth = 1.5
/** Within this the topic is first. */
const topicMiles = 25

interface SearchLabel {
  query: string
  near: string
  words: string
  place: PlaceLabel | null
  intents: string[]
}

type Answer = Awaited<ReturnType<typeof searchSuppliers>>

const readSearch = (line: string): SearchLabel => {
  const [query = '', near = '', words = '', place = '', intents = ''] = ` ${line}`
    .split(/ \|(?= |$)/)
    .map((text) => text.trim())
  return {
    query,
    near,
    words,
    place: place ? readLabel('', place) : null,
    intents: intents.split(', ').filter(Boolean),
  }
}

/** By kind, of each `every`th search. */
export const measureSearches = async (pool: Pool, suppliers: readonly MadeSupplier[], { every = 1 } = {}) => {
  const texts = suppliers.map(getSearchText)
  const ofKinds = async (kinds: Record<string, string>): Promise<SearchShare[]> => {
    const shares: SearchShare[] = []
    for (const [kind, lines] of Object.entries(kinds)) {
      const share: SearchShare = { kind, asked: 0, understood: 0, ordered: 0, orderAsked: 0, wrong: [] }
      for (const line of lines
        .split('\n')
        .filter(Boolean)
        .filter((_, at) => at % every === 0)) {
        const label = readSearch(line)
        const answer = await searchSuppliers(pool, { filter: { query: label.query, near: label.near }, first: 5 })
        const misread = misreadIn(label, answer)
        const misplaced = misplacedIn(label, answer, suppliers, texts)
        share.asked += 1
        share.understood += misread ? 0 : 1
        share.orderAsked += misplaced === undefined ? 0 : 1
        share.ordered += misplaced === '' ? 1 : 0
        const wrong = [misread, misplaced].filter(Boolean).join('; ')
        if (wrong) share.wrong.push(`${line}: ${wrong}`)
      }
      shares.push(share)
    }
    return shares
  }
  return { seen: await ofKinds(labelledSearches), heldOut: await ofKinds(heldOutSearches) }
}

const misreadIn = (label: SearchLabel, { search, nodes }: Answer): string => {
  if (label.intents.includes('name'))
    return nodes[0]?.name === label.words ? '' : `first ${nodes[0]?.name ?? 'nothing'}`
  const wanted = sorted(tokenize(label.words))
  const read = search.correctedQuery ? search.terms.map(({ typed }) => typed).join(' ') : search.words
  const got = sorted(tokenize(read))
  const isPlaceRight = label.place ? isMeant(search.place, label.place) : !search.place
  return [
    wanted === got ? '' : `words ${got || 'none'}`,
    isPlaceRight ? '' : `place ${search.place ? `${search.place.name}, ${search.place.county}` : 'none'}`,
    intentsIn(search) === label.intents.toSorted().join(', ') ? '' : `intents ${intentsIn(search) || 'none'}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const intentsIn = ({ isNearMe, openNow, minRating }: Answer['search']) =>
  [isNearMe ? 'near me' : '', openNow ? 'open now' : '', minRating === undefined ? '' : 'rated']
    .filter(Boolean)
    .join(', ')

const sorted = (tokens: string[]) =>
  [...new Set(tokens)]
    .filter((token) => !noise.has(token))
    .toSorted()
    .join(' ')

/** Undefined where no order is wanted, or nobody around has all the words; empty where all are right. */
const misplacedIn = (
  { words, place: label, intents }: SearchLabel,
  { search: { place }, nodes }: Answer,
  suppliers: readonly MadeSupplier[],
  texts: readonly string[],
): string | undefined => {
  if (!label || intents.includes('name')) return undefined
  if (!place || !isMeant(place, label)) return 'no order without the place'
  const conditions = toTerms(tokenize(words)).map(({ alternatives }) => alternatives.map(toPattern))
  const matches = suppliers.filter(
    ({ county }, index) =>
      (place.type !== 'county' || county === place.name) &&
      conditions.every((alternatives) => alternatives.some((pattern) => pattern.test(texts[index]!))),
  )
  const byId = new Map(matches.map((supplier) => [supplier.id, supplier]))
  const isPoint = place.type === 'town' || place.type === 'outcode'
  const miles = matches.map((supplier) => flatMiles(supplier, place)).toSorted((a, b) => a - b)
  const nearby = isPoint ? miles.filter((one) => one <= defaultRadiusMiles).length : matches.length
  if (!nearby) return undefined
  const bar = Math.max(alwaysNearMiles, fartherThanFifth * (miles[4] ?? miles.at(-1) ?? 0))
  const isRight = ({ id }: { id: number }) => {
    const made = byId.get(id)
    if (!made) return false
    return !isPoint || flatMiles(made, place) <= bar
  }
  const isWithoutBound = isPoint || place.type === 'county'
  if (isWithoutBound && nodes.length < Math.min(5, nearby)) return `only ${nodes.length} of ${nearby}`
  const isOnTopic = (made: MadeSupplier) => {
    const topic = getTopicText(made)
    return conditions.every((alternatives) => alternatives.some((pattern) => pattern.test(topic)))
  }
  const nearOnTopic = isPoint
    ? matches.filter((made) => flatMiles(made, place) <= topicMiles && isOnTopic(made)).length
    : 0
  return nodes
    .filter((node, index) => !isRight(node) || (index < nearOnTopic && !isOnTopic(byId.get(node.id)!)))
    .map(({ name, city }) => `not ${name}, ${city}`)
    .join(', ')
}

const getTopicText = ({ name, services, specialties }: MadeSupplier) =>
  placeKey([name, ...services.slice(0, mainServices), ...specialties].join(' '))

const getSearchText = ({ name, services, specialties }: MadeSupplier) =>
  placeKey([name, ...services, ...specialties].join(' '))

const toPattern = (phrase: string) => {
  const words = phrase
    .split(' ')
    .map((word) => `${word.replace(/(?:t?ing|ies|y|s)$/, '')}(?:s|y|ies|t?ed|t?ing|t?ers?)?`)
  return new RegExp(`\\b${words.join(' ')}\\b`)
}
