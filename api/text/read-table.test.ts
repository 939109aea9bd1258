import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLists, readMap, readTable, readWordLists } from './read-table.ts'

const folder = await mkdtemp(join(tmpdir(), 'tables-'))
afterAll(() => rm(folder, { recursive: true }))

const write = async (text: string) => {
  const file = join(folder, 'table.txt')
  await writeFile(file, text)
  return file
}

test('a table is read row by row, without its comments', async () => {
  const file = await write('# Somebody, CC0.\nname|colour\n\nRoller|sand, stone\nRoman|\n')
  expect(readTable(file, ['name', 'colour'])).toEqual([
    { name: 'Roller', colour: 'sand, stone' },
    { name: 'Roman', colour: '' },
  ])
  expect(readMap(file, 'name', 'colour')).toEqual(
    new Map([
      ['Roller', 'sand, stone'],
      ['Roman', ''],
    ]),
  )
})

test('a table with other columns, or a line with too many cells, is refused by line', async () => {
  const file = await write('# Somebody, CC0.\nname|colour\nRoller|sand|stone\n')
  expect(() => readTable(file, ['name', 'width'])).toThrow(`${file}:2: the columns are not name|width`)
  expect(() => readTable(file, ['name', 'colour'])).toThrow(`${file}:3: 3 cells in place of 2`)
})

test('lists are read by their names; one that is missing or unknown is refused', async () => {
  const file = await write('list|text\nroom|kitchen\nroom|hall\nseason|spring\n')
  expect(readLists(file, ['room', 'season'])).toEqual({ room: ['kitchen', 'hall'], season: ['spring'] })
  expect(readWordLists(await write('list|text\nroom|kitchen hall\nroom|attic\n'), ['room'])).toEqual({
    room: ['kitchen', 'hall', 'attic'],
  })
  await write('list|text\nroom|kitchen\nroom|hall\nseason|spring\n')
  expect(() => readLists(file, ['room'])).toThrow('nothing reads the list season')
  expect(() => readLists(file, ['room', 'season', 'name'])).toThrow('the list name is missing')
})
