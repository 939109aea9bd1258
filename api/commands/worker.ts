import { runCommand } from './run-command.ts'

const usage = `Does the jobs of the site, such as scraping, in a process of its own: as many as you like, on as many machines.

  npm run worker     until Ctrl-C; it comes to the end of what it does first`

/** `npm run worker`: the jobs, until SIGTERM or Ctrl-C. */
const work = async () => {
  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort())
  const { workUntil } = await import('./work-until.ts') // loading takes seconds, in which a signal may come
  await workUntil(stopping.signal)
}

process.exitCode = await runCommand(async (given) => {
  if (given.includes('--help') || given.includes('-h')) console.log(usage)
  else await work()
})
