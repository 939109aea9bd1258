import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { defineCommand, runCommand } from './run-command.ts'

const usage = `Runs the site for development and restarts it whenever a file is saved. Settings come from the environment or .env.

  npm run dev     stop it with Ctrl-C`

export const command = defineCommand({
  usage,
  options: {},
  run: async () => {
    const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/main.ts']
    const child = spawn(process.execPath, watch, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
