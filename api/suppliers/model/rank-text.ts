/** Whether a text has to have all its words or any, and its words as PostgreSQL stores them, each once, in the order of their bytes. */
export interface TextQuery {
  isAnd: boolean
  words: readonly string[]
}

const operator = 2
const [notOperator, orOperator, phraseOperator] = [1, 3, 4]

/** What tsquerysend() says of a query; undefined for one that nothing here asks: with a prefix, or a negation. */
export const readQuery = (bytes: Buffer): TextQuery | undefined => {
  const words: string[] = []
  let isAnd = false
  let at = 4
  for (let item = 0; item < bytes.readInt32BE(0); item++) {
    if (bytes[at++] === operator) {
      const kind = bytes[at++]
      if (kind === notOperator) return undefined
      if (kind === phraseOperator) at += 2
      if (item === 0) isAnd = kind !== orOperator
      continue
    }
    if (bytes[at + 1]) return undefined
    const end = bytes.indexOf(0, at + 2)
    words.push(bytes.toString('utf8', at + 2, end))
    at = end + 1
  }
  return { isAnd, words: inOrder(words) }
}

/** What a text has to have that matches each of these. */
export const allOf = (queries: readonly TextQuery[]): TextQuery => {
  const asking = queries.filter(({ words }) => words.length)
  if (asking.length === 1) return asking[0]!
  return { isAnd: true, words: inOrder(asking.flatMap(({ words }) => words)) }
}

const inOrder = (words: readonly string[]) =>
  [...new Set(words)].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))

/** Of a word in the description, the places, the services and the name. */
const weights = Float32Array.of(0.1, 0.2, 0.4, 1)
const weightOf = (place: number) => weights[place >> 14]!
const positionOf = (place: number) => place & 0x3fff

/** How much it counts that two words are so far from each other; all that are farther count like the last. */
const nearness = Float32Array.from({ length: 102 }, (_, distance) =>
  distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(Math.fround(distance) / 1.5 - 2)),
)

const { fround } = Math
/** The sum of 1 / n². */
const sumOfSquares = 1.64493406685

/** Where a text has a word of a query: `count` places from `from` on, with the weight in the two highest bits; none if it does not have it. */
export interface Places {
  from: number
  count: number
}

/**
 * What ts_rank() says of a text: it computes with numbers of single precision in this order, and so does this.
 * @param found of each word of the query, in its order.
 */
export const rankText = (places: Uint16Array, { isAnd, words }: TextQuery, found: readonly Places[]): number =>
  isAnd && words.length > 1 ? rankOfAll(places, found) : rankOfAny(places, found)

const rankOfAll = (places: Uint16Array, found: readonly Places[]): number => {
  let rank = -1
  for (let one = 0; one < found.length; one++)
    for (let other = 0; other < one; other++) rank = withPairs(rank, places, found[one]!, found[other]!)
  return rank < 0 ? fround(1e-20) : rank
}

const withPairs = (before: number, places: Uint16Array, one: Places, other: Places): number => {
  let rank = before
  for (let a = one.from; a < one.from + one.count; a++)
    for (let b = other.from; b < other.from + other.count; b++) {
      const [place, otherPlace] = [places[a]!, places[b]!]
      const distance = Math.abs(positionOf(place) - positionOf(otherPlace))
      if (!distance) continue
      const near = nearness[Math.min(distance, nearness.length - 1)]!
      const pair = fround(Math.sqrt(fround(fround(weightOf(place) * weightOf(otherPlace)) * near)))
      rank = rank < 0 ? pair : fround(1 - (1 - rank) * (1 - pair))
    }
  return rank
}

const rankOfAny = (places: Uint16Array, found: readonly Places[]): number => {
  let rank = 0
  for (const { from, count } of found) {
    if (!count) continue
    let [sum, most, mostAt] = [0, -1, 0]
    for (let at = 0; at < count; at++) {
      const weight = weightOf(places[from + at]!)
      sum = fround(sum + fround(weight / (at + 1) ** 2))
      if (weight <= most) continue
      most = weight
      mostAt = at
    }
    const ofWord = fround(fround(most + sum) - fround(most / (mostAt + 1) ** 2))
    rank = fround(rank + ofWord / sumOfSquares)
  }
  return found.length ? fround(rank / found.length) : 0
}
