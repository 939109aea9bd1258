/** Words with digits are not in the word table: assumed to exist, and to be rare. */
const guessed = 100
export const isKnownWord = (token: string) => /^\p{L}{3,}$/u.test(token)

/** How many suppliers have one of the phrases, at most. */
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
