import { join } from 'node:path'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { buildExplorer } from '../build-explorer.ts'

const folder = join(import.meta.dirname, '../../web/graphiql')

const usage = `Builds the GraphiQL editor that the site serves at /graphql, so that an install does not need its packages.

  npm run build:graphiql    to web/graphiql; commit the result`

export const command = defineCommand({ usage, options: {}, run: () => buildExplorer(folder) })

if (import.meta.main) process.exitCode = await runCommand(command)
