import { noise, synonyms } from './synonyms.ts'

/** One thing that the visitor asks for: its words as typed, and every way in which suppliers say it. */
export interface Term {
  typed: string
  alternatives: readonly string[]
}

/** Longer queries are cut: a visitor's twelve words say enough. */
const maxTokens = 12
const maxPhrase = 3

/** The words of a text, in small letters without accents. */
export const tokensOf = (text: string): string[] => {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]s\b/g, 's')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxTokens)
}

/** A plural's singular, near enough to look a word up: curtains, draperies. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^s]s$/.test(word)
      ? word.slice(0, -1)
      : word

const byPhrase = new Map<string, readonly string[]>()
for (const { words, find = words } of synonyms) for (const word of words) byPhrase.set(word, find)

const lookUp = (tokens: readonly string[]) =>
  byPhrase.get(tokens.join(' ')) ?? byPhrase.get([...tokens.slice(0, -1), singular(tokens.at(-1) ?? '')].join(' '))

/** Every single word of the trade's vocabulary: what a misspelt word may have been meant as. */
export const vocabulary: ReadonlySet<string> = new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')))

/** Whether a word is one of the trade, or one that says nothing of what is wanted. */
export const isCommon = (token: string): boolean =>
  noise.has(token) || vocabulary.has(token) || vocabulary.has(singular(token))

/** What the tokens ask for: phrases of the trade first, words that say nothing left out. */
export const termsOf = (tokens: readonly string[]): Term[] => {
  const terms: Term[] = []
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(maxPhrase, tokens.length - at)
    while (length > 0 && !lookUp(tokens.slice(at, at + length))) length--
    const words = tokens.slice(at, at + Math.max(1, length))
    const typed = words.join(' ')
    const isNew = !terms.some((term) => term.typed === typed)
    if (isNew && (length > 0 || !noise.has(typed))) terms.push({ typed, alternatives: lookUp(words) ?? [typed] })
    at += words.length
  }
  return terms
}

/** The terms as a tsquery of PostgreSQL; every term must match. */
export const tsqueryOf = (terms: readonly (Term & { within?: string })[]): string =>
  terms
    .map(({ alternatives, within }) =>
      alternatives.map((phrase) =>
        phrase
          .split(' ')
          .map((word) => (within ? `${word}:${within}` : word))
          .join(' <-> '),
      ),
    )
    .map((alternatives) => `(${alternatives.join(' | ')})`)
    .join(' & ')
