import { join } from 'node:path'
import { readWords } from '../../../text/read-table.ts'

export const { goods, colours, materials, rooms, parts, qualities, work, brands } = readWords(
  join(import.meta.dirname, 'trade-words.txt'),
  ['goods', 'colours', 'materials', 'rooms', 'parts', 'qualities', 'work', 'brands'],
)
