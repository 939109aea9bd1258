import { start } from '../app/start.ts'
import { readEnv } from '../server/env.ts'
import { tellPort } from './child.ts'

/** The site itself, as api/main.ts starts it, on a database that is there already. */
const { url } = await start(
  readEnv({
    ...process.env,
    PORT: '0',
    SEED_DEMO: 'false',
    WORKER: 'false',
    SESSION_SECRET: 'nobody signs in while it is measured',
  }),
)
tellPort(Number(new URL(url).port))
