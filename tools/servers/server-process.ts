import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { FromChild } from './child.ts'
import type { Shares } from './profile.ts'
import { nodeOptionsOf } from '../../api/server/node-options.ts'
import type { Undo } from '../bench/scratch-database.ts'

/** A server under test, in a process of its own. */
export interface ServerProcess {
  url: string
  /** CPU time that it has used so far. */
  cpuMicroseconds: () => Promise<number>
  /** The part of it that its main thread has used. */
  mainMicroseconds: () => Promise<number>
  /** Memory that it has now. */
  bytes: () => Promise<number>
  isAlive: () => boolean
  /** What its main thread does while `work` is done. */
  profile: (work: () => Promise<unknown>) => Promise<Shares>
}

/**
 * Starts one of the servers of this folder over a database, with these options of node's.
 * @throws a line with its reason where it ends before it listens.
 */
export const startServer = async (
  file: string,
  databaseUrl: string,
  undo: Undo,
  settings: NodeJS.ProcessEnv = {},
  options: readonly string[] = [],
): Promise<ServerProcess> => {
  const isSite = file === 'site-server.ts' // built; its old space is bounded only where `options` do
  const ofSite = nodeOptionsOf('start').filter((option) => option.startsWith('--max-semi-space-size'))
  const child = fork(join(import.meta.dirname, isSite ? '../app/run-built.js' : file), isSite ? ['site-server'] : [], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', ...settings },
    execArgv: [...(isSite ? ofSite : ['--import', 'tsx']), ...options],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  undo.push(() => end(child))
  let said = ''
  const keep = (data: Buffer) => (said += data.toString())
  child.stderr!.on('data', keep)
  const { port } = await heardFrom(child).catch(async (error: unknown) => {
    await finished(child.stderr!)
    throw new Error(`${file} does not start: ${/^\[?\w*Error.*?: (.*?)\]?(?: \{)?$/m.exec(said)?.[1] ?? String(error)}`)
  })
  process.stderr.write(said)
  child.stderr!.off('data', keep).pipe(process.stderr, { end: false })
  const ask = (what: 'usage' | 'profile') => {
    const answer = heardFrom(child)
    child.send(what)
    return answer
  }
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    cpuMicroseconds: async () => (await ask('usage')).cpuMicroseconds ?? 0,
    mainMicroseconds: async () => (await ask('usage')).mainMicroseconds ?? 0,
    bytes: async () => (await ask('usage')).bytes ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    profile: async (work) => {
      await ask('profile')
      await work()
      return (await ask('profile')).shares ?? {}
    },
  }
}

const heardFrom = (child: ChildProcess) =>
  new Promise<FromChild>((done, fail) => {
    const ended = () => fail(new Error('it ended before it answered'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      done(message as FromChild)
    })
  })

/** Ends a process that was started here, if it has not ended. */
export const end = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGKILL')
  })
