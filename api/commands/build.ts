import { buildPages, buildServer } from '../app/build.ts'
import { defineCommand, runCommand } from './run-command.ts'

const usage = `Builds pages and server now, so that the next start need not.

  npm run build     into dist/, unless they are there`

/** `npm run build`. */
export const command = defineCommand({
  usage,
  options: {},
  run: async () => {
    await buildPages() // first, while nothing is in memory here
    await buildServer()
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
