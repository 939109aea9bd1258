import { workerData } from 'node:worker_threads'
import pg from 'pg'
import { executeRun } from './execute-run.ts'

const { url, runId } = workerData as { url: string; runId: number }
const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000 })
pool.on('error', () => {}) // the statement that needs the connection reports it
await executeRun(pool, runId).finally(() => pool.end())
