import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { constants } from 'node:zlib'
import type { Rolldown } from 'vite'
import { isAlive } from '../database/lock.ts'
import { compress } from './compress.ts'
import { log } from '../server/log.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The folder under dist/ with the pages built from the current sources; has them built if necessary, by a process of its own:
 * the bundler's memory, over a gigabyte, ends with it. Each state of the sources has its own folder, so that a build never
 * removes files from under a running site.
 * @throws with what the bundler says; when `signal` ends the wait.
 */
export const buildPages = async (signal?: AbortSignal): Promise<string> => {
  const folder = join(root, 'dist', await fingerprint())
  await anotherBuilds(folder)
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date())
    return folder
  }
  log.info('building the pages')
  const draft = `${folder}.${process.pid}` // tells others that somebody builds
  await mkdir(draft, { recursive: true })
  try {
    await runBuild(draft, signal)
    await rename(draft, folder).catch(() => rm(draft, { recursive: true })) // another process was faster
  } catch (error) {
    await rm(draft, { recursive: true })
    throw error
  }
  await removeOldBuilds()
  return folder
}

const runBuild = async (draft: string, signal?: AbortSignal) => {
  const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, draft], {
    cwd: root,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' }, // with "test" it would contain React's development code, and fail
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`the pages could not be built: ${said}`)
  if (said) log.warn(said)
}

/** Builds the pages of the current sources into a folder, here. */
const buildInto = async (draft: string) => {
  const { build } = await import('vite')
  const common = { root, logLevel: 'warn', mode: 'production' } as const
  await build({ ...common, build: { outDir: join(draft, 'client') } })
  await build({ ...common, build: { outDir: join(draft, 'server'), ssr: 'web/server.tsx' } })
  await mkdir(join(draft, 'client/widget'))
  await writeFile(join(draft, 'client/widget/widget.js'), await buildWidget())
  for (const folder of ['assets', 'widget']) await compressFiles(join(draft, 'client', folder))
}

/** The widget for other sites' pages: one classic script, which shares nothing with the pages. */
export const buildWidget = async (): Promise<string> => {
  const { build } = await import('vite')
  const [built] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'web/widget/widget.ts', formats: ['iife'], name: 'bcdSuppliers' },
    },
  })) as Rolldown.RolldownOutput[]
  return built!.output[0].code
}

/**
 * Waits while another process on this machine builds the same pages: nobody is served sooner if two do. Two minutes at most,
 * since the number in a draft's name may be another program's by now.
 */
const anotherBuilds = async (folder: string) => {
  const inDist = await readdir(join(root, 'dist')).catch(() => [])
  const drafts = inDist.filter((name) => name.startsWith(`${basename(folder)}.`))
  const builders = drafts.map((name) => Number(extname(name).slice(1))).filter((id) => id !== process.pid)
  const until = performance.now() + 120_000
  while (builders.some(isAlive) && !existsSync(folder) && performance.now() < until) await setTimeout(200)
}

/** A hash of the pages' sources: names, sizes and times of their files. */
const fingerprint = async () => {
  const hash = createHash('sha256')
  const web = await readdir(join(root, 'web'), { recursive: true })
  const rules = (await readdir(join(root, 'api'), { recursive: true })).filter((name) => name.endsWith('.rules.ts'))
  const examples = await readdir(join(root, 'examples'), { recursive: true }) // shown on a page
  const files = [
    ...web.filter((name) => !/\.test\.tsx?$|^e2e/.test(name)).map((name) => join('web', name)),
    ...examples.map((name) => join('examples', name)),
    ...rules.map((name) => join('api', name)),
    'package-lock.json',
    'vite.config.ts',
  ]
  for (const name of files.toSorted()) {
    const info = await stat(join(root, name))
    if (info.isFile()) hash.update(`${name} ${info.size} ${info.mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Writes x.br and x.gz beside each file, for all later visitors; GraphiQL's, the largest, with less effort. */
const compressFiles = async (folder: string) => {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const text = await readFile(join(folder, name))
    const quality = text.length > 600_000 ? 5 : constants.BROTLI_MAX_QUALITY
    await writeFile(join(folder, `${name}.br`), await compress(text, 'br', quality))
    await writeFile(join(folder, `${name}.gz`), await compress(text, 'gzip'))
  }
}

/** Keeps the three builds used last: a visitor may still have a page of the previous one. */
const removeOldBuilds = async () => {
  const dist = join(root, 'dist')
  await mkdir(dist, { recursive: true })
  const builds = await Promise.all(
    (await readdir(dist)).map(async (name) => ({ name, usedAt: (await stat(join(dist, name))).mtimeMs })),
  )
  for (const { name } of builds.toSorted((a, b) => b.usedAt - a.usedAt).slice(3))
    await rm(join(dist, name), { recursive: true })
}

const [, , draft] = process.argv
if (import.meta.main) await (draft ? buildInto(draft) : buildPages())
