import { join } from 'node:path'
import { readTable, readWords } from '../../text/read-table.ts'
import { colours, materials, parts, qualities, rooms } from './trade-words.ts'

/**
 * What the trade calls one thing, in the singular. A search for one of `words` finds suppliers that use any of them; or
 * any of `find`, where a word alone would find too much.
 */
export const synonyms: readonly { words: readonly string[]; find?: readonly string[] }[] = readTable(
  join(import.meta.dirname, 'synonyms.txt'),
  ['words', 'find'],
).map(({ words, find }) => ({ words: words.split(', '), ...(find && { find: find.split(', ') }) }))

/** What the continent calls the trade's goods and work, without accents, and what to search for besides. */
export const wordsAbroad: readonly { words: readonly string[]; find: readonly string[] }[] = readTable(
  join(import.meta.dirname, 'words-abroad.txt'),
  ['words', 'find'],
).map(({ words, find }) => ({ words: words.split(', '), find: find.split(', ') }))

const lists = readWords(join(import.meta.dirname, 'query-words.txt'), ['stop', 'loose', 'place'])

/**
 * Words whose other forms, or other senses, say nothing about the trade: "our customers", "a shaded terrace", "fixed prices",
 * "clean lines". They count in names and offers, but not in what a supplier tells of itself.
 */
export const looseWords: ReadonlySet<string> = new Set(lists.loose)

/** Stop words: left out, unless "near me" and the like are all there is. */
export const noise: ReadonlySet<string> = new Set(lists.stop)

/** Place names that are ordinary words first: taken for a place only after "in" or "near". */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...colours,
  ...materials,
  ...rooms,
  ...parts,
  ...qualities,
  ...lists.place,
  'custom house',
  'manor house',
])
