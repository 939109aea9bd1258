import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from './log.ts'

const root = join(import.meta.dirname, '../..')
const stampPath = join(root, 'dist/stamp')

/** Builds the web side when dist/ is missing or older than what it is made of. */
export const buildIfStale = async () => {
  const stamp = await fingerprint()
  const built = await readFile(stampPath, 'utf8').catch(() => '')
  if (built === stamp && existsSync(join(root, 'dist/server/server.js'))) return
  log.info('building the pages')
  const { build } = await import('vite')
  const common = { root, logLevel: 'warn', mode: 'production' } as const
  await build(common)
  await build({ ...common, build: { ssr: 'web/server.tsx', outDir: 'dist/server' } })
  await writeFile(stampPath, stamp)
}

/** Changes when a source of the web side does: names, sizes and times of its files. */
const fingerprint = async () => {
  const hash = createHash('sha256')
  const web = await readdir(join(root, 'web'), { recursive: true })
  const files = [...web.map((name) => join('web', name)), 'package.json', 'package-lock.json', 'vite.config.ts']
  for (const name of files.toSorted()) {
    const { mtimeMs, size } = await stat(join(root, name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
