// @ts-check
import { createHash } from 'node:crypto'
import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { readRelease, root } from '../process/release.js'

const common = ['package-lock.json', 'vite.config.ts', 'api/build/build.ts']

/** Each state of the sources has its own folder. */
export const serverFolder = async () => {
  const release = readRelease()
  if (release) return join(root, 'dist', release.server)
  const api = (await filesIn('api')).filter((name) => /^api\/(?!testing\/).*(?<!\.test)\.(?:[jt]s|json)$/.test(name))
  return join(root, 'dist', `server-${await fingerprint([...api, 'tsconfig.json'])}`)
}

export const pagesFolder = async () => {
  const release = readRelease()
  if (release) return join(root, 'dist', release.pages)
  const web = (await filesIn('web')).filter((name) => !/\.test\.tsx?$|^web\/e2e/.test(name))
  const rules = (await filesIn('api')).filter(
    (name) => name.endsWith('.rules.ts') || name.startsWith('api/pictures/drawn/'),
  )
  const examples = await filesIn('docs/examples')
  return join(root, 'dist', await fingerprint([...web, ...rules, ...examples]))
}

export const hourMs = 3_600_000

export const markUsed = async (/** @type {string} */ folder) => {
  const mark = () => utimes(folder, new Date(), new Date()).catch(() => {})
  setInterval(mark, hourMs).unref()
  await mark()
}

const filesIn = async (/** @type {string} */ folder) =>
  (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

const fingerprint = async (/** @type {string[]} */ files) => {
  const hash = createHash('sha256')
  const names = [...files, ...common].toSorted()
  const found = await Promise.all(names.map((name) => stat(join(root, name))))
  for (const [index, info] of found.entries())
    if (info.isFile()) hash.update(`${names[index]} ${info.size} ${info.mtimeMs}\n`)
  return hash.digest('hex').slice(0, 16)
}
