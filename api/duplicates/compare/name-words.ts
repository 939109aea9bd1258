import { join } from 'node:path'
import { readTable, readWords } from '../../text/read-table.ts'

const lists = readWords(join(import.meta.dirname, 'name-words.txt'), [
  'company form',
  'binding',
  'trade',
  'parent',
  'praise',
])

/** Legal forms after a company's registered name; people leave them out. */
export const companyForms: ReadonlySet<string> = new Set(lists['company form'])

/** Connecting words without a meaning of their own. */
export const bindingWords: ReadonlySet<string> = new Set(lists.binding)

/** Words of the trade: nearly every name has some, so that sharing them proves little. */
export const tradeWords: ReadonlySet<string> = new Set(lists.trade)

/** Words with which the parent of a chain says that it is none of its shops. */
export const parentWords: ReadonlySet<string> = new Set(lists.parent)

/** Words of praise that many firms choose; worth less than a family's name. */
export const praisingWords: ReadonlySet<string> = new Set(lists.praise)

/** Words with two spellings, each with the one used for comparison. */
export const otherSpellings: Record<string, string> = Object.fromEntries(
  readTable(join(import.meta.dirname, 'name-spellings.txt'), ['written', 'compared']).map(({ written, compared }) => [
    written,
    compared,
  ]),
)
