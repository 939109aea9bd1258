import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import { afterAll, expect, test } from 'vitest'
import { newSecret } from '../partners/keys/secret.ts'
import { readEnv } from '../process/env.ts'
import { createShutdownHooks } from '../process/shutdown.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createAuthentication } from './authentication.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)

test('requests with an API key that are not yet written are counted when the site shuts down', async () => {
  const { secret, prefix, hash } = newSecret()
  await pool.query("insert into api_key (name, prefix, secret_hash, created_by) values ('Partner', $1, $2, 'ada')", [
    prefix,
    hash,
  ])
  const stops = createShutdownHooks()
  const { accountFor } = await createAuthentication(database, readEnv({}), stops, () => new Koa())
  for (const points of [7, 20]) {
    const request = new IncomingMessage(new Socket())
    request.headers['x-api-key'] = secret
    accountFor(request).consume(points)
  }
  await stops.stop()
  const { rows } = await pool.query('select requests::int, points::int, refused::int from api_key_use')
  expect(rows).toEqual([{ requests: 2, points: 27, refused: 0 }])
})
