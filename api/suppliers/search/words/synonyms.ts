import { join } from 'node:path'
import { readTable, readWordLists } from '../../../text/read-table.ts'
import { colours, materials, parts, qualities, rooms } from './trade-words.ts'

/** In the singular; `find` is for words that alone would find too much. */
export const synonyms: readonly { words: readonly string[]; find?: readonly string[] }[] = readTable(
  join(import.meta.dirname, 'synonyms.txt'),
  ['words', 'find'],
).map(({ words, find }) => ({ words: words.split(', '), ...(find && { find: find.split(', ') }) }))

/** Without accents; `find` is what else to search for. */
export const wordsAbroad: readonly { words: readonly string[]; find: readonly string[] }[] = readTable(
  join(import.meta.dirname, 'words-abroad.txt'),
  ['words', 'find'],
).map(({ words, find }) => ({ words: words.split(', '), find: find.split(', ') }))

const lists = readWordLists(join(import.meta.dirname, 'query-words.txt'), ['stop', 'loose', 'firm', 'place'])

/** "our customers", "fixed prices", "Wick": these count in names and offers, but not in descriptions. */
export const looseWords: ReadonlySet<string> = new Set(lists.loose)

/** "Family run", "next day", "10 year": not what is sold. */
const wordsOfFirms: ReadonlySet<string> = new Set(lists.firm)
export const isSaidOfFirm = ({ typed }: { typed: string }): boolean =>
  typed.split(' ').every((word) => wordsOfFirms.has(word) || /^\d+$/.test(word))

/** Left out unless the query has nothing else. */
export const noise: ReadonlySet<string> = new Set(lists.stop)

/** These are a place only after "in" or "near". */
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
