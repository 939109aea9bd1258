import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { runCommand } from './run-command.ts'
import { seedDirectory } from './seed.ts'

const database = await testDatabase('places')
afterAll(() => database.close())

const run = async (given: string[], url = database.url) => {
  let text = ''
  const tell = (line: string) => void (text += `${line}\n`)
  const code = await runCommand(seedDirectory, given, { env: { DATABASE_URL: url }, say: tell, complain: tell })
  return { code, text }
}

test('the command adds as many demo suppliers as asked, replaces them, and takes them out again', async () => {
  const first = await run(['--suppliers', '30'])
  expect([first.code, first.text]).toEqual([
    0,
    expect.stringMatching(/^Added 30 demo suppliers, \d+ reviews and \d+ articles in [\d.]+ s\.\n$/),
  ])
  expect((await run(['--suppliers', '20'])).text).toMatch(/^Added 20 demo suppliers/)
  expect((await run(['--remove-demo'])).text).toMatch(/^Removed 20 demo suppliers with \d+ reviews\.\n$/)
}, 120_000)

test('it leaves a directory with suppliers of its own alone, and says so', async () => {
  await database.pool.query(`insert into supplier (name) values ('Mine')`)
  expect(await run([])).toEqual({
    code: 1,
    text: 'The directory holds suppliers of your own: demo data is added only to an empty one. Nothing was changed.\n',
  })
}, 120_000)

test('what cannot be done is told in one line', async () => {
  expect(await run(['--suppliers', 'many'])).toEqual({
    code: 1,
    text: '--suppliers must be a whole number from 1 to 10000000 (it is "many")\n',
  })
  const unreachable = await run([], 'postgres://nobody@127.0.0.1:1/none')
  expect(unreachable.code).toBe(1)
  expect(unreachable.text).toMatch(/^DATABASE_URL.*\n$/)
}, 120_000)
