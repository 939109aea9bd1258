import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { changeRoutes } from '../../partners/changes/change.rest.ts'
import { reviewRoutes } from '../../reviews/review.rest.ts'
import { PublicError, statusByCode } from '../../server/errors.ts'
import { log } from '../../process/log.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { partBytes } from '../full-export/build-export.ts'
import { buildExportIfDue } from '../full-export/build-export.task.ts'
import { supplierRoutes } from './supplier.rest.ts'
import { suppressSuppliers } from '../suppression.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
const app = new Koa()
app.use(async (ctx, next) => {
  ctx.state.context = { pool }
  await next().catch((error: unknown) => {
    if (!(error instanceof PublicError)) throw error
    ctx.status = statusByCode[error.code]
    ctx.body = { message: error.message }
  })
})
app.use(supplierRoutes().routes())
app.use(reviewRoutes().routes())
app.use(changeRoutes().routes())
const server = createServer(app.callback()).listen(0)
const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/suppliers${path}`)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>[] & Record<string, unknown>,
  }
}
afterAll(async () => {
  server.close()
  await database.close()
})

log.level = 'silent'
const hours = [
  { day: 'Mon', opens: '09:00', closes: '12:00' },
  { day: 'Mon', opens: '13:00', closes: '17:00' },
]
let id: number
beforeAll(async () => {
  await make.location(['Cheltenham'], { county: 'Gloucestershire' })
  id = await make.supplier({
    name: 'Regency "Blinds"\n\tLtd',
    services: ['Roller Blinds'],
    address: '1 Promenade',
    is_premium: true,
    average_rating: 0,
    contact_email: 'secret@example.com',
    opening_hours: JSON.stringify(hours),
  })
  await make.supplier({ name: 'Cotswold Curtains', services: ['Curtains'], latitude: 51.95 })
  await make.supplier({ name: 'Hidden', status: 'hidden' })
  await make.review(id, { reviewer_name: 'Anna', created_at: '2026-03-01' })
  await make.review(id, { status: 'pending' })
})

test('all suppliers as one array, cacheable for five minutes', async () => {
  const { body, headers, status } = await get('')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  expect(headers.get('content-type')).toContain('application/json')
  expect(body[0]).toEqual({
    id,
    name: 'Regency "Blinds"\n\tLtd',
    description: null,
    city: 'Cheltenham',
    county: 'Gloucestershire',
    services: ['Roller Blinds'],
    latitude: '51.9',
    longitude: '-2.08',
    address: '1 Promenade',
    postcode: 'GL50 1AA',
    country: 'United Kingdom',
    logoUrl: null,
  })
  await pool.query(`insert into supplier (name, status) select 'Row ' || i, 'listed' from generate_series(1, 2500) i`)
  expect((await get('')).body).toHaveLength(2502)
  await pool.query(`delete from supplier where name like 'Row %'`)
  expect((await get('')).body).toHaveLength(2)
  await pool.query(`update supplier set status = 'hidden' where status = 'listed'`)
  expect((await get('')).body).toEqual([])
  await pool.query(`update supplier set status = 'listed' where name <> 'Hidden'`)
})

test('featured', async () => {
  const { body } = await get('/featured')
  expect(body.map(({ name }) => name)).toEqual(['Regency "Blinds"\n\tLtd'])
})

test('search by text, or by city and service; all is every service', async () => {
  const names = async (query: string) => (await get(`/search?${query}`)).body.map(({ name }) => name)
  expect(await names('query=curtains')).toEqual(['Cotswold Curtains'])
  expect(await names('city=Cheltenham&query=Cheltenham&service=curtains')).toEqual(['Cotswold Curtains'])
  expect(await names('city=Cheltenham&query=Cheltenham')).toHaveLength(2)
  expect(await names('city=Cheltenham&query=curtains')).toEqual(['Cotswold Curtains'])
  expect(await names('service=all')).toEqual(['Regency "Blinds"\n\tLtd', 'Cotswold Curtains'])
  expect(await names('service=ALL&query=curtains')).toEqual(['Cotswold Curtains'])
  expect(await names('query=%25')).toHaveLength(2)
  expect((await get('/search?service=carpets')).status).toBe(400)
  expect((await get(`/search?query=${'b'.repeat(10_000)}`)).status).toBe(400)
})

test('near a point, in miles', async () => {
  const { body } = await get('/near?lat=51.9&lng=-2.08&radius=50')
  expect(body).toEqual([
    { id, name: 'Regency "Blinds"\n\tLtd', latitude: '51.9', longitude: '-2.08', address: '1 Promenade', distance: 0 },
    expect.objectContaining({ name: 'Cotswold Curtains', distance: 3.5 }),
  ])
  const within50 = (await get('/near?lat=51.2&lng=-2.08')).body
  expect(within50.map(({ distance }) => distance)).toEqual([48.4])
  for (const limits of ['lat=90&lng=180&radius=1', 'lat=-90&lng=-180&radius=200'])
    expect((await get(`/near?${limits}`)).status).toBe(200)
  for (const query of [
    'lat=200&lng=0',
    'lat=a&lng=0',
    'lat=0x33&lng=0',
    'lng=0',
    'lat=51&lng=0&radius=-1',
    'lat=51&lng=0&radius=x',
    'lat=51&lng=0&radius=0.5',
    'lat=51&lng=0&radius=201',
    '',
  ]) {
    expect([query, (await get(`/near?${query}`)).status]).toEqual([query, 400])
  }
})

test('of a county, by name or urlName; an unknown one is not found', async () => {
  await pool.query(`insert into county (name, url_name, country, latitude, longitude) values
    ('Gloucestershire', 'gloucestershire', 'England', 51.8, -2.2),
    ('Rutland', 'rutland', 'England', 52.6, -0.6) on conflict do nothing`)
  expect(
    (await get('/county/gloucestershire')).body.map(({ id, name, city, isPremium, averageRating }) => ({
      id,
      name,
      city,
      isPremium,
      averageRating,
    }))[1],
  ).toMatchObject({ name: 'Cotswold Curtains', city: 'Cheltenham', isPremium: false, averageRating: 0 })
  expect((await get('/county/Gloucestershire')).body).toHaveLength(2)
  expect((await get('/county/rutland')).body).toEqual([])
  expect(await get('/county/nowhere')).toMatchObject({ status: 404, body: { message: 'This county does not exist' } })
  expect((await get('/county/%00')).status).toBe(404)
})

test('lists have the highest rated first, whatever the number of reviews, and end at their limits', async () => {
  await pool.query(`
    insert into supplier (name, status, county, latitude, longitude, is_premium, average_rating, review_count)
    select 'Row ' || i, 'listed', 'Rutland', 52.6, -0.6, true, case when i = 110 then 5 else 4.9 end, case when i = 110 then 1 else 30 end
      from generate_series(1, 110) i`)
  const found = async (path: string) => {
    const { body } = await get(path)
    return [body.length, body[0]!.name]
  }
  expect(await found('/search?query=row')).toEqual([100, 'Row 110'])
  expect(await found('/county/rutland')).toEqual([110, 'Row 110'])
  expect((await found('/near?lat=52.6&lng=-0.6'))[0]).toBe(100)
  expect((await found('/featured'))[0]).toBe(6)
  await pool.query(`delete from supplier where name like 'Row %'`)
})

test('one supplier, without private fields', async () => {
  const { body } = await get(`/${id}`)
  expect(body).toMatchObject({ id, averageRating: 4, rating: 4, reviewCount: 1, openingHours: hours })
  expect(Object.keys(body)).toEqual(expect.not.arrayContaining(['contactEmail', 'placeId', 'status']))
  for (const path of ['/0', '/abc', '/99999999999999', '/-1'])
    expect(await get(path)).toMatchObject({ status: 404, body: { message: 'Supplier not found' } })
})

test('a listing removed at the business’s request is gone, with its reviews', async () => {
  const gone = await make.supplier({ name: 'Gone' })
  await suppressSuppliers(pool, [gone], { reason: 'They asked for it', by: 'ada', isOnRequest: true })
  await pool.query('delete from supplier where id = $1', [gone])
  const refusal = { status: 410, body: { message: 'This listing was permanently removed' } }
  expect(await get(`/${gone}`)).toMatchObject(refusal)
  expect(await get(`/${gone}/reviews`)).toMatchObject(refusal)
  expect(await get(`/${gone + 1}`)).toMatchObject({ status: 404 })
})

test('changes since a cursor, with suppliers in the profile’s format; 410 for a lost feed', async () => {
  const changes = (query = '') => get(`/../changes${query}`)
  await pool.query("update change set at = at - interval '11 minutes'") // a mirror starts ten minutes back
  const { body: start } = await changes()
  expect(start).toEqual({ changes: [], cursor: expect.any(String), hasMore: false })
  await pool.query("update supplier set phone = '01242 960999' where id = $1", [id])
  const since = `since=${String(start.cursor)}`
  const { body, headers } = await changes(`?${since}&first=1`)
  const { body: shown } = await get(`/${id}`)
  expect(shown).toMatchObject({ phone: '01242 960999' })
  expect(body).toMatchObject({ changes: [{ kind: 'changed', id, supplier: shown, successor: null }], hasMore: false })
  expect(headers.get('cache-control')).toBe('no-store')
  for (const wrong of ['?since=abc', '?since=', `?${since}&first=0`, `?${since}&first=101`, `?${since}&first=x`])
    expect((await changes(wrong)).status, wrong).toBe(400)
  await pool.query('update change_feed set epoch = gen_random_uuid()')
  expect(await changes(`?${since}`)).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('Read all suppliers again (GET /api/suppliers') },
  })
})

describe('with very many suppliers the list is a file', () => {
  const makeList = () => buildExportIfDue(pool, { liveUpTo: 1, waitSeconds: 0 })
  const fetchList = async (headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo
    const [answer] = (await once(request({ port, path: '/api/suppliers', headers }).end(), 'response')) as [
      IncomingMessage,
    ]
    const { 'content-encoding': encoding, 'content-range': range, etag, 'last-modified': modified } = answer.headers
    return { status: answer.statusCode, encoding, range, etag, modified, bytes: await buffer(answer) }
  }
  const gzip = { 'accept-encoding': 'gzip' }
  afterAll(() => pool.query('delete from supplier_list'))

  test('as complete as the live one, stable until the next, with ranges and 304', async () => {
    const live = (await get('')).body
    await makeList()
    const whole = await fetchList(gzip)
    expect([whole.status, whole.encoding]).toEqual([200, 'gzip'])
    expect(JSON.parse(gunzipSync(whole.bytes).toString())).toEqual(live)
    const plain = await fetchList({ range: 'bytes=0-9' })
    expect([plain.status, plain.encoding, JSON.parse(plain.bytes.toString())]).toEqual([200, undefined, live])
    expect(plain.etag, 'caches do not mix the two forms').not.toBe(whole.etag)
    expect((await fetchList({ 'if-none-match': plain.etag! })).status).toBe(304)
    expect(await fetchList(gzip)).toEqual(whole)
    expect((await fetchList({ ...gzip, 'if-none-match': whole.etag! })).status).toBe(304)
    expect((await fetchList({ ...gzip, 'if-modified-since': whole.modified! })).status).toBe(304)
    const { length } = whole.bytes
    const tail = await fetchList({ ...gzip, range: 'bytes=10-', 'if-range': whole.etag! })
    expect([tail.status, tail.range]).toEqual([206, `bytes 10-${length - 1}/${length}`])
    const pastEnd = await fetchList({ ...gzip, range: 'bytes=10-999999999' })
    expect([pastEnd.status, pastEnd.range, pastEnd.bytes.length]).toEqual([206, tail.range, length - 10])
    const head = await fetchList({ ...gzip, range: 'bytes=0-9' })
    expect(Buffer.concat([head.bytes, tail.bytes])).toEqual(whole.bytes)
    expect((await fetchList({ ...gzip, range: 'bytes=-5' })).bytes).toEqual(whole.bytes.subarray(-5))
    const ranges = [`bytes=${length}-`, 'bytes=5-2', 'bytes=-0', `bytes=-${length + 9}`, 'bytes=-', 'bytes=3-3']
    const statuses = ranges.map(async (range) => {
      const { status, bytes } = await fetchList({ ...gzip, range })
      return [status, bytes.length]
    })
    const none = [416, expect.any(Number)]
    expect(await Promise.all(statuses)).toEqual([none, none, none, [206, length], [200, length], [206, 1]])
    const dated = await fetchList({ ...gzip, range: 'bytes=0-9', 'if-range': whole.modified! })
    expect(dated.status).toBe(206)
    expect((await fetchList({ ...gzip, range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  })

  test('a range may begin in one part and end in the next', async () => {
    const parts = [Buffer.alloc(partBytes, 'a'), Buffer.from('bcdef')]
    await pool.query(
      `with list as (insert into supplier_list (made_at, last_number, etag, bytes) values (now(), 0, 'x', $2) returning id)
       insert into supplier_list_part (list_id, place, content)
       select id, place - 1, content from list, unnest($1::bytea[]) with ordinality part(content, place) order by place desc`,
      [parts, partBytes + 5],
    )
    const { bytes } = await fetchList({ ...gzip, range: `bytes=${partBytes - 3}-${partBytes + 2}` })
    expect(bytes.toString()).toBe('aaabcd')
    await pool.query("delete from supplier_list where etag = 'x'")
  })

  test('a withdrawn supplier disappears with the next one; without changes none is built', async () => {
    const newest = async () => (await pool.query('select max(id) as id from supplier_list')).rows[0]!.id as number
    const gone = await make.supplier({ name: 'Gone' })
    await makeList()
    const previous = await newest()
    const isStored = async () =>
      (await pool.query('select from supplier_list where id = $1', [previous])).rowCount === 1
    await pool.query(`update supplier set status = 'hidden' where id = $1`, [gone])
    const names = async () => (await get('')).body.map(({ name }) => name)
    expect(await names()).toContain('Gone')
    await makeList()
    expect(await names()).not.toContain('Gone')
    expect(await isStored()).toBe(true) // someone may be reading it
    await pool.query(`update supplier_list set made_at = made_at - interval '10 minutes' where id = $1`, [previous])
    await make.supplier({ name: 'Newer' })
    await makeList()
    expect(await isStored()).toBe(false)
    await pool.query('select number_changes(1000)')
    await makeList()
    const before = await newest()
    await makeList()
    expect(await newest()).toBe(before)
  })

  test('checked each minute, it is rebuilt after a change once it is a minute old', async () => {
    const newest = async () => (await pool.query('select max(id) as id from supplier_list')).rows[0]!.id as number
    const isMadeAt = async (seconds: number) => {
      await pool.query('update supplier_list set made_at = now() - make_interval(secs => $1)', [seconds])
      const before = await newest()
      await buildExportIfDue(pool, { liveUpTo: 1 })
      return (await newest()) > before
    }
    await makeList()
    await make.supplier({ name: 'Waits' })
    expect([await isMadeAt(50), await isMadeAt(61)]).toEqual([false, true])
  })

  const failures = async () => (await pool.query('select reason from supplier_list_outcome')).rows
  test('on a full disk the old one stays and administrators are notified, until it is rebuilt', async () => {
    await pool.query(`
      create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger refused before insert on supplier_list_part for each row execute function refuse()`)
    const before = await fetchList(gzip)
    await make.supplier({ name: 'New' })
    await expect(makeList()).rejects.toThrow('No space left on device')
    expect(await fetchList(gzip)).toEqual(before)
    expect(await failures()).toEqual([{ reason: 'could not extend file: No space left on device' }])
    await pool.query('drop trigger refused on supplier_list_part; drop function refuse')
    await makeList()
    expect(await failures()).toEqual([])
    expect((await get('')).body.map(({ name }) => name)).toContain('New')
  })

  test('in a directory that has become small the file is deleted', async () => {
    await makeList()
    await pool.query(`insert into supplier_list_outcome (failed_since, reason) values (now(), 'No space')`)
    await buildExportIfDue(pool, { liveUpTo: 10_000 })
    expect([(await pool.query('select from supplier_list')).rowCount, await failures()]).toEqual([0, []])
  })
})
