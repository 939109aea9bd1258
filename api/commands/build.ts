import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { buildPages, buildServer } from '../build/build.ts'
import { releaseFile } from '../process/release.js'
import { screenQueries } from '../graphql/screen-queries.ts'
import { defineCommand, runCommand } from './run-command.ts'

const usage = `Builds pages and server now, so that the next start need not.

  npm run build     into dist/, unless they are there`

export const command = defineCommand({
  usage,
  options: {},
  run: async () => {
    const pages = await buildPages() // first, while this process needs little memory
    const server = await buildServer()
    const release = { server: basename(server), pages: basename(pages), queries: Object.fromEntries(screenQueries()) }
    await writeFile(releaseFile, JSON.stringify(release))
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
