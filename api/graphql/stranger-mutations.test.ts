import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { listen } from '../database/listen.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testServer } from '../testing/test-server.ts'
import { testSchema } from '../testing/test-site.ts'

const database = await testDatabase()
const { pool, url } = database
const env = readEnv({})
const site = await testServer(testSchema, () => createContext(database, env, { ip: '192.0.2.1' }), {
  maxAgeMs: 600_000,
})
afterAll(async () => {
  await site.stop()
  await database.close()
})
const queryData = async (query: string) => ((await (await site.ask(query)).json()) as { data: unknown }).data
const id = await build(pool).supplier({ name: 'First Blinds' })

const message = { name: 'Anna', email: 'anna@example.com', reason: 'FEEDBACK', subject: 'Hello', message: 'A message.' }
const review = {
  supplierId: String(id),
  rating: 5,
  comment: 'They came on time and measured.',
  name: 'Bo',
  email: 'bo@example.com',
}

const mutations: [what: string, mutation: string, variables?: object][] = [
  ['signing out without a session', 'mutation { signOut { isSignedOut } }'],
  [
    'a wrong invitation',
    'mutation { acceptInvitation(input: { token: "none", username: "eve", password: "a long password" }) { userErrors { message } } }',
  ],
  ['a wrong proof of an address', 'mutation { verifyEmail(input: { token: "none" }) { userErrors { message } } }'],
  [
    'an empty message',
    'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { userErrors { message } } }',
    { input: { ...message, message: '' } },
  ],
  [
    'a message',
    'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { userErrors { message } } }',
    { input: message },
  ],
  [
    'a review',
    'mutation ($input: CreateReviewInput!) { createReview(input: $input) { userErrors { message } } }',
    { input: review },
  ],
  [
    'a report',
    'mutation ($input: CreateReportInput!) { createReport(input: $input) { userErrors { message } } }',
    { input: { supplierId: String(id), reason: 'CLOSED_DOWN' } },
  ],
]

test.each(mutations)('%s keeps the cache and notifies nobody', async (_what, mutation, variables) => {
  const question = `query { supplier(id: ${id}) { name } }`
  for (let time = 0; time < 3; time++) await site.ask(question)
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('set session_replication_role = replica') // so that no trigger tells of it
  await client.query('update supplier set name = $1 where id = $2', ['Second Blinds', id])
  const changed: (string | undefined)[] = []
  const listening = await listen(
    url,
    'changed',
    (table) => changed.push(table),
    () => {},
  )
  await site.ask(mutation, variables)
  expect(await queryData(question)).toEqual({ supplier: { name: 'First Blinds' } })
  await listening.close()
  expect(changed).toEqual([])
  await client.query('update supplier set name = $1 where id = $2', ['First Blinds', id])
})
