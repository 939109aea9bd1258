import { join } from 'node:path'
import { readWordLists } from '../../../text/read-table.ts'

export const { goods, colours, materials, rooms, parts, qualities, work, brands } = readWordLists(
  join(import.meta.dirname, 'trade-words.txt'),
  ['goods', 'colours', 'materials', 'rooms', 'parts', 'qualities', 'work', 'brands'],
)
