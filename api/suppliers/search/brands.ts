import { join } from 'node:path'
import { readTable } from '../../text/read-table.ts'

/** A maker or a shop that people ask for by name. */
export interface Brand {
  name: string
  /** How it is typed, in the singular. */
  words: readonly string[]
  /** "makes roof windows": follows the name in a sentence. */
  does: string
  /** What suppliers offer where nobody names the brand. */
  offers: string
  /** The words that find it. */
  find: readonly string[]
}

export const brands: readonly Brand[] = readTable(join(import.meta.dirname, 'brands.txt'), [
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
