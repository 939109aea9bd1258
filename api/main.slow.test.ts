import { spawn, spawnSync } from 'node:child_process'
import { access, chmod, chown, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { start } from './start/start.ts'
import { readEnv, StartError } from './process/env.ts'
import { getNodeOptions } from './testing/node-options.ts'
import { build } from './testing/build/supplier.factory.ts'
import { sample } from './testing/long.ts'
import { testDatabase } from './testing/test-database.ts'
import { testFolder } from './testing/test-folder.ts'
import { testNetwork } from './testing/test-network.ts'

const folder = await testFolder('directory-main')
afterAll(() => rm(folder, { recursive: true, force: true }))

const options = getNodeOptions('start')

const run = (settings: Record<string, string>, launcher: string[] = []) => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'false',
    ...settings,
  }
  const [program, ...args] = [...launcher, process.execPath, ...options, 'api/build/run-built.js', 'main']
  const child = spawn(program, args, { env })
  let output = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString()
      for (const wake of waiting) wake()
    })
  }
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const said = (text: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = () => {
        const match = text.exec(output)
        if (match) done(match)
      }
      waiting.add(look)
      look()
      void exited.then(() => fail(new Error(`ended without saying ${text}: ${output}`)))
    })
  return { child, exited, said, output: () => output }
}

const expectEnd = async (settings: Record<string, string>, line: RegExp) => {
  const site = run(settings)
  expect(await site.exited).toBe(1)
  expect(site.output().trim()).toMatch(line)
  expect(site.output().trim().split('\n')).toHaveLength(1)
}

const expectRefused = async (settings: Record<string, string>, line: RegExp) => {
  const env = readEnv({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings })
  const refusal = await start(env).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(String(refusal).split('\n')).toEqual([expect.stringMatching(line)])
}

test('a wrong setting and a database that refuses end the start with one line', async () => {
  await expectEnd({ PORT: 'x' }, /^PORT must be a number/)
  await expectRefused({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /: DATABASE_URL: the database refuses: /)
  await expectRefused({ BACKUP_TO: '/no/such' }, /: BACKUP_TO \/no\/such: the file or folder does not exist$/)
  await expectRefused({ SCRAPER_SOURCES: 'nowhere' }, /: SCRAPER_SOURCES must be names out of /)
  await expectRefused({ PICTURES_S3_BUCKET: 'pictures' }, /: PICTURES_S3_/)
  await expectRefused({ DATA_DIR: '/proc/no/such' }, /: DATA_DIR: the embedded PostgreSQL does not start in /)
})

test('whenever the database goes away during the start, it ends with one line', async () => {
  const database = await testDatabase('places')
  const network = await testNetwork(database.url)
  const settings = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', SEED_DEMO: 'false', DATABASE_URL: network.url }
  await database.pool.query("insert into redirect (from_path, to_address) values ('/before', '/after')")
  const id = await build(database.pool).supplier({ name: 'Last Blinds' })
  const site = await start(readEnv(settings))
  const packets = network.countPackets()
  const ask = async (path: string, agent: string) => {
    const headers = { 'user-agent': agent, connection: 'close' } // an open connection would delay the end until counts are due
    return (await fetch(site.url + path, { headers, redirect: 'manual' })).text()
  }
  await ask(`/suppliers/${id}`, 'curl/8.5.0') // is not counted; the first page takes longer than counts wait
  await ask(`/suppliers/${id}`, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')
  await ask('/before', 'curl/8.5.0')
  await site.stop()
  const { rows: counted } = await database.pool.query(
    'select hits, (select sum(times)::int from view_count) views from redirect',
  )
  expect(counted, 'what is counted is written at the end').toEqual([{ hits: '1', views: 1 }])
  for (const part of sample([0.2, 0.05, 0.5], 3)) {
    network.refuseAfter(Math.floor(packets * part))
    const failure = await start(readEnv(settings)).catch((error: unknown) => error)
    expect(failure, `after ${part} of ${packets} packets`).toBeInstanceOf(StartError)
    expect(String(failure).split('\n')).toHaveLength(1)
  }
  await network.close()
  await database.close()
})

test('a busy port ends the start with one line, before a database is created or queried', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => other.once('listening', done))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const busy = new RegExp(`^PORT ${port} is in use by another program$`)
  const untouched = join(folder, 'untouched')
  await expectEnd({ PORT: String(port), DATA_DIR: untouched }, busy)
  await expect(readdir(untouched)).rejects.toThrow('ENOENT')
  const elsewhere = readEnv({ PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(start({ ...elsewhere, LOG_LEVEL: 'silent' })).rejects.toThrow(busy)
  other.close()
})

test('SIGTERM during the first start ends it at once, and leaves nothing running', async () => {
  const site = run({})
  await vi.waitFor(() => access(join(folder, 'postgres.new')), { timeout: 60_000, interval: 20 })
  site.child.kill('SIGTERM')
  expect(await site.exited).toBe(0)
  expect(site.output()).toBe('')
  expect((await readdir(folder)).toSorted()).not.toContain('postgres')
})

test('after kill -9 the next start just works, with the same data, and ends with the npm that started it', async () => {
  const first = run({ ADMIN_PASSWORD: '' })
  const [, url] = await first.said(/Ready: (http:\S+)/)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.exited

  const second = run({ npm_lifecycle_event: 'start' }, ['sh', '-c', '"$0" "$@"; true'])
  const [, again] = await second.said(/Ready: (http:\S+)/)
  expect(second.output()).not.toContain('password')
  const ready = async () => (await fetch(`${again}/readyz`)).status
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([200, 200, 200])
  second.child.kill('SIGTERM')
  await second.exited
  await expect.poll(ready, { timeout: 60_000, interval: 20 }).toBe(503) // while connections are open, it answers
  const left = () =>
    readFile(join(folder, 'postgres/postmaster.pid')).catch((error: NodeJS.ErrnoException) => error.code)
  await expect.poll(left, { timeout: 60_000 }).toBe('ENOENT')
}, 300_000) // the first start builds server and pages, perhaps beside others

const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
const nobodyMay = (...what: string[]) => spawnSync(asNobody[0]!, [...asNobody.slice(1), 'test', ...what]).status === 0

test.runIf(process.getuid?.() === 0 && nobodyMay('-r', 'package.json') && !nobodyMay('-w', 'package.json'))(
  'a tree that is built may be read-only: the user of the site writes to DATA_DIR alone',
  async () => {
    const database = await testDatabase('places')
    const own = join(folder, 'of-nobody')
    await chmod(folder, 0o711)
    await mkdir(own)
    await chown(own, 65534, 65534)
    const site = run({ DATABASE_URL: database.url, DATA_DIR: own }, asNobody)
    const [, url] = await site.said(/Ready: (http:\S+)/)
    expect((await fetch(`${url}/directory`)).status).toBe(200)
    site.child.kill('SIGTERM')
    expect(await site.exited).toBe(0)
    expect(await readdir(own)).toContain('session-secret')
    await database.close()
  },
)
