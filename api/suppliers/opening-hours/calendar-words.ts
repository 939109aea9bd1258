import { join } from 'node:path'
import { readWordLists } from '../../text/read-table.ts'

const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const
const file = join(import.meta.dirname, 'calendar-words.txt')
export const { month: months, season: seasons, ...days } = readWordLists(file, [...weekdays, 'month', 'season'])

/** These French, Italian and Spanish abbreviations differ from German and Dutch. */
const romance = new Map(Object.entries({ lu: 0, ma: 1, me: 2, gi: 3, je: 3, ju: 3, ve: 4, vi: 4, di: 6 }))

const numbers = new Map(Object.values(days).flatMap((list, day) => list.map((name) => [name, day])))

export const dayPattern = [...numbers.keys()].filter((name) => name.length > 2).join('|')

/** From 0 for Monday; with `isRomance` "ma" and "di" are mardi and dimanche, not maandag and Dienstag. */
export const dayNumber = (name: string, isRomance = false): number | undefined => {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return (isRomance ? romance.get(plain) : undefined) ?? numbers.get(plain)
}
