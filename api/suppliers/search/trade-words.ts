import { join } from 'node:path'
import { readWords } from '../../text/read-table.ts'

export const {
  /** The goods themselves, their kinds, and what is done to them: most of what is asked for. */
  goods,
  /** Colours as paint and fabric cards name them, in both spellings of English. */
  colours,
  /** What blinds, curtains and shutters are made of and patterned with. */
  materials,
  /** Rooms, windows and buildings that are furnished. */
  rooms,
  /** Parts, fittings, headings, mechanisms and what is done to them. */
  parts,
  /** What people say of such goods and of those who sell them. */
  qualities,
  /** What is done around such goods, who does it, and what people say of both. */
  work,
  /** Makers, ranges, shops and systems of the British and European trade. */
  brands,
} = readWords(join(import.meta.dirname, 'trade-words.txt'), [
  'goods',
  'colours',
  'materials',
  'rooms',
  'parts',
  'qualities',
  'work',
  'brands',
])
