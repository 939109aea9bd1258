import { isOrdinaryWord } from '../../../text/english.ts'
import { foldLetters } from '../../../text/fold-letters.ts'
import { looseWords, noise, synonyms, wordsAbroad } from './synonyms.ts'
import { colours, materials, parts, qualities, rooms } from './trade-words.ts'
import { join } from 'node:path'
import { readTable } from '../../../text/read-table.ts'

interface Brand {
  name: string
  /** As people type them, in the singular. */
  words: readonly string[]
  /** Completes a sentence after the name: "makes roof windows". */
  does: string
  /** What to search for when no supplier names the brand. */
  offers: string
  find: readonly string[]
}

const brands: readonly Brand[] = readTable(join(import.meta.dirname, 'brands.txt'), [
  'name',
  'words',
  'does',
  'offers',
  'find',
]).map(({ name, words, does, offers, find }) => ({
  name,
  words: words.split(', '),
  does,
  offers,
  find: find.split(', '),
}))

/** One wish of the visitor: the typed words and their synonyms. */
export interface Term {
  typed: string
  alternatives: readonly string[]
  brand?: Brand
}

const maxTokens = 16
const maxPhrase = 3

/** Like the database's `search_text`: lower case, no accents; each Chinese character is a word. */
export const tokenize = (text: string): string[] => {
  const plain = foldLetters(
    text
      .normalize('NFKD')
      .replaceAll('\u200b', ' ')
      .replace(/[\p{M}\p{Cf}ـ]/gu, '')
      .toLowerCase(),
  )
    .replaceAll('ς', 'σ')
    .replace(/[\u2e80-\u2fdf\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/g, ' $& ')
    .replaceAll('&', ' and ')
    .replace(/['’]s\b/g, 's')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxTokens)
}

/** A rough singular: curtains, draperies. */
export const singular = (word: string) =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^s]s$/.test(word)
      ? word.slice(0, -1)
      : word

const byPhrase = new Map<string, readonly string[]>()
for (const { words, find = words } of synonyms) for (const word of words) byPhrase.set(word, find)

/** Also "blinds" and "fixes". */
const lookUpIn = <T>(map: ReadonlyMap<string, T>, tokens: readonly string[]): T | undefined => {
  const last = tokens.at(-1) ?? ''
  const forms = [last, singular(last), last.replace(/es$/, '')]
  const known = forms.map((form) => [...tokens.slice(0, -1), form].join(' ')).find((phrase) => map.has(phrase))
  return known === undefined ? undefined : map.get(known)
}

const byBrand = new Map(brands.flatMap((brand) => brand.words.map((word) => [word, brand])))
export const brandPhrases: readonly string[] = [...byBrand.keys()]
export const brandNamed = (tokens: readonly string[]): Brand | undefined => lookUpIn(byBrand, tokens)

const byWordAbroad = new Map(
  wordsAbroad.flatMap(({ words, find }) => words.map((word) => [word, [word, ...find]] as const)),
)

/** "Stores" are blinds in French. */
const lookUp = (tokens: readonly string[], isFrench: boolean): readonly string[] | undefined =>
  lookUpIn(byPhrase, tokens) ??
  brandNamed(tokens)?.words ??
  (tokens.length > 1 || isFrench || !noise.has(tokens[0]!) ? byWordAbroad.get(tokens.join(' ')) : undefined)

export const alternativesTo = ({ find }: Brand): readonly string[] =>
  find.flatMap((phrase) => byPhrase.get(phrase) ?? [phrase])

/** "day and night" is, but not "day". */
export const isTradeTerm = (typed: string): boolean =>
  lookUpIn(byPhrase, typed.split(' ')) !== undefined || byWordAbroad.has(typed)

export const phrases: readonly string[] = [...byPhrase.keys()].filter((phrase) => phrase.includes(' '))

export const vocabulary: ReadonlySet<string> = new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')))

/** In a place's name they mean the place: Grays, Stone, Ash. */
const saidOfGoods: ReadonlySet<string> = new Set([...colours, ...materials, ...rooms, ...parts, ...qualities])

export const isCommon = (token: string): boolean =>
  noise.has(token) || vocabulary.has(token) || vocabulary.has(singular(token))

/** Such as "go"; "window" suits all that is sold here. */
const tellsNothing = (word: string) =>
  noise.has(word) || singular(word) === 'window' || (word.length === 2 && isOrdinaryWord(word))

const attributes: ReadonlySet<string> = new Set([...colours, ...materials, ...rooms])

/** A colour, a material or a room, which is rarely a supplier's topic. */
export const isAttribute = ({ typed }: Term): boolean =>
  !isTradeTerm(typed) && (attributes.has(typed) || attributes.has(singular(typed)))

const particles = new Set(['down', 'off', 'on', 'out', 'over', 'up'])

/** "Pull down" blinds have nothing to do with a firm called Pull Yourself Together. */
export const isPhrasalVerb = ([word = '', particle = '']: readonly string[]): boolean =>
  particles.has(particle) && isOrdinaryWord(word) && !tellsNothing(word)

/** Leaves out words that say nothing except within a trade term. In a French town a search without English trade words is French. */
export const toTerms = (tokens: readonly string[], isFrenchTown = false): Term[] => {
  const isFrench = isFrenchTown && !tokens.some((token) => vocabulary.has(singular(token)))
  const terms: Term[] = []
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(maxPhrase, tokens.length - at)
    while (length > 0 && !lookUp(tokens.slice(at, at + length), isFrench)) length--
    const isVerb = !length && !saidOfGoods.has(tokens[at]!) && isPhrasalVerb(tokens.slice(at, at + 2))
    const words = tokens.slice(at, at + Math.max(1, isVerb ? 2 : length))
    const typed = words.join(' ')
    const isNew = !terms.some((term) => term.typed === typed)
    const brand = brandNamed(words)
    if (isNew && (length > 0 || !tellsNothing(typed)))
      terms.push({ typed, alternatives: lookUp(words, isFrench) ?? [typed], ...(brand ? { brand } : {}) })
    at += words.length
  }
  return terms
}

export const termsAnywhere = (tokens: readonly string[]): Term[] =>
  tokens.flatMap((token, at) => [
    ...toTerms([token], true),
    ...Array.from({ length: maxPhrase - 1 }, (_, more) => tokens.slice(at, at + more + 2)).flatMap((words) => {
      const alternatives = lookUp(words, false)
      return alternatives && words.length > 1 ? [{ typed: words.join(' '), alternatives }] : []
    }),
  ])

export const toTsquery = (alternatives: readonly string[], within?: string) => {
  const phrases = alternatives.map((phrase) =>
    phrase
      .split(' ')
      .map((word) => (within ? `${word}:${within}` : word))
      .join(' <-> '),
  )
  return `(${phrases.join(' | ')})`
}

const withWeights = (phrase: string) =>
  looseWords.has(phrase)
    ? `${phrase}:AB`
    : saidOfGoods.has(phrase)
      ? `${phrase}:ABD`
      : isPhrasalVerb(phrase.split(' '))
        ? phrase.replaceAll(/\p{L}+/gu, '$&:B')
        : phrase

export const toTextQuery = (term: Term & { within?: string }, within = term.within): string =>
  within ? toTsquery(term.alternatives, within) : toTsquery(term.alternatives.map(withWeights))

const mayBeProperName: ReadonlySet<string> = new Set([...colours, ...materials, ...rooms, ...parts, ...looseWords])

/** A business called Canopy is found by its name, but not by "awning" or "canopies". */
export const toNameQuery = ({ typed, alternatives }: Term): string => {
  const toSingular = (phrase: string) => phrase.split(' ').map(singular).join(' ')
  const isSure = (phrase: string) => toSingular(phrase) === typed || !mayBeProperName.has(toSingular(phrase))
  const sure = [typed, ...alternatives].filter(isSure).map(toSingular)
  return toTsquery(sure.length ? [...new Set(sure)] : [toSingular(typed)], 'A')
}
