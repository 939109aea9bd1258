import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { command as rebuildCounts } from './rebuild.ts'
import { runCommand } from './run-command.ts'
import { command as seedDirectory } from './seed.ts'

const database = await testDatabase('places')
afterAll(() => database.close())

const run = async (args: string[], url = database.url, command = seedDirectory) => {
  let text = ''
  const appendLine = (line: string) => void (text += `${line}\n`)
  const code = await runCommand(command, args, { env: { DATABASE_URL: url }, say: appendLine, complain: appendLine })
  return { code, text }
}

test('adds, replaces and removes the given number of demo suppliers', async () => {
  const first = await run(['--suppliers', '30'])
  expect([first.code, first.text]).toEqual([
    0,
    expect.stringMatching(/^Added 30 demo suppliers, \d+ reviews and \d+ articles in [\d.]+ s\.\n$/),
  ])
  expect((await run(['--suppliers', '20'])).text).toMatch(/^Added 20 demo suppliers/)
  expect((await run(['--remove-demo'])).text).toMatch(/^Removed 20 demo suppliers with \d+ reviews\.\n$/)
})

test('the command recounts wrong counters', async () => {
  await run(['--suppliers', '20'])
  const readCounts = async () =>
    (
      await database.pool.query(`select kind, key, times::int, total::int from current_tally where times > 0
      union all select county, service, suppliers, 0 from supplier_count where suppliers > 0 order by 1, 2`)
    ).rows
  const right = await readCounts()
  await database.pool.query(`update tally set times = 7; update supplier_count set suppliers = 7`)
  expect(await readCounts()).not.toEqual(right)
  expect(await run([], database.url, rebuildCounts)).toEqual({ code: 0, text: 'Everything has been recounted.\n' })
  expect(await readCounts()).toEqual(right)
  await run(['--remove-demo'])
})

test('a directory with real suppliers stays unchanged, with a message', async () => {
  await database.pool.query(`insert into supplier (name) values ('Mine')`)
  expect(await run([])).toEqual({
    code: 1,
    text: 'The directory contains your own suppliers: demo data is added only to an empty one. Nothing was changed.\n',
  })
})

test('errors are one line', async () => {
  for (const count of ['many', '0', '1.5', '10000001'])
    expect(await run([`--suppliers=${count}`])).toEqual({
      code: 1,
      text: `--suppliers must be a whole number from 1 to 10000000 (it is "${count}")\n`,
    })
  const unreachable = await run([], 'postgres://nobody@127.0.0.1:1/none')
  expect(unreachable.code).toBe(1)
  expect(unreachable.text).toMatch(/^DATABASE_URL.*\n$/)
})
