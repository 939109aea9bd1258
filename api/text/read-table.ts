import { readFileSync } from 'node:fs'

/** `#` lines name source and licence, the next line the columns. @throws if the columns or cells differ. */
export const readTable = <const Column extends string>(
  file: string | URL,
  columns: readonly Column[],
): Record<Column, string>[] => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ cells: line.split('|'), place: `${file}:${index + 1}` }))
    .filter(({ cells }) => cells.join('') && !cells[0]!.startsWith('#'))
  const [heading, ...rows] = lines
  if (heading?.cells.join('|') !== columns.join('|'))
    throw new Error(`${heading?.place ?? file}: the columns are not ${columns.join('|')}`)
  return rows.map(({ cells, place }) => {
    if (cells.length !== columns.length)
      throw new Error(`${place}: ${cells.length} cells in place of ${columns.length}`)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]!])) as Record<Column, string>
  })
}

/** A cell with latitude and longitude. */
export const readPoint = (point: string) => {
  const [latitude = 0, longitude = 0] = point.split(' ').map(Number)
  return { latitude, longitude }
}

/** The values of a table of two columns by their keys. */
export const readMap = (file: string | URL, key: string, value: string): Map<string, string> =>
  new Map(readTable(file, [key, value]).map((row) => [row[key]!, row[value]!]))

/** Reads the columns `list` and `text`. @throws if a list is missing or unknown. */
export const readLists = <const Name extends string>(
  file: string | URL,
  names: readonly Name[],
): Record<Name, string[]> => {
  const lists = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, string[]>
  for (const { list, text } of readTable(file, ['list', 'text'])) {
    if (!Object.hasOwn(lists, list)) throw new Error(`${file}: nothing reads the list ${list}`)
    lists[list as Name].push(text)
  }
  const missing = names.find((name) => !lists[name].length)
  if (missing) throw new Error(`${file}: the list ${missing} is missing`)
  return lists
}

/** Like `readLists`, with several words per row. */
export const readWordLists = <const Name extends string>(
  file: string | URL,
  names: readonly Name[],
): Record<Name, string[]> => {
  const lists = readLists(file, names)
  return Object.fromEntries(names.map((name) => [name, lists[name].join(' ').split(' ')])) as Record<Name, string[]>
}
