import 'reflect-metadata'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSchema } from '../../api/graphql/schema.ts'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { readEnv } from '../../api/process/env.ts'
import { createContext } from '../../api/server/context.ts'
import { testServer } from '../../api/testing/test-server.ts'
import { withUndo, type Undo } from '../../api/testing/undo.ts'
import { placesDatabase } from '../bench/scratch-database.ts'

const usage = `Counts the files of api/ whose functions run while a supplier is saved, and during a search, from the HTTP request to the reply.

  npm run touched             how many files
  npm run touched -- --names  and which`

const name = 'Larch Shutters'
const saved = '{ supplier { id updatedAt } userErrors { message } }'
const createQuery = `mutation ($input: CreateSupplierInput!) { saved: createSupplier(input: $input) ${saved} }`
const saveQuery = `mutation ($input: UpdateSupplierInput!) { saved: updateSupplier(input: $input) ${saved} }`
const searchQuery = '{ suppliers(filter: { query: "shutters in Cheltenham" }) { totalCount nodes { name } } }'

const signIn = async (undo: Undo) => {
  const database = await placesDatabase(undo)
  undo.push(database.close)
  const env = readEnv({ SESSION_SECRET: 'a secret for a count, of 32 letters' })
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id",
  )
  const viewer = { id: rows[0]!.id, username: 'ada', isAdmin: true }
  const server = await testServer(createSchema(), () => createContext(database, env, { ip: '192.0.2.1', viewer }))
  undo.push(server.stop)
  return async <T>(query: string, input = {}): Promise<T> => {
    const { data, errors } = (await (await server.ask(query, { input })).json()) as { data: T; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
}

/** Timers of the test and of its PostgreSQL. */
const watching = /^api\/(testing|database\/embedded)\//

/** By V8's coverage; modules were loaded before, so only calls count. */
const listTouched = async (session: Session, work: () => Promise<unknown>): Promise<string[]> => {
  await session.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0))
    .flatMap(({ url }) => (url.startsWith('file:') ? relative(process.cwd(), fileURLToPath(url)) : []))
    .filter((file) => file.startsWith('api/') && !watching.test(file))
    .toSorted()
}

const count = (showsNames: boolean) =>
  withUndo(async (undo) => {
    const ask = await signIn(undo)
    type Saved = { saved: { supplier: { id: string; updatedAt: string } } }
    const input = { name, phone: '01242 960124', postcode: 'GL50 1AA', services: ['Shutters'] }
    const { supplier } = (await ask<Saved>(createQuery, input)).saved
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const touched = {
      'a save': await listTouched(session, () => ask(saveQuery, { ...supplier, phone: '01242 960555' })),
      'a search': await listTouched(session, () => ask(searchQuery)),
    }
    for (const [what, files] of Object.entries(touched)) {
      console.log(`${String(files.length).padStart(4)}  ${what}`)
      if (showsNames) for (const file of files) console.log(`      ${file}`)
    }
  })

export const command = defineCommand({
  usage,
  options: { names: { type: 'boolean', default: false } },
  run: ({ names }) => count(names),
})

if (import.meta.main) process.exitCode = await runCommand(command)
