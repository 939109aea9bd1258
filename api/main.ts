import { loadSettingsFile, readEnv, StartError } from './process/env.ts'
import { log } from './process/log.ts'

/** Then shutdown is abandoned; the next start recovers. */
const maxShutdownMs = 60_000

/** Something waits for an event that cannot happen any more. */
const explainSilence = () => {
  console.error('The site stopped before it was ready, without an error: LOG_LEVEL=debug may show why.')
  process.exitCode = 1
}

const main = async () => {
  loadSettingsFile()
  const env = readEnv()
  process.env.NODE_ENV = env.NODE_ENV // libraries read it when loaded, hence the import below
  const stopping = new AbortController()
  const end = async () => {
    if (stopping.signal.aborted) process.exit(1)
    setTimeout(() => process.exit(1), maxShutdownMs)
    stopping.abort()
    process.once('beforeExit', explainSilence)
    const site = await starting.catch(() => undefined) // what the start began has ended with it
    await site?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
  const starting = import('./start/start.ts').then(({ start }) => {
    stopping.signal.throwIfAborted() // loading took seconds
    return start(env, stopping.signal)
  })
  process.once('beforeExit', explainSilence)
  const site = await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
  process.off('beforeExit', explainSilence)
  if (!site) return
  const { url, password } = site
  if (password)
    console.log(
      `Administrator: ${env.ADMIN_USERNAME}, password ${password} (shown only once; you must change it at the first sign-in)`,
    )
  console.log(`Ready: ${url}`)
}

main().catch((error: unknown) => {
  if (!(error instanceof StartError)) log.fatal({ err: error }, 'the site could not start')
  console.error(
    error instanceof StartError ? error.message : 'The site does not start; the reason is in the log above.',
  )
  process.exit(1)
})
