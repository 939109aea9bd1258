import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { settings as allSettings } from '../process/env.ts'
import { withTimeout } from '../process/with-timeout.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Undo } from './undo.ts'

const thisRoot = join(import.meta.dirname, '../..')
/** The first start builds server and pages and creates the data, perhaps on a busy machine. */
const startWithinMs = 300_000
const stopWithinMs = 70_000

/** A fault must not reach the operator's database, mail server or backups. */
export const noSettings = Object.fromEntries(Object.keys(allSettings.shape).map((name) => [name, '']))

export const password = 'umbrella-teapot-lantern-47'

export interface SiteOptions {
  log: string
  settings: NodeJS.ProcessEnv
  preload?: readonly string[]
  /** A program that starts the site and is replaced by it. */
  launcher?: readonly string[]
  /** The checkout to run; defaults to this one. */
  root?: string
}

/** As `npm start` runs it, at the same address after each restart. */
export const startSite = async (
  { log, settings, preload = [], launcher = [], root = thisRoot }: SiteOptions,
  undo: Undo,
) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...noSettings,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'false',
    ADMIN_PASSWORD: password,
    ...settings,
  }
  const [program, ...args] = [
    ...launcher,
    process.execPath,
    ...preload.flatMap((module) => ['--import', module]),
    ...packageJson.scripts.start.split(' ').slice(1),
  ]
  let child: ChildProcess

  const run = async () => {
    const running = spawn(program!, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    child = running
    undo.push(() => end(running))
    const file = createWriteStream(log, { flags: 'a' })
    const isReady = new Promise<boolean>((done) => {
      let said = ''
      running.stdout.on('data', (text: Buffer) => {
        if (said.length < 1e6 && (said += text.toString()).includes('Ready:')) done(true)
      })
      running.once('exit', () => done(false))
    })
    running.stdout.pipe(file, { end: false })
    running.stderr.pipe(file, { end: false })
    running.once('close', () => file.end())
    return withTimeout(startWithinMs, isReady, false)
  }
  const start = async (maxTries: number) => {
    for (let tries = 0; tries < maxTries; tries++) {
      if (await run()) return
      await wait(500)
    }
    const said = (await readFile(log, 'utf8')).trim().split('\n').at(-1)
    throw new Error(`the site did not start: ${said?.slice(0, 500)}`)
  }
  await start(1)
  return {
    url,
    port,
    pid: () => child.pid!,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** SIGKILL, as by the kernel when memory runs out. */
    kill: () => end(child),
    /** Retries until it runs, as a supervisor does. */
    startAgain: () => start(10),
    /** SIGTERM; whether it ended in order and in time. */
    stop: async (): Promise<boolean> => {
      if (child.exitCode !== null || child.signalCode !== null) return false
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await withTimeout(stopWithinMs, ended, [undefined])
      if (code === undefined) await end(child)
      return code === 0
    },
  }
}
export type SiteProcess = Awaited<ReturnType<typeof startSite>>

export const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer().on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

export const end = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })
