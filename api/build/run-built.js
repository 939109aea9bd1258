// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { printHelp } from './print-help.js'
import { applyMemoryFlags } from './memory-flags.js'
import { markUsed, serverFolder } from './fingerprint.js'
import { root } from '../process/release.js'

/** One bundle, since a translator of TypeScript would stay in memory. */
const runBuilt = async () => {
  requireInstalled()
  applyMemoryFlags()
  endWithShell()
  const [program = ''] = process.argv.splice(2, 1)
  printHelp(program)
  // Otherwise V8 learns to allocate requests' objects in the old generation, where they wait for a full collection.
  setFlagsFromString('--no-allocation-site-pretenuring')
  let folder
  while (!existsSync((folder = await serverFolder()))) await build()
  await markUsed(folder)
  nodeModule.enableCompileCache(join(folder, 'compiled'))
  process.argv[1] = join(folder, `${program}.js`)
  await import(pathToFileURL(process.argv[1]).href)
}

const requireInstalled = () => {
  if ('enableCompileCache' in nodeModule && existsSync(join(root, 'node_modules/pg'))) return
  process.stderr.write(
    `Run "npm ci" first: it installs what the site needs, with its Node (this is ${process.version}).\n`,
  )
  process.exit(1)
}

/** npm starts a script in a shell, which ends on SIGTERM without passing it on. */
const endWithShell = () => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

const build = async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/build/build.ts', 'server'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => {
    child.kill()
    process.exit(0)
  }
  const signals = ['SIGTERM', 'SIGINT']
  for (const name of signals) process.once(name, end)
  const [code, signal] = await once(child, 'exit')
  for (const name of signals) process.off(name, end)
  if (signal) process.stderr.write(`The build of the server was ended by ${signal}: is there memory enough?\n`)
  if (code !== 0) process.exit(1) // otherwise the builder has printed its error
}

await runBuilt()
