import { join } from 'node:path'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { buildExplorer } from '../build-explorer.ts'

const folder = join(import.meta.dirname, '../../web/graphiql')

const usage = `Builds GraphiQL and its editor, which the site serves at /graphql: an install then needs neither.

  npm run build:graphiql    into web/graphiql, to be committed`

export const command = defineCommand({ usage, options: {}, run: () => buildExplorer(folder) })

if (import.meta.main) process.exitCode = await runCommand(command)
