import { join } from 'node:path'
import { readWords } from '../../text/read-table.ts'

export const {
  /** Goods, their kinds and treatments. */
  goods,
  /** Colours of paint and fabric cards, in British and American spelling. */
  colours,
  /** Materials and patterns. */
  materials,
  /** Rooms, windows and buildings. */
  rooms,
  /** Parts, fittings, headings, mechanisms. */
  parts,
  /** Qualities of goods and sellers. */
  qualities,
  /** Work, workers and what people say of both. */
  work,
  /** British and European makers, ranges, shops and systems. */
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
