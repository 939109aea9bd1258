import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { buildPages, buildServer } from '../build/build.ts'
import { releaseFile } from '../process/release.js'
import { screenQueries } from '../graphql/screen-queries.ts'
import { defineCommand, runCommand } from './run-command.ts'

const usage = `Builds the pages and the server, so that the next start is faster.

  npm run build     to dist/, unless they are up to date`

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
