import { createServer } from 'node:http'
import { openDatabase } from '../database/orm.ts'
import { createApp } from '../server/app.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../server/env.ts'
import { createApollo } from '../server/graphql.ts'
import { createResponseCache } from '../server/response-cache.ts'
import { createSchema } from '../server/schema.ts'
import { listenForBench } from './child.ts'

/** The site's own server, as api/main.ts puts it together, but for the pages. */
const env = readEnv()
const database = await openDatabase(env.DATABASE_URL!)
const server = createServer()
const schema = createSchema()
const responses = createResponseCache({
  prepare: { schema, contextFor: (request, response) => createContext(database, env, { ip: app.createContext(request, response).ip }) },
})
const apollo = createApollo(schema, server, async () => {}, responses.clear)
await apollo.start()
const app = createApp({
  env,
  apollo,
  responses,
  contextFor: async ({ ip }) => createContext(database, env, { ip }),
  isReady: async () => true,
  pages: (_ctx, next) => next(),
})
const answer = app.callback()
server.on('request', responses.inFront((request, response) => void answer(request, response)))
listenForBench(server)
