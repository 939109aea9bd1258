import { runCommand } from './run-command.ts'

const work = async () => {
  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort())
  const { workUntil } = await import('./work-until.ts')
  await workUntil(stopping.signal)
}

process.exit(await runCommand(work)) // released jobs may still be waiting for something
