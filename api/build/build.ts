import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, posix, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { isAlive } from '../database/lock.ts'
import { buildTarget } from './browser-targets.rules.ts'
import { compress } from '../server/compress.ts'
import { explorerAssets, explorerPage } from '../graphql/explorer.ts'
import { hourMs, markUsed, pagesFolder, serverFolder } from './fingerprint.js'
import { StartError } from '../process/env.ts'
import { root } from '../process/release.js'
import { log } from '../process/log.ts'
import { machineMemory } from '../process/machine-memory.js'

export const buildPages = async (signal?: AbortSignal): Promise<string> =>
  built(await pagesFolder(), (draft) => runBuild(draft, signal))

export const buildServer = async (): Promise<string> => built(await serverFolder(), buildServerInto)

/** `build` fills the folder on first use. */
export const built = async (folder: string, build: (draft: string) => Promise<void>): Promise<string> => {
  await anotherBuilds(folder)
  if (!existsSync(folder)) await rebuildFolder(folder, build)
  await markUsed(folder)
  return folder
}

const rebuildFolder = async (folder: string, build: (draft: string) => Promise<void>) => {
  const isServer = basename(folder).startsWith(ofServer)
  log.info(`building the ${isServer ? 'server' : 'pages'}`)
  const draft = `${folder}.${process.pid}` // its name shows other processes that a build is running
  await mkdir(draft, { recursive: true }).catch((error: Error) => {
    throw new StartError(
      `This version is not built, and ${dirname(folder)} cannot be written: run "npm run build" as a user with write access (${error.message})`,
    )
  })
  try {
    await build(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  await removeOldBuilds(dirname(folder), isServer)
}

/** Has the bundler's allocator return unused memory; otherwise it would hold twice as much. */
const frugal = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' }

/** Whether 1.5 GB of builders must run one after the other. */
export const isSmallMachine = (): boolean => machineMemory() < 4.5e9

/** If one part fails, the others are ended and waited for, so that nothing writes to the folder any more. */
export const runBuild = async (draft: string, signal?: AbortSignal) => {
  const failed = new AbortController()
  const isEnded = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])])
  const run = (part: string) =>
    runPart(part, draft, isEnded).catch((error: unknown) => {
      failed.abort(error)
      throw error
    })
  const names = Object.keys(parts)
  if (isSmallMachine()) for (const part of names) await Promise.allSettled([run(part)])
  else await Promise.allSettled(names.map(run))
  isEnded.throwIfAborted()
}

const runPart = async (part: string, draft: string, signal: AbortSignal) => {
  signal.throwIfAborted()
  const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, part, draft], {
    cwd: root,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...frugal, NODE_ENV: 'production' }, // with "test", React's development code would be included, and fail
  })
  let failure: Error | undefined
  child.once('error', (error) => (failure = error)) // failed to start, or aborted: 'close' follows
  const closed = new Promise<[number | null, NodeJS.Signals | null]>((done) =>
    child.once('close', (...ended) => done(ended)),
  )
  const [said, [code, killedBy]] = await Promise.all([text(child.stderr), closed])
  if (failure) throw failure
  if (killedBy) throw new Error(`the pages could not be built: ended by ${killedBy}. Is there enough memory?`)
  if (code !== 0) throw new Error(`the pages could not be built: ${said}`)
  if (said) log.warn(said)
}

const commands = ['admin', 'backup', 'export', 'import', 'migrate', 'places', 'rebuild', 'restore', 'seed', 'worker']

const programs: Record<string, string> = {
  main: 'api/main.ts',
  ...Object.fromEntries(commands.map((name) => [name, `api/commands/${name}.ts`])),
}

/** Bundled, since translating a thousand files takes three times the CPU time; packages stay external. */
const buildServerInto = async (draft: string) => {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [asWhereItWas],
    build: {
      outDir: draft,
      ssr: true,
      target: 'node26',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: programs,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          keepNames: true,
          sourcemapExcludeSources: true,
        },
      },
    },
  })
}

/** Keeps `import.meta` paths working: source and output are equally deep below the repository. */
const asWhereItWas: Plugin = {
  name: 'as-where-it-was',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(root, id).replaceAll('\\', '/')
    if (!file.startsWith('api/') || !code.includes('import.meta.')) return
    const emit = (path: string) => {
      const fileName = `${basename(path, '.ts')}.js`
      this.emitFile({ type: 'chunk', id: path, fileName, preserveSignature: 'strict' })
      return `new URL('./${fileName}', import.meta.url)`
    }
    const withThreads = code
      .replace(/new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g, (_, path: string) => emit(join(dirname(id), path)))
      .replace(/new URL\(import\.meta\.url\)/, () => emit(id))
    const now: Record<string, string> = {
      filename: `(import.meta.dirname + '/../../${file}')`,
      dirname: `(import.meta.dirname + '/../../${posix.dirname(file)}')`,
      url: `new URL('../../${file}', import.meta.url).href`,
      main: String(Object.values(programs).includes(file)),
    }
    const moved = withThreads.replace(
      /(?<!\.js', )\bimport\.meta\.(filename|dirname|url|main)\b/g,
      (_, name: string) => now[name]!,
    )
    return { code: moved, map: null }
  },
}

const parts: Record<string, (draft: string) => Promise<void>> = {
  client: async (draft) => {
    const { build } = await import('vite')
    const outDir = join(draft, 'client')
    const rolldownOptions = { input: ['web/index.html', 'web/begin.ts'] }
    const { output } = (await build({
      ...common,
      build: { outDir, emptyOutDir: false, manifest: true, rolldownOptions },
    })) as Rolldown.RolldownOutput
    const files = output.map(({ fileName }) => fileName)
    await compressFiles(
      outDir,
      files.filter((name) => name.startsWith('assets/')),
      true,
    )
  },
  renderer: async (draft) => {
    const { build } = await import('vite')
    await build({ ...common, build: { outDir: join(draft, 'server'), ssr: 'web/server.tsx' } })
    const folder = join(draft, 'client/widget')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'widget.js'), await buildWidget())
    await compressFiles(folder, ['widget.js'], true)
    await copyExplorer(join(draft, 'client'))
  },
}

const common = { root, logLevel: 'warn', mode: 'production' } as const

const copyExplorer = async (client: string) => {
  const assets = join(client, 'assets')
  await cp(explorerAssets, assets, { recursive: true })
  await mkdir(join(client, 'web'), { recursive: true })
  await writeFile(join(client, 'web/graphiql.html'), await explorerPage())
  await compressFiles(assets, await readdir(explorerAssets), false)
}

export const buildWidget = async (): Promise<string> => {
  const { build } = await import('vite')
  const [built] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      target: buildTarget,
      lib: { entry: 'web/widget/widget.ts', formats: ['iife'], name: 'bcdSuppliers' },
    },
  })) as Rolldown.RolldownOutput[]
  return built!.output[0].code
}

/** Two builds are not faster; the limit covers a pid in a draft's name that was reused. */
const anotherBuilds = async (folder: string) => {
  const inDist = await readdir(dirname(folder)).catch(() => [])
  const drafts = inDist.filter((name) => name.startsWith(`${basename(folder)}.`))
  const builders = drafts.map((name) => Number(extname(name).slice(1))).filter((id) => id !== process.pid)
  const until = performance.now() + 120_000
  while (builders.some(isAlive) && !existsSync(folder) && performance.now() < until) await setTimeout(200)
}

const compressFiles = async (folder: string, names: readonly string[], isForAll: boolean) => {
  for (const name of names) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const text = await readFile(join(folder, name))
    const quality = isForAll && text.length <= 600_000 ? constants.BROTLI_MAX_QUALITY : 5
    await writeFile(join(folder, `${name}.br`), await compress(text, 'br', quality))
    await writeFile(join(folder, `${name}.gz`), await compress(text, 'gzip'))
  }
}

const ofServer = 'server-'

/** Visitors may still have pages of the three builds that were last used. */
const removeOldBuilds = async (dist: string, isServer: boolean) => {
  const names = (await readdir(dist)).filter((name) => name.startsWith(ofServer) === isServer)
  const getModifiedTime = (name: string) =>
    stat(join(dist, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
  const builds = await Promise.all(names.map(async (name) => ({ name, usedAt: await getModifiedTime(name) })))
  const others = builds.toSorted((a, b) => b.usedAt - a.usedAt).slice(3)
  for (const { name } of others.filter(({ usedAt }) => usedAt < Date.now() - 2 * hourMs))
    await rm(join(dist, name), { recursive: true, force: true }).catch((error: unknown) =>
      log.warn({ err: error }, 'could not delete an old build'),
    )
}

if (import.meta.main) {
  const [, , what, draft] = process.argv
  if (draft) await parts[what!]!(draft)
  else
    await buildServer().catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    })
}
