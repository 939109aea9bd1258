import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Undo } from '../../api/testing/undo.ts'
import { killServer } from '../../api/database/embedded/postmaster.ts'

const execute = promisify(execFile)

const roomMb = 48

/** On Linux, as root, with the site stopped. */
export const smallDisk = async (dataDir: string, path: string, undo: Undo): Promise<string> => {
  const { stdout } = await execute('du', ['-sm', dataDir])
  await mkdir(path)
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${Number.parseInt(stdout, 10) + roomMb}m`, 'tmpfs', path])
  undo.push(() => execute('umount', ['-l', path]))
  await execute('cp', ['-a', `${dataDir}/.`, path])
  undo.push(() => killServer(join(path, 'postgres')))
  return path
}
