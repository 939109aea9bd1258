import { fork, type ChildProcess, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { FromChild } from './child.ts'
import type { Shares } from './profile.ts'
import { getNodeOptions } from '../../api/testing/node-options.ts'
import { end, noSettings } from '../../api/testing/site-process.ts'
import type { Undo } from '../../api/testing/undo.ts'

export interface ServerProcess {
  url: string
  cpuMicroseconds: () => Promise<number>
  mainMicroseconds: () => Promise<number>
  bytes: () => Promise<number>
  isAlive: () => boolean
  profile: (work: () => Promise<unknown>) => Promise<Shares>
}

/** @throws a line with its reason if the server ends before it listens. */
export const startServer = (file: string, databaseUrl: string, undo: Undo, settings: NodeJS.ProcessEnv = {}) => {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...settings }
  return listening(file, fork(join(import.meta.dirname, file), { env, execArgv: ['--import', 'tsx'], stdio }), undo)
}

/** Without Node's options its old space is not bounded. @throws a line if it ends before it listens. */
export const startBuiltSite = (
  databaseUrl: string,
  undo: Undo,
  settings: NodeJS.ProcessEnv = {},
  options: readonly string[] = [],
) => {
  const env = {
    ...process.env,
    ...noSettings,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: '0',
    SEED_DEMO: 'false',
    WORKER: 'false',
    SESSION_SECRET: 'nobody signs in while it is measured',
    LOG_LEVEL: 'info',
    ...settings,
  }
  const semiSpaceOptions = getNodeOptions('start').filter((option) => option.startsWith('--max-semi-space-size'))
  const execArgv = ['--import', join(import.meta.dirname, 'answer-usage.ts'), ...semiSpaceOptions, ...options]
  const program = join(import.meta.dirname, '../../api/build/run-built.js')
  return listening('the site', fork(program, ['main'], { env, execArgv, stdio }), undo)
}

const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', 'ipc']

const listening = async (name: string, child: ChildProcess, undo: Undo): Promise<ServerProcess> => {
  undo.push(() => end(child))
  let said = ''
  const keep = (data: Buffer) => (said += data.toString())
  child.stderr!.on('data', keep)
  const { port } = await heardFrom(child).catch(async (error: unknown) => {
    await finished(child.stderr!)
    throw new Error(
      `${name} does not start: ${/^\[?\w*Error.*?: (.*?)\]?(?: \{)?$/m.exec(said)?.[1] || said.trim().split('\n').at(-1) || String(error)}`,
    )
  })
  process.stderr.write(said)
  child.stderr!.off('data', keep).pipe(process.stderr, { end: false })
  const request = (what: 'usage' | 'profile') => {
    const answer = heardFrom(child)
    child.send(what)
    return answer
  }
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    cpuMicroseconds: async () => (await request('usage')).cpuMicroseconds ?? 0,
    mainMicroseconds: async () => (await request('usage')).mainMicroseconds ?? 0,
    bytes: async () => (await request('usage')).bytes ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    profile: async (work) => {
      await request('profile')
      await work()
      return (await request('profile')).shares ?? {}
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
