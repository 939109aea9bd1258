import { join } from 'node:path'
import { readTable } from '../../../text/read-table.ts'

export interface Brand {
  name: string
  /** As people type them, in the singular. */
  words: readonly string[]
  /** Completes a sentence after the name: "makes roof windows". */
  does: string
  /** What to search for when no supplier names the brand. */
  offers: string
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
