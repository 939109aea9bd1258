import type { Pool } from 'pg'
import { placeKey } from '../../places/place-key.ts'
import { heldOutMisspellings, heldOutWords } from '../labelled/held-out-words.ts'
import { correctWords, misspellings } from '../labelled/words.ts'
import { searchSuppliers } from '../../suppliers/search/search-suppliers.ts'

/** `counted` are the words that were changed, or corrected. */
export interface WordShare {
  kind: string
  asked: number
  counted: number
  wrong: string[]
}

const splitItems = (lines: string, every: number) =>
  lines
    .split(',')
    .map((item) => item.trim())
    .filter((item, index) => item && index % every === 0)

const read = async (pool: Pool, query: string) => {
  const { search } = await searchSuppliers(pool, { filter: { query }, first: 1 })
  return { correction: search.correctedQuery ?? search.suggestedQuery, place: search.place }
}

const measureShare = async <T>(
  kind: string,
  items: readonly T[],
  isCounted: (item: T) => Promise<boolean>,
  isWrong: (wasCounted: boolean) => boolean,
  describe: (item: T) => string,
): Promise<WordShare> => {
  const share: WordShare = { kind, asked: items.length, counted: 0, wrong: [] }
  for (const item of items) {
    const isOne = await isCounted(item)
    if (isOne) share.counted += 1
    if (isWrong(isOne)) share.wrong.push(describe(item))
  }
  return share
}

/** Alone and followed by "blinds" or "curtains". */
export const measureCorrectWords = async (pool: Pool, { every = 1 } = {}) => {
  const ofKinds = async (kinds: Record<string, string>) => {
    const shares: WordShare[] = []
    for (const [kind, lines] of Object.entries(kinds)) {
      const queries = splitItems(lines, every).flatMap((word, index) => [
        word,
        `${word} ${index % 2 ? 'curtains' : 'blinds'}`,
      ])
      const isChanged = async (query: string) => Boolean((await read(pool, query)).correction)
      shares.push(
        await measureShare(
          kind,
          queries,
          isChanged,
          (wasChanged) => wasChanged,
          (query) => query,
        ),
      )
    }
    return shares
  }
  return { seen: await ofKinds(correctWords), heldOut: await ofKinds(heldOutWords) }
}

/** Directly or by a suggestion; places with "blinds" in front. */
export const measureMisspellings = async (pool: Pool, { every = 1 } = {}) => {
  const ofKinds = async (kinds: Record<string, string>) => {
    const shares: WordShare[] = []
    for (const [kind, lines] of Object.entries(kinds)) {
      const pairs = splitItems(lines, every).map((item) => item.split(': ') as [string, string])
      const isMended = async ([typed, meant]: [string, string]) => {
        const { correction, place } = await read(pool, kind === 'places' ? `blinds ${typed}` : typed)
        const corrected = placeKey(correction ?? '')
        return kind === 'places'
          ? place?.name === meant || corrected === placeKey(`blinds ${meant}`)
          : corrected === placeKey(meant)
      }
      const describe = ([typed, meant]: [string, string]) => `${typed}: ${meant}`
      shares.push(await measureShare(kind, pairs, isMended, (wasMended) => !wasMended, describe))
    }
    return shares
  }
  return { seen: await ofKinds(misspellings), heldOut: await ofKinds(heldOutMisspellings) }
}
