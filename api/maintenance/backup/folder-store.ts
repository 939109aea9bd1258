import { createReadStream } from 'node:fs'
import { access, constants, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

export interface BackupFile {
  label: string
  /** Writes the whole content or nothing. @throws a one-line message. */
  write: (content: AsyncIterable<Buffer>) => Promise<void>
  read: () => AsyncIterable<Buffer>
}

export interface BackupStore {
  label: string
  check?: () => Promise<void>
  list: () => Promise<string[]>
  file: (name: string) => BackupFile
  remove: (name: string) => Promise<void>
}

export const unfinished = '.partial'

/** The folder must exist, so that an unmounted disk is reported. */
export const createFile = (path: string): BackupFile => ({
  label: path,
  write: (content) => writeWhole(resolve(path), content).catch(explain(path)),
  read: () => readFile(path),
})

export const createFolderStore = (path: string): BackupStore => ({
  label: path,
  check: () => access(`${path}/`, constants.W_OK).catch(explain(path)),
  list: () => readdir(path).catch(explain(path)),
  file: (name) => createFile(join(path, name)),
  remove: (name) => rm(join(path, name), { force: true }),
})

const writeWhole = async (path: string, content: AsyncIterable<Buffer>) => {
  await access(dirname(path))
  if (await exists(path)) throw new Error('exists already')
  const draft = path + unfinished
  const file = await open(draft, 'w', 0o600)
  try {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
    await file.close()
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** Makes a rename durable; not possible, nor needed, on Windows. */
const syncFolder = async (path: string) => {
  const folder = await open(path).catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

async function* readFile(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>
  } catch (error) {
    explain(path)(error)
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const reasons: Record<string, string> = {
  ENOENT: 'the file or folder does not exist',
  ENOTDIR: 'is not in a folder',
  EISDIR: 'is a folder',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EACCES: 'cannot be read or written by this user',
  EPERM: 'cannot be read or written by this user',
  EROFS: 'cannot be written: its disk is read-only',
}

const explain =
  (path: string) =>
  (error: unknown): never => {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`${path}: ${reasons[code ?? ''] ?? message}`, { cause: error })
  }
