import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { runningServer } from '../api/database/embedded/postmaster.ts'
import { sample } from '../api/testing/long.ts'
import { end, noSettings } from '../api/testing/site-process.ts'
import { killDatabase } from './faults/database-faults.ts'

const execute = promisify(execFile)
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0
const folder = await mkdtemp(join(tmpdir(), 'directory-first-start-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Expects one line from a start that fails. */
const expectReadyOrOneLine = async (dataDir: string, act: () => Promise<unknown>) => {
  const [, ...args] = packageJson.scripts.start.split(' ')
  const settings = { NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED_DEMO: 'false' }
  const env = { ...process.env, ...noSettings, ...settings, ADMIN_PASSWORD: 'umbrella-teapot-lantern-47' }
  const site = spawn(process.execPath, args, { env })
  onTestFinished(() => end(site))
  let said = ''
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (text: Buffer) => {
      if ((said += text.toString()).startsWith('Ready: ')) site.kill('SIGTERM')
    })
  const closed = once(site, 'close')
  await act()
  const [code] = (await closed) as [number | null]
  expect(said.trim().split('\n'), said).toHaveLength(1)
  expect([said.startsWith('Ready: ') ? 0 : 1, said]).toEqual([code, said])
  expect(await runningServer(join(dataDir, 'postgres'))).toBeUndefined()
}

test.runIf(isLinuxRoot).each(sample([40, 8, 44, 48, 52, 56, 60, 72], 8))(
  'on a disk of %s MB the first start ends with one line, or succeeds; PostgreSQL ends with it',
  async (sizeMb) => {
    const disk = join(folder, `${sizeMb}`)
    await mkdir(disk)
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', disk])
    onTestFinished(async () => void (await execute('umount', ['-l', disk])))
    await expectReadyOrOneLine(disk, async () => {})
  },
  300_000,
)

test.runIf(process.platform === 'linux').each(sample([300, 0, 600, 1200, 2000, 3000, 4500], 7))(
  'PostgreSQL is killed %s ms after it began: the first start ends with one line, or succeeds',
  async (afterMs) => {
    const dataDir = join(folder, `killed-${afterMs}`)
    await expectReadyOrOneLine(dataDir, async () => {
      await expect.poll(() => runningServer(join(dataDir, 'postgres')), { timeout: 120_000, interval: 10 }).toBeTruthy()
      await wait(afterMs)
      await killDatabase({ dataDir })
    })
  },
  300_000,
)
