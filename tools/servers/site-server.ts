import { start } from '../../api/app/start.ts'
import { readEnv } from '../../api/server/env.ts'
import { tellPort } from './child.ts'

/** The site itself, started like in api/main.ts, on an existing database. */
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
