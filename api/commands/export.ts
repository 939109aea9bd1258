import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pictureStore } from '../pictures/picture-store.ts'
import { readEnv } from '../process/env.ts'
import { exportEverything } from '../maintenance/transfer/export-everything.ts'
import { exportName } from '../maintenance/transfer/transfer.rules.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const usage = `Exports the whole directory to one file: a line of JSON for each supplier, review, post and setting, and the pictures.
Passwords, keys and sessions are left out. The file contains private email addresses.

  npm run export                               to directory-2026-11-23.ndjson.gz
  npm run export -- ../directory.ndjson.gz     to a file
  npm run import -- --everything FILE          loads it into an empty site`

export const command = defineCommand({
  usage,
  options: {},
  maxNames: 1,
  run: async (_, [path = exportName(new Date())], { env, say }) => {
    const counts = await withDatabase(
      ({ pool }) => writeFile(path, (take) => exportEverything(pool, pictureStore(readEnv(env)), take)),
      env,
    )
    const shown = Object.entries(counts).filter(([, count]) => count)
    say(`${path}: ${shown.map(([kind, count]) => `${count.toLocaleString('en-GB')} ${kind}`).join(', ') || 'nothing'}.`)
  },
})

/** The file appears once it is complete. */
export const writeFile = async <T>(
  path: string,
  work: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const draft = `${path}.partial`
  const packed = createGzip()
  const file = packed.pipe(createWriteStream(draft))
  const failed = new AbortController()
  let problem: Error | undefined
  file.once('error', (error) => {
    problem = error
    failed.abort()
  })
  try {
    const result = await work(async (text) => {
      if (problem) throw problem
      if (!packed.write(text)) await once(packed, 'drain', { signal: failed.signal })
    })
    packed.end()
    await finished(file)
    await rename(draft, path)
    return result
  } catch (error) {
    packed.destroy()
    file.destroy()
    await rm(draft, { force: true })
    throw problem ?? error
  }
}

if (import.meta.main) process.exitCode = await runCommand(command)
