import { readTable } from '../text/read-table.ts'

const road = String.raw`(?<motorway>m\d{1,3}|a\d{1,4} ?\(?m?\)?)`
const junction = String.raw`(?:junction|junc|jct|jnct|jn|exit|j)\.? ?(?<number>\d{1,2}[a-d]?)`
const behindRoad = new RegExp(String.raw`\b${road}[,\s]+(?:at\s+)?${junction}(?![a-z0-9])`, 'i')
const beforeRoad = new RegExp(String.raw`\b${junction}[,\s]+(?:(?:of|on|off)\s+)?(?:the\s+)?${road}(?![a-z0-9])`, 'i')

/** "Jct 9 of the M40" and "M40 J9" become "m40 junction 9". */
export const withJunctionName = (text: string): string => {
  const found = behindRoad.exec(text) ?? beforeRoad.exec(text)
  const { motorway = '', number } = found?.groups ?? {}
  return found ? text.replace(found[0], `${motorway.replace(/[^a-z0-9]/gi, '')} junction ${number}`) : text
}

export const isJunctionName = (text: string): boolean => /^[am]\d{1,4}m? junction \d{1,2}[a-d]?$/i.test(text)

const expand = (names: string): string[] => {
  const [motorway = '', ...junctions] = names.split(' ')
  return /^[AM]\d+M?$/.test(motorway) && junctions.every((one) => /^J\d+[A-D]?$/.test(one))
    ? junctions.map((one) => `${motorway} junction ${one.slice(1)}`)
    : names.split(', ')
}

const rows = readTable(new URL('landmarks.txt', import.meta.url), ['town', 'names'])

/** Junctions, services and shopping centres by "Town" or "Town, County". */
export const landmarks: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map(({ town, names }) => [town, names.split('; ').flatMap(expand)]),
)
