import { readFile, rm, writeFile } from 'node:fs/promises'

/** Whether a process with this number runs. */
export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Does `work` while no other process holds the lock at this path; the lock of a process that died counts for nothing. */
export const withLock = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    const isMine = await writeFile(path, String(process.pid), { flag: 'wx' }).then(() => true, () => false)
    if (isMine) break
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if (holder && !isAlive(holder)) await rm(path, { force: true })
    else await new Promise((done) => setTimeout(done, 50))
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}
