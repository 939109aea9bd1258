import { runCommand } from './run-command.ts'

/** `npm run worker`: the jobs, until SIGTERM or Ctrl-C. */
const work = async () => {
  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort())
  const { workUntil } = await import('./work-until.ts') // loading takes seconds, in which a signal may come
  await workUntil(stopping.signal)
}

process.exit(await runCommand(work)) // whatever a job that was given back still waits for
