/** The assumed number of suppliers for words with digits, which are not counted. */
const guessed = 100
export const isKnownWord = (token: string) => /^\p{L}{3,}$/u.test(token)

/** The number of suppliers with one of the phrases, at most. */
export const countAlternatives = (
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
