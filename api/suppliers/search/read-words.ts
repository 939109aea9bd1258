import { correctBrand, correctForm, correctWord, guessWord } from './words/correct-words.ts'
import { termsAnywhere, toTerms, tokenize, type Term } from './words/read-query.ts'
import type { SearchTerm } from './search.ts'
import { lookUpWords, type Lookups } from './words/word-stats.ts'

interface ReadWords {
  terms: SearchTerm[]
  /** Of words that no supplier has in this form. */
  corrections: ReadonlyMap<string, string>
  unknown: readonly string[]
}

export const readWords = async (
  lookups: Lookups,
  tokens: readonly string[],
  isFrenchTown: boolean,
): Promise<ReadWords> => {
  const terms = await weigh(lookups, toTerms(tokens, isFrenchTown))
  const known = terms.filter(({ typed }) => isKnownWord(typed))
  const missing = known.filter(({ suppliers }) => !suppliers).map(({ typed }) => typed)
  const pairs = await Promise.all(
    known.map(async ({ typed, suppliers }) => {
      const correct = suppliers ? correctForm : correctWord
      return [typed, correctBrand(typed, tokens, suppliers > 0) ?? (await correct(lookups, typed))] as const
    }),
  )
  const corrections = new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
  return { terms, corrections, unknown: missing.filter((word) => !corrections.has(word)) }
}

/** Loads the statistics of all words at once, before it is known which are needed. */
export const readAhead = (lookups: Lookups, tokens: readonly string[]): Promise<unknown> => {
  const guessed = tokens.flatMap((token) => tokenize(guessWord(token) ?? token))
  return lookUpWords(lookups, [
    ...tokens,
    ...guessed,
    ...wordsIn([...termsAnywhere(tokens), ...termsAnywhere(guessed)]),
  ])
}

const wordsIn = (terms: readonly Term[]): string[] => [
  ...new Set(terms.flatMap(({ alternatives }) => alternatives.flatMap((phrase) => phrase.split(' ')))),
]

export const weigh = async (lookups: Lookups, terms: readonly Term[], within?: 'A' | 'C'): Promise<SearchTerm[]> => {
  const counts = await lookUpWords(lookups, wordsIn(terms))
  return terms
    .filter(({ alternatives }) =>
      alternatives.some((phrase) => phrase.split(' ').some((word) => counts.get(word)!.suppliers !== null)),
    )
    .map((term) => ({
      ...term,
      suppliers: countAlternatives(term.alternatives, counts),
      ...(within ? { within } : {}),
    }))
}

export const weighAsTyped = (lookups: Lookups, tokens: readonly string[], within: 'A' | 'C'): Promise<SearchTerm[]> =>
  weigh(
    lookups,
    tokens.map((token) => ({ typed: token, alternatives: [token] })),
    within,
  )

/** For words with digits, which are not counted. */
const guessed = 100
const isKnownWord = (token: string) => /^\p{L}{3,}$/u.test(token)

const countAlternatives = (
  alternatives: readonly string[],
  counts: ReadonlyMap<string, { suppliers: number | null }>,
): number =>
  alternatives.reduce(
    (sum, phrase) =>
      sum +
      Math.min(
        ...phrase.split(' ').map((word) => (isKnownWord(word) ? (counts.get(word)?.suppliers ?? Infinity) : guessed)),
      ),
    0,
  )
