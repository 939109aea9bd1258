import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { uploadsFolder } from '../../pictures/picture-store.ts'
import { secretFiles, secretsFolder } from './backup-format.ts'

/** Stages restored files until the backup is verified. @throws for paths outside DATA_DIR and existing files. */
export const createFiles = (dataDir: string) => {
  const draft = join(dataDir, draftFolder)
  const found = new Set<string>()
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
    keep: async () => {
      const names = [...new Set([...found].map((path) => path.split('/')[0]!))].flatMap((name) =>
        name === secretsFolder ? secretFiles.filter((secret) => found.has(`${secretsFolder}/${secret}`)) : [name],
      )
      if (!names.length) return
      await writeFile(join(draft, movedFile), JSON.stringify(names), { flush: true })
      for (const name of names) await rename(join(draft, inDraft(name)), join(dataDir, name))
    },
    dispose: () => rm(draft, { recursive: true, force: true }),
  }
}

const draftFolder = 'restored.partial'
const movedFile = 'moved.json'
const inDraft = (name: string) => (name === uploadsFolder ? name : `${secretsFolder}/${name}`)

const movedFiles = (dataDir: string): string[] => {
  const draft = join(dataDir, draftFolder)
  if (!existsSync(join(draft, movedFile))) return []
  const names: unknown[] = JSON.parse(readFileSync(join(draft, movedFile), 'utf8'))
  return [uploadsFolder, ...secretFiles].filter(
    (name) => names.includes(name) && !existsSync(join(draft, inDraft(name))),
  )
}

export const restoreMovedFiles = async (dataDir: string) => {
  for (const name of movedFiles(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
  await rm(join(dataDir, draftFolder), { recursive: true, force: true })
}

export const checkPath = (path: string) => {
  const isUpload = path.startsWith(`${uploadsFolder}/`) && normalize(path) === path && !/[\\\0:]|\/$/.test(path)
  const isSecret = secretFiles.some((name) => path === `${secretsFolder}/${name}`)
  if (!isUpload && !isSecret) throw new Error(`The backup is damaged: "${path}" does not belong in a backup.`)
}

export const takenFiles = (dataDir: string, hasSecrets: boolean) => {
  const moved = movedFiles(dataDir)
  return [uploadsFolder, ...(hasSecrets ? secretFiles : [])].filter(
    (name) => existsSync(join(dataDir, name)) && !moved.includes(name),
  )
}
