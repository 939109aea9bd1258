import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { pictureStore } from '../pictures/picture-store.ts'
import { readEnv } from '../process/env.ts'
import { storePacked } from '../process/stream-parts.ts'
import { exportEverything } from '../maintenance/transfer/export-everything.ts'
import { exportName } from '../maintenance/transfer/transfer.rules.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'
import { thousands } from '../text/plural.rules.ts'

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
    say(`${path}: ${shown.map(([kind, count]) => `${thousands(count)} ${kind}`).join(', ') || 'nothing'}.`)
  },
})

/** The file appears once it is complete. */
export const writeFile = async <T>(
  path: string,
  work: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const draft = `${path}.partial`
  try {
    const { written } = await storePacked(work, (packed) => pipeline(packed, createWriteStream(draft)))
    await rename(draft, path)
    return written
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

if (import.meta.main) process.exitCode = await runCommand(command)
