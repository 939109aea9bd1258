import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { pictureStore } from '../../pictures/picture-store.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { testSite } from '../../testing/test-site.ts'
import { importEverything } from './import-everything.ts'
import { endLostTransfersTask, transferTask } from './transfer.task.ts'
import { failureWords } from './transfer-parts.ts'

const folder = await mkdtemp(join(tmpdir(), 'transfers-'))
const [full, empty] = [
  await testSite({ DATA_DIR: join(folder, 'full') }),
  await testSite({ DATA_DIR: join(folder, 'empty') }),
]
afterAll(async () => {
  await full.close()
  await empty.close()
  await rm(folder, { recursive: true, force: true })
})
type Site = typeof full

const fields = 'id status fileName bytes linesDone linesTotal counts { name count } obstacles error username'
const last = async (site: Site) =>
  (await site.ask(`{ transfers { lastExport { ${fields} } lastLoad { ${fields} } } }`)).data.transfers
const work = async (site: Site, id: string) =>
  transferTask({ env: site.env, database: site.database }, { transferId: Number(id) })
const startExport = async (site: Site) =>
  (await site.ask(`mutation { exportEverything(input: {}) { export { ${fields} } userErrors { message } } }`)).data
    .exportEverything
const exported = async (site: Site) => {
  const { id } = (await startExport(site)).export
  await work(site, id)
  const answer = await fetch(`${site.origin}/admin/transfers/${id}/file`)
  return { answer, file: Buffer.from(await answer.arrayBuffer()) }
}
const send = (site: Site, file: Buffer, name = 'directory.ndjson.gz') =>
  fetch(`${site.origin}/admin/transfers?name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/gzip' },
    body: new Uint8Array(file),
  })
const checked = async (site: Site, file: Buffer, name?: string) => {
  const answer = await send(site, file, name)
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await work(site, id)
  return (await last(site)).lastLoad
}
const load = (site: Site, id: string) => site.change('loadExport', { id }, `load { ${fields} }`)
const unpackLines = (file: Buffer) => gunzipSync(file).toString().trimEnd().split('\n')
const written = async (file: Buffer) => {
  const path = join(folder, 'sent.ndjson.gz')
  await writeFile(path, file)
  return path
}
const hash = '0123456789abcdef0123456789abcdef'
const listOthers = async (pool: Pool, holding: PoolClient) => {
  const { rows } = await pool.query<{ isWaiting: boolean }>(
    `select wait_event_type = 'Lock' as "isWaiting" from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid not in (pg_backend_pid(), $1)`,
    [(holding as unknown as { processID: number }).processID],
  )
  return rows
}

test('only administrators export and import', async () => {
  full.as(full.user)
  expect((await send(full, Buffer.from(''))).status).toBe(403)
  expect((await fetch(`${full.origin}/admin/transfers/1/file`)).status).toBe(403)
  expect((await full.ask('{ transfers { lastExport { id } } }')).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN')
  full.as(full.admin)
  empty.as(empty.admin)
})

test('an export checked and imported into an empty site gives the same directory, even if a job is killed', async () => {
  const { pool } = full.database
  const make = build(pool)
  for (let at = 0; at < 40; at++) await make.review(await make.supplier({ name: `Firm ${at}` }))
  await pool.query("insert into picture (hash, width, height, bytes, username) values ($1, 64, 64, 3, 'ada')", [hash])
  await pictureStore(full.env).write(`${hash}-64x64.webp`, Buffer.from([1, 2, 3]))

  const begun = await startExport(full)
  expect(begun.export).toMatchObject({ status: 'WORKING', username: 'ada', error: null })
  expect((await startExport(full)).userErrors).toEqual([
    { message: 'Another export or import is running. Please try again when it has finished.' },
  ])
  expect((await send(full, Buffer.from('{}'))).status).toBe(409)
  expect((await pool.query("select from transfer where kind = 'load'")).rowCount).toBe(0)
  const missing = await fetch(`${full.origin}/admin/transfers/${begun.export.id}/file`)
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { message: 'This file does not exist, or it has been deleted.' },
  ])
  expect((await load(full, begun.export.id)).userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'Another export or import is running. Please try again when it has finished.' },
  ])
  await work(full, begun.export.id)
  const { lastExport } = await last(full)
  expect(lastExport).toMatchObject({
    status: 'DONE',
    counts: expect.arrayContaining([{ name: 'supplier', count: 40 }]),
  })
  const { answer, file } = await exported(full)
  expect(answer.headers.get('content-disposition')).toMatch(/filename="directory-\d{4}-\d\d-\d\d\.ndjson\.gz"/)
  expect(unpackLines(file)).toHaveLength(lastExport.linesTotal)
  const { lastExport: fetched } = await last(full)
  await full.change('exportEverything', { isWanted: false }, 'export { id }')
  expect((await last(full)).lastExport).toBeNull()
  const { userErrors } = await full.change('exportEverything', { isWanted: false }, 'export { id }')
  expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', message: 'The export has been deleted.' }])
  expect((await fetch(`${full.origin}/admin/transfers/${fetched.id}/file`)).status).toBe(404)
  const { rows } = await pool.query("select username from audit_entry where action = 'directory.export'")
  expect(rows).toEqual([{ username: 'ada' }, { username: 'ada' }])

  const tried = await checked(empty, file)
  expect(tried).toMatchObject({
    status: 'CHECKED',
    fileName: 'directory.ndjson.gz',
    obstacles: [],
    counts: expect.arrayContaining([{ name: 'review', count: 40 }]),
  })
  expect((await empty.database.pool.query('select from supplier')).rowCount).toBe(0)
  await exported(empty)
  const unchecked = 'This file does not exist or has not been checked. Please upload it again.'
  expect((await load(empty, '0')).userErrors).toMatchObject([{ message: unchecked }])
  expect((await load(empty, tried.id)).load.status).toBe('WORKING')
  const killed = importEverything(empty.database.pool, pictureStore(empty.env), await written(file), {
    onLine: async (at) => {
      if (at > 50) throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await empty.database.pool.query('select from supplier')).rowCount).toBe(0)
  await work(empty, tried.id)
  const { lastExport: ownExport, lastLoad } = await last(empty)
  expect([lastLoad.status, lastLoad.error, lastLoad.linesDone]).toEqual(['DONE', null, lastLoad.linesTotal])
  const parts = await empty.database.pool.query('select distinct transfer_id from transfer_part')
  expect(parts.rows, 'of the export').toEqual([{ transfer_id: Number(ownExport.id) }])
  await work(empty, tried.id)
  for (const id of [tried.id, '0', 'x'])
    expect((await load(empty, id)).userErrors).toMatchObject([{ message: unchecked }])
  expect((await fetch(`${empty.origin}/admin/transfers/${tried.id}/file`)).status).toBe(404)
  const without = (lines: string[]) => lines.slice(1).filter((line) => !line.startsWith('{"record":"schedule"'))
  expect(without(unpackLines((await exported(empty)).file))).toEqual(without(unpackLines(file)))
  await empty.change('exportEverything', { isWanted: false }, 'export { id }')
  expect(await last(empty), 'of exports alone').toEqual({ lastExport: null, lastLoad })
})

test('a file of more than 1 GB is refused before it is received', async () => {
  const sending = request(`${full.origin}/admin/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/gzip', 'content-length': 1_000_000_001 },
  })
  sending.flushHeaders()
  const [{ statusCode }] = (await once(sending, 'response')) as [IncomingMessage]
  sending.destroy()
  expect(statusCode).toBe(413)
})

test('an upload that its client breaks off leaves nothing', async () => {
  const count = async (table: string) => (await full.database.pool.query(`select from ${table}`)).rowCount
  const before = await count('transfer')
  const sending = request(`${full.origin}/admin/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/gzip', 'content-length': 3_000_000 },
  })
  sending.on('error', () => {})
  sending.write(randomBytes(2_000_000))
  await expect.poll(() => count('transfer_part where data is not null')).toBeGreaterThan(0)
  sending.destroy()
  await expect.poll(() => count('transfer')).toBe(before)
})

test('obstacles in file and site are reported, and nothing is imported', async () => {
  const { file } = await exported(full)
  const inUse = await checked(full, file)
  expect((await last(full)).lastExport.status, 'the export stays').toBe('DONE')
  const { pool } = full.database
  await pool.query(
    `insert into transfer (kind, status, file_name, username) values ('load', 'receiving', 'slow.gz', 'ada')`,
  )
  expect((await last(full)).lastLoad.id).toBe(inUse.id)
  expect(inUse.obstacles).toContain('This site is in use (supplier: 40): import into an empty one.')
  expect((await load(full, inUse.id)).userErrors).toMatchObject([
    { message: 'This site is in use (supplier: 40): import into an empty one.' },
  ])
  const incomplete = await checked(full, gzipSync(unpackLines(file).slice(0, -1).join('\n')))
  expect(incomplete.obstacles[0]).toBe('The export is incomplete: its last line is missing.')
  expect((await load(full, incomplete.id)).userErrors).toMatchObject([{ message: incomplete.obstacles[0] }])
  // a file replaces the previous one, but none that is still being received
  const { rows } = await pool.query(`select id, status from transfer where kind = 'load' order by id`)
  expect(rows).toEqual([
    { id: expect.any(Number), status: 'receiving' },
    { id: Number(incomplete.id), status: 'checked' },
  ])
  expect((await checked(full, file.subarray(0, 500))).obstacles[0]).toMatch(/^The file cannot be read to its end/)
  const table = await checked(full, Buffer.from('name,city\nOak,Leeds'), 'x.csv')
  expect([table.fileName, table.obstacles[0]]).toEqual(['x.csv', 'Line 1 is not a line of an export.'])
  expect((await checked(full, Buffer.from('{}'), '')).fileName).toBe('directory.ndjson.gz')
  const bomb = gzipSync(Buffer.alloc(70_000_000, 'a'))
  expect((await checked(full, bomb)).obstacles[0]).toBe('The file has a line that is too long for an export.')
  const wordsFor = (code: string) => failureWords(Object.assign(new Error('x'), { code }))
  expect([...['53100', 'ENOSPC', 'EISDIR'].map(wordsFor), failureWords('y')]).toEqual([
    'The database’s disk is full. Free some space and try again.',
    'The site’s disk is full. Free some space and try again.',
    'x',
    'y',
  ])
})

test('an export, a check and an import can be stopped without traces; a finished one stays', async () => {
  const stop = (site: Site, id: string) => site.change('stopTransfer', { id }, `transfer { status error }`)
  const stopped = { status: 'FAILED', error: 'Stopped by ada.' }
  const begun = (await startExport(full)).export
  const finished = [{ message: 'This export or import has already finished.' }]
  expect((await stop(full, '0')).userErrors).toMatchObject(finished)
  expect((await stop(full, begun.id)).transfer).toEqual(stopped)
  await work(full, begun.id)
  expect((await last(full)).lastExport).toMatchObject(stopped)
  const { file } = await exported(full)
  const done = (await last(full)).lastExport
  expect((await stop(full, done.id)).userErrors).toMatchObject(finished)

  const { pool } = empty.database
  const received = (await (await send(empty, file)).json()) as { id: string }
  expect((await stop(empty, received.id)).transfer).toEqual(stopped)
  expect((await pool.query('select from transfer_part where transfer_id = $1', [received.id])).rowCount).toBe(0)
  await pool.query('truncate supplier, picture cascade; delete from blog_post; delete from redirect')
  const { id } = await checked(empty, file)
  await stop(empty, (await startExport(empty)).export.id)
  const parts = await pool.query('select distinct transfer_id from transfer_part')
  expect(parts.rows, 'of the checked file').toEqual([{ transfer_id: Number(id) }])
  await build(pool).supplier({ name: 'Listed since' })
  const inUse = 'This site is in use (supplier: 1): import into an empty one.'
  expect((await load(empty, id)).userErrors).toMatchObject([{ message: inUse }])
  await pool.query('truncate supplier cascade')
  await load(empty, id)
  const holding = await pool.connect()
  await holding.query('begin; lock table supplier in share mode')
  const going = work(empty, id)
  await expect.poll(() => listOthers(pool, holding)).toContainEqual({ isWaiting: true })
  expect((await stop(empty, id)).transfer).toEqual(stopped)
  const next = (await startExport(empty)).export
  await holding.query('rollback')
  holding.release()
  await going
  const { lastExport, lastLoad } = await last(empty)
  expect([lastExport, lastLoad]).toMatchObject([next, stopped])
  expect((await pool.query('select from supplier')).rowCount).toBe(0)
  expect((await pool.query('select from transfer_part where transfer_id = $1', [id])).rowCount).toBe(0)
  const { rows } = await pool.query(
    "select username, action from audit_entry where action ~ '(stop|load)$' order by id",
  )
  const loads = ['load', 'stop', 'stop', 'load', 'stop']
  expect(rows).toEqual(loads.map((what) => ({ username: 'ada', action: `directory.${what}` })))
})

test('an export whose worker was killed at the last attempt fails within a minute, and does not block others', async () => {
  const endLost = () => endLostTransfersTask({ env: full.env, database: full.database })
  const killed = (id: string, more: string) =>
    full.database.pool.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = ${more} where key = $1 returning max_attempts`,
      [`transfer ${id}`],
    )
  const { id } = (await startExport(full)).export
  expect((await killed(id, 'now()')).rows).toEqual([{ max_attempts: 5 }])
  await endLost()
  expect((await last(full)).lastExport.status).toBe('WORKING')
  await full.database.pool.query("insert into transfer_part (transfer_id, part, data) values ($1, 0, '')", [id])
  await killed(id, 'null')
  await full.database.pool.query("select graphile_worker.add_job('send_mail')")
  await endLost()
  expect((await full.database.pool.query('select from transfer_part where transfer_id = $1', [id])).rowCount).toBe(0)
  expect((await last(full)).lastExport).toMatchObject({
    status: 'FAILED',
    error: 'The worker failed repeatedly. Please try again, or run it on the server.',
  })
  const next = await startExport(full)
  expect([next.export.status, next.userErrors]).toEqual(['WORKING', []])
})

test('an export that fails while writing leaves no pieces', async () => {
  const { pool } = full.database
  await full.change('exportEverything', { isWanted: false }, 'export { id }')
  const [large, broken] = ['e'.repeat(32), 'f'.repeat(32)]
  await pool.query(
    "insert into picture (hash, width, height, bytes, username) select unnest($1::text[]), 64, 64, 3, 'ada'",
    [[large, broken]],
  )
  await pictureStore(full.env).write(`${large}-64x64.webp`, randomBytes((1 << 20) + 20_000))
  await mkdir(join(folder, `full/uploads/pictures/ff/${broken}-64x64.webp`), { recursive: true })
  await pool.query('truncate transfer cascade')
  const sent = await pool.query(`with sent as (insert into transfer (kind, status, file_name, username)
      values ('load', 'checked', 'a.ndjson.gz', 'ada') returning id)
    insert into transfer_part (transfer_id, part, data) select id, 0, '' from sent returning transfer_id`)
  const { id } = (await startExport(full)).export
  const holding = await pool.connect()
  await holding.query('begin')
  await holding.query("insert into transfer_part (transfer_id, part, data) values ($1, 0, '')", [id])
  const going = work(full, id)
  await expect.poll(() => listOthers(pool, holding)).toEqual([{ isWaiting: true }])
  await holding.query('rollback')
  holding.release()
  await going
  await pool.query('begin; lock table transfer_part; commit')
  expect((await last(full)).lastExport).toMatchObject({ status: 'FAILED', error: expect.stringContaining('EISDIR') })
  expect((await pool.query('select transfer_id from transfer_part')).rows, 'but a sent file’s stay').toEqual(sent.rows)
})
