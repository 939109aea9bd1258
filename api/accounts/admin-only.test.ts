import { createClient } from 'graphql-ws'
import { Authorized, buildSchemaSync, Int, Query, Root, Subscription } from 'type-graphql'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Viewer } from '../server/context.ts'
import { testServer } from '../testing/test-server.ts'
import { checkRole } from './admin-only.ts'

let begun = 0
async function* count() {
  begun++
  yield 1
}

// No @Resolver(): schema.ts takes all that are.
class GuardedResolver {
  @Authorized('ADMIN')
  @Query(() => Int)
  secret(): number {
    return 42
  }

  @Authorized()
  @Query(() => Int)
  own(): number {
    return 7
  }

  @Authorized('ADMIN')
  @Subscription(() => Int, { subscribe: () => count() })
  counted(@Root() payload: number): number {
    return payload
  }
}

let viewer: Viewer | undefined
const pubSub = { publish: () => {}, subscribe: () => count() }
const schema = buildSchemaSync({ resolvers: [GuardedResolver], authChecker: checkRole, validate: false, pubSub })
const server = await testServer(schema, () => (viewer ? { viewer } : {}))
afterAll(server.stop)

const ada = { id: 1, username: 'ada', isAdmin: true }
const bob = { id: 2, username: 'bob', isAdmin: false }

const runQuery = async (who: Viewer | undefined, query: string) => {
  viewer = who
  const { data, errors } = (await (await server.ask(query)).json()) as {
    data: unknown
    errors?: { extensions: { code: string } }[]
  }
  return errors?.[0]?.extensions.code ?? data
}

const subscribe = async (who: Viewer | undefined) => {
  viewer = who
  const client = createClient({ url: server.url.replace('http', 'ws'), webSocketImpl: WebSocket })
  try {
    const { value } = await client.iterate({ query: 'subscription { counted }' }).next()
    return value?.errors?.[0]?.extensions?.code ?? value?.data
  } finally {
    await client.dispose()
  }
}

test('administrator-only operations refuse visitors and users', async () => {
  expect(await runQuery(undefined, '{ secret }')).toBe('UNAUTHENTICATED')
  expect(await runQuery(bob, '{ secret }')).toBe('FORBIDDEN')
  expect(await runQuery(ada, '{ secret }')).toEqual({ secret: 42 })
})

test('operations for signed-in users refuse visitors only', async () => {
  expect(await runQuery(undefined, '{ own }')).toBe('UNAUTHENTICATED')
  expect(await runQuery(bob, '{ own }')).toEqual({ own: 7 })
})

test('a subscription is refused before it starts', async () => {
  expect([await subscribe(undefined), await subscribe(bob), begun]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 0])
  expect([await subscribe(ada), begun]).toEqual([{ counted: 1 }, 1])
})
