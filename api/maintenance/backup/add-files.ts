import { createReadStream, existsSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadsFolder } from '../../process/uploads-folder.ts'
import { secretFiles, secretsFolder } from './backup-format.ts'
import { unfinished } from './folder-store.ts'
import type { PartWriter } from './part-writer.ts'

/** Adds uploaded files, except those deleted meanwhile. */
export const addUploads = async (writer: PartWriter, dataDir: string) => {
  const folder = join(dataDir, uploadsFolder)
  if (!existsSync(folder)) return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.toSorted()) {
    await addFile(writer, path, `${uploadsFolder}/${path.slice(folder.length + 1).replaceAll('\\', '/')}`)
  }
}

/** Adds the secrets generated in DATA_DIR, not those from the environment. Returns their names. */
export const addSecrets = async (writer: PartWriter, dataDir: string) => {
  const found = secretFiles.filter((name) => existsSync(join(dataDir, name)))
  for (const name of found) await addFile(writer, join(dataDir, name), `${secretsFolder}/${name}`)
  return found
}

const addFile = async (writer: PartWriter, path: string, as: string) => {
  await using file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  if (!file) return
  const { size } = await file.stat()
  // no more than its size when opened, which the tar header states
  await writer.addFile(as, size, createReadStream(path, { fd: file, end: Math.max(0, size - 1) }))
}
