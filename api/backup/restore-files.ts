import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { secretFiles, secretsFolder, uploadsFolder } from './backup-format.ts'

/**
 * Keeps restored files aside until the whole backup was read and is good.
 * @throws for a path that leads elsewhere, and for what is there already
 */
export const createFiles = (dataDir: string) => {
  const draft = join(dataDir, 'restored.partial')
  const found = new Set<string>()
  const target = (path: string) => join(dataDir, path.startsWith(`${secretsFolder}/`) ? path.slice(8) : path)
  return {
    write: async (path: string, content: AsyncIterable<Buffer>) => {
      checkPath(path)
      const to = join(draft, path)
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await pipeline(
        content,
        createWriteStream(to, { mode: path.startsWith(secretsFolder) ? 0o600 : 0o644, flush: true }),
      )
      found.add(path)
    },
    /** Moves them to their places. */
    keep: async () => {
      for (const path of found) {
        await mkdir(dirname(target(path)), { recursive: true })
        await rename(join(draft, path), target(path))
      }
    },
    dispose: () => rm(draft, { recursive: true, force: true }),
  }
}

/** @throws for a path that is not one of a backup's files, such as ../../etc/passwd */
export const checkPath = (path: string) => {
  const isUpload = path.startsWith(`${uploadsFolder}/`) && normalize(path) === path && !/[\\\0:]|\/$/.test(path)
  const isSecret = secretFiles.some((name) => path === `${secretsFolder}/${name}`)
  if (!isUpload && !isSecret) throw new Error(`The backup is damaged: "${path}" is no part of a backup.`)
}

/** What of DATA_DIR a restore would have to overwrite, and so refuses. */
export const takenFiles = (dataDir: string, hasSecrets: boolean) =>
  [uploadsFolder, ...(hasSecrets ? secretFiles : [])].filter((name) => existsSync(join(dataDir, name)))
