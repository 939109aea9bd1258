import { join } from 'node:path'
import { readWords } from '../../text/read-table.ts'

export const {
  goods,
  colours,
  materials,
  rooms,
  /** Parts, fittings, headings, mechanisms. */
  parts,
  /** Of goods and sellers. */
  qualities,
  /** Work, workers and what people say of both. */
  work,
  /** Makers, ranges, shops and systems. */
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
