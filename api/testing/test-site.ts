import { testDatabase, type Holding } from './test-database.ts'
import { createContext, type Viewer } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import type { FormTrace } from '../server/honeypot.ts'
import { createSchema } from '../graphql/schema.ts'
import { testServer } from './test-server.ts'

interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  data: any
  errors?: { message: string; extensions: Record<string, unknown> }[]
}

export const testSchema = createSchema()

/** `as` sets the user of later requests, and how a form was filled in. */
export const testSite = async (settings: NodeJS.ProcessEnv = {}, holding: Holding = 'nothing') => {
  const database = await testDatabase(holding)
  const env = readEnv({ LOG_LEVEL: 'silent', SESSION_SECRET: 'a secret for tests, of 32 letters', ...settings })
  const { rows } = await database.pool.query(
    "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin'), ('bob', 'no hash', false, 'user') returning id, username, is_admin",
  )
  const [admin, user] = rows.map(({ id, username, is_admin }): Viewer => ({ id, username, isAdmin: is_admin })) as [
    Viewer,
    Viewer,
  ]
  let viewer: Viewer | undefined
  let ip = '192.0.2.1'
  let formTrace: FormTrace | undefined
  const server = await testServer(testSchema, () =>
    createContext(database, env, { ip, ...(viewer ? { viewer } : {}), ...(formTrace ? { formTrace } : {}) }),
  )
  const origin = new URL(server.url).origin
  const execute = async (query: string, variables = {}): Promise<Answer> => {
    const answer = (await (await server.ask(query, variables)).json()) as Answer
    if (/\bmutation\b/.test(query)) server.tags.invalidateAll()
    return answer
  }
  return {
    database,
    env,
    admin,
    user,
    origin,
    /** As a running site does when data changes. */
    invalidateAll: server.tags.invalidateAll,
    as: (who: Viewer | undefined, from = '192.0.2.1', trace?: FormTrace) => {
      viewer = who
      ip = from
      formTrace = trace
    },
    ask: execute,
    /** Returns the payload with the selection `wanted` and its `userErrors`. */
    change: async (mutation: string, input: object, wanted: string): Promise<Answer['data']> => {
      const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`
      const { data, errors } = await execute(
        `mutation ($input: ${type}) { ${mutation}(input: $input) { ${wanted} userErrors { field message code } } }`,
        { input },
      )
      if (errors) throw new Error(errors[0]!.message)
      return data[mutation]
    },
    rest: async (path: string, { body, ...init }: { method?: string; body?: unknown } = {}) => {
      const answer = await fetch(origin + path, {
        redirect: 'manual',
        ...init,
        ...(body === undefined
          ? {}
          : {
              method: init.method ?? 'POST',
              body: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            }),
      })
      if (init.method !== 'GET' && path !== '/graphql') server.tags.invalidateAll()
      return answer
    },
    close: async () => {
      await server.stop()
      await database.close()
    },
  }
}
