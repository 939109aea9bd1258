import { createServer, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { User } from '../accounts/user.entity.ts'
import { createWork, runWork, type Span } from '../process/work.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openDatabase } from './orm.ts'

/** PostgreSQL's SSLRequest message: its length and the code 80877103. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

const first: (Buffer | string)[] = []
const server = createServer((socket: Socket) =>
  socket.once('data', (data) => {
    first.push(data)
    socket.destroy()
  }),
)
afterAll(() => new Promise((done) => server.close(done)))

test('entities and plain SQL both use TLS if DATABASE_URL requires it', async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const database = await openDatabase(`postgres://name:secret@127.0.0.1:${port}/directory?sslmode=verify-full`, [User])
  await expect(database.pool.query('select 1')).rejects.toThrow()
  expect(first).toEqual([sslRequest])
  await expect(database.orm.em.fork().execute('select 1')).rejects.toThrow()
  expect(first).toEqual([sslRequest, sslRequest])
  expect([...database.pools.keys()]).toEqual(['main', 'steady', 'entities'])
  await database.close()
})

test('behind a pooler there is no second pool', async () => {
  const database = await openDatabase('postgres://nobody@127.0.0.1:1/none', [User], { isUnnamed: true })
  await expect(database.orm.em.fork().execute('select 1')).rejects.toThrow()
  expect([...database.pools.keys()]).toEqual(['main', 'entities'])
  await database.close()
})

test('a replica’s pools are counted and closed with the others', async () => {
  const atReplica = { replicaUrls: ['postgres://nobody@127.0.0.1:1/none'] }
  for (const [isUnnamed, names] of [
    [false, ['main', 'steady', 'replica_1', 'replica_1_steady', 'entities']],
    [true, ['main', 'replica_1', 'entities']],
  ] as const) {
    const database = await openDatabase('postgres://nobody@127.0.0.1:1/none', [User], { isUnnamed, ...atReplica })
    await expect(database.orm.em.fork().execute('select 1')).rejects.toThrow()
    await database.close()
    expect([...database.pools].flatMap(([name, { ended }]) => (ended ? [name] : []))).toEqual(names)
  }
})

test('a trace shows an entity’s statement without the values written into it', async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const shown: string[] = []
  const span: Span = {
    child: (_name, attributes) => {
      shown.push(`${attributes!['db.query.text']}`)
      return span
    },
    end: () => {},
  }
  const em = database.orm.em.fork()
  await runWork(createWork(span), async () => {
    await em.findOne(User, { username: 'ada.private', id: 4711 })
    await em.findOne(User, { id: 4711 })
  })
  expect(shown.filter((text) => text.includes('app_user')).map((text) => text.split(' where ')[1])).toEqual([
    '"u0"."username" = …',
    '"u0"."id" = ? limit ?',
  ])
})
