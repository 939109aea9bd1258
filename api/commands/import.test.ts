import { execFile as runFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { command as importFile } from './import.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const database = await testDatabase('places')
const execFile = promisify(runFile)
const folder = await mkdtemp(join(tmpdir(), 'import-'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const run = async (...args: string[]) => {
  let [out, errors] = ['', '']
  const code = await runCommand(importFile, args, {
    env: { DATABASE_URL: database.url },
    say: (line) => (out += `${line}\n`),
    complain: (line) => (errors += `${line}\n`),
  })
  return { code, out, errors }
}
const file = async (name: string, content: string | Buffer) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
const count = async () => (await database.pool.query('select count(*)::int from supplier')).rows[0].count as number

test('a dry run previews each line, and --apply writes them', async () => {
  const path = await file('a.csv', 'name,city,postcode,colour\nOak Blinds,Leeds,LS1 2AB,red\n"X",Leeds,,\n')
  const dry = await run(path)
  expect(dry).toEqual({
    code: 0,
    errors: '',
    out: [
      'Ignored columns: colour',
      'line 2: would add "Oak Blinds" (Leeds, LS1 2AB)',
      'line 3: refused, "X": name must have at least 2 characters (it is "X")',
      '2 suppliers in the file: 1 to add, 0 to change, 0 unchanged, 1 refused.',
      'Nothing was written: run it again with --apply to import.\n',
    ].join('\n'),
  })
  expect(await count()).toBe(0)
  expect((await run(path, '--apply')).code).toBe(0)
  expect(await count()).toBe(1)
  expect(await run(path, '--apply'), 'once more').toMatchObject({
    code: 0,
    out: expect.stringContaining('1 unchanged'),
  })
  const changed = await run(await file('b.csv', 'name,city,postcode\nOak Blinds,Otley,LS1 2AB\n'))
  expect(changed.out).toContain('"Oak Blinds"\n    city: Leeds → Otley\n1 supplier in the file: 0 to add, 1 to change')
})

test('a command’s exit code is its process’s; one that fails closes its database, so that it ends', async () => {
  expect(await runCommand(async () => 3, [])).toBe(3)
  const complain = vi.fn<(line: string) => void>()
  const fail = () => Promise.reject(new AggregateError([])) // as Node.js does where no address answers
  expect(await runCommand(fail, [], { env: {}, say: complain, complain })).toBe(1)
  expect(complain).toHaveBeenCalledExactlyOnceWith('AggregateError')
  let pool = database.pool
  const failing = withDatabase(
    async (own) => {
      pool = own.pool
      throw new Error('stopped')
    },
    { DATABASE_URL: database.url },
  )
  await expect(failing).rejects.toThrow('stopped')
  expect(pool.ended).toBe(true)
})

test('guessed columns, omitted cells and unknown places are reported', async () => {
  const path = await file(
    'told.csv',
    Buffer.from(
      'name,Adress,city,email\nCaf\xe9 Blinds,1 High Street,Leeds,nobody\nAsh Blinds,,Qwertyville,\n',
      'latin1',
    ),
  )
  expect((await run(path)).out).toBe(
    [
      'The file is not UTF-8 and is read as Windows-1252',
      '"Adress" is read as address',
      'line 2: would add "Café Blinds" (Leeds)',
      'line 2: left out: email must be an email address (it is "nobody")',
      'line 3: would add "Ash Blinds" (Qwertyville)',
      'line 3: gets no place, so that no search by place finds it: "Qwertyville" is unknown; its country is unknown too, so it is listed in the United Kingdom',
      '2 suppliers in the file: 2 to add, 0 to change, 0 unchanged, 0 refused.',
      'Nothing was written: run it again with --apply to import.\n',
    ].join('\n'),
  )
})

test('a damaged line is reported by number and affects no other', async () => {
  const path = await file(
    'damaged.csv',
    Buffer.from(
      'name,city\nElm B\xc3\xbcro,Leeds\nCaf\xe9 Blinds,York\nAsh\0 Blinds,Kent\nYew Blinds,Bath\n',
      'latin1',
    ),
  )
  expect(await run(path)).toEqual({
    code: 0,
    errors: '',
    out: [
      'line 2: would add "Elm Büro" (Leeds)',
      'line 3: refused: is not UTF-8: save the file as "CSV UTF-8", or retype this line',
      'line 4: refused: contains a NUL character: it is damaged, so retype it',
      'line 5: would add "Yew Blinds" (Bath)',
      '4 suppliers in the file: 2 to add, 0 to change, 0 unchanged, 2 refused.',
      'Nothing was written: run it again with --apply to import.\n',
    ].join('\n'),
  })
})

test('an import that cannot start exits with 1 and one line', async () => {
  const nothing = await run(await file('c.csv', 'name\nX\n'), '--apply')
  expect([nothing.code, nothing.errors]).toEqual([1, 'Nothing in the file could be imported.\n'])
  const headless = await run(await file('d.csv', 'town\nLeeds\n'))
  expect([headless.code, headless.errors]).toEqual([
    1,
    'The first line must name the columns, and one of them must be "name". It names: town\n',
  ])
  for (const more of [[], ['--everything']]) {
    const missing = await run(join(folder, 'none.csv'), ...more)
    expect([missing.code, missing.errors]).toEqual([1, `There is no file ${join(folder, 'none.csv')}\n`])
  }
  expect((await run('a.csv', 'b.csv')).errors).toBe("Unexpected argument 'b.csv'\n")
  const unnamed = await execFile('npm', ['run', '--silent', 'import']).catch((error: unknown) => error)
  expect(unnamed).toMatchObject({ code: 1, stdout: '', stderr: 'Specify one file: npm run import -- suppliers.csv\n' })
})

test('a command takes its settings from .env in its folder', async () => {
  await file('.env', `DATABASE_URL=${database.url}\n`)
  const path = await file('e.csv', 'name,city\nFir Blinds,Leeds\n')
  const args = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'import.ts'), path]
  const env = { PATH: process.env.PATH, TSX_TSCONFIG_PATH: join(import.meta.dirname, '../../tsconfig.json') }
  const { stdout } = await execFile(process.execPath, args, { cwd: folder, env })
  expect(stdout).toContain('line 2: would add "Fir Blinds" (Leeds)\n')
})
