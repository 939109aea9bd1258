import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshnessByYears } from '../suppliers/search/best-order.rules.ts'
import { createSupplierClient } from '../testing/build/query.fixtures.ts'
import { isLong } from '../testing/long.ts'
import { inTransaction } from '../database/transaction.ts'
import { demoDay, testDatabase } from '../testing/test-database.ts'
import { hasDemoData, hasDemoSql } from './has-demo-data.ts'
import { removeDemo } from './remove-demo.ts'
import { seedDemo } from './seed-demo.ts'

const database = await testDatabase('demo')
const now = demoDay
afterAll(() => database.close())

const read = async <T>(sql: string): Promise<T[]> => (await database.pool.query(sql)).rows as T[]
const one = async <T>(sql: string): Promise<T> => (await read<T>(sql))[0]!
const fingerprint = async () => {
  const columns = `name, description, phone, email, website, city, postcode, services, latitude, longitude, average_rating, review_count, created_at`
  const suppliers = await read(`select ${columns} from supplier order by id`)
  const reviews = await read(
    `select rating, comment, reviewer_name, status, created_at from review order by supplier_id, id`,
  )
  return createHash('sha256')
    .update(JSON.stringify([suppliers, reviews]))
    .digest('hex')
}

test('a fresh directory holds 2,000 listed suppliers, all marked as demo', async () => {
  const { total, listed, demo } = await one<Record<string, number>>(
    `select count(*)::int total, count(*) filter (where status = 'listed')::int listed, count(*) filter (where is_demo)::int demo from supplier`,
  )
  expect([total, listed, demo]).toEqual([2000, 2000, 2000])
})

test.each(['', 'Essex', 'Glasgow City', 'Greater London', 'Kent', 'West Midlands'])(
  'the first ten suppliers have different pictures, of all and in a county: %s',
  async (county) => {
    const { data } = await createSupplierClient(database.pool)<{ suppliers: { nodes: { tile: string }[] } }>(
      'query ($county: String) { suppliers(first: 10, filter: { county: $county }) { nodes { tile } } }',
      { county: county || null },
    )
    expect(new Set(data.suppliers.nodes.map(({ tile }) => tile)).size).toBe(10)
  },
)

test('a second start adds nothing', async () => {
  expect(await seedDemo(database, { now })).toEqual({ suppliers: 0, reviews: 0, articles: 0 })
  expect(await one('select count(*)::int from supplier')).toEqual({ count: 2000 })
})

test('freshness matches the nightly job’s to a day, so that the first night rewrites nothing', async () => {
  const years = `extract(year from age('${now.toISOString()}', greatest(updated_at, (
    select max(created_at) from review r where r.supplier_id = s.id and r.status = 'published'))))::int`
  const { fresh, wrong } = await one<{ fresh: number; wrong: number }>(`
    select count(*) filter (where freshness = 1)::int fresh,
           count(*) filter (where freshness <> ('{${freshnessByYears.join()}}'::real[])[1 + ${years}])::int wrong from supplier s`)
  expect(fresh).toBeGreaterThan(1000)
  expect(fresh).toBeLessThan(2000)
  expect(wrong).toBeLessThan(20)
})

test.runIf(isLong)('the same suppliers and reviews are created each time', async () => {
  const first = await fingerprint()
  expect((await seedDemo(database, { now, replace: true })).suppliers).toBe(2000)
  expect(await fingerprint()).toBe(first)
})

test('every number is reserved for drama (in Britain by Ofcom), and unique', async () => {
  const drama =
    /^(011[345678]4960|01[23456]14960|02079460|01914980|0289649 ?6|02920180|01632960|07700900|03069990|08081570)\d{3}$/
  const dramaAbroad =
    /^\+(3532091|3319900|3326191|3335301|3346571|3353649|493023125|494066969|498999998|492214710|496990009)\d+$/
  const given = await read<{ phone: string; country: string }>(
    `select phone, country from supplier where phone is not null`,
  )
  const phones = given.map(({ phone }) => phone)
  expect(phones.length).toBeGreaterThan(1800)
  expect(
    given.filter(
      ({ phone, country }) => !(country === 'United Kingdom' ? drama : dramaAbroad).test(phone.replaceAll(' ', '')),
    ),
  ).toEqual([])
  expect(new Set(phones).size).toBe(phones.length)
})

test('no email address or website belongs to a real company', async () => {
  const rows = await read<{ text: string }>(
    `select split_part(email, '@', 2) as text from supplier union select split_part(contact_email, '@', 2) from supplier
     union select split_part(reviewer_email, '@', 2) from review union select website from supplier`,
  )
  const hosts = rows.filter(({ text }) => text).map(({ text }) => text.replace('https://', ''))
  expect(hosts.length).toBeGreaterThan(1500)
  expect(hosts.filter((host) => !/(^|\.)example\.com$/.test(host))).toEqual([])
  const brands = /hillary|sanderson|2go|dunelm|john lewis|apollo|web ?blinds|shutterly|ikea|luxaflex|laura ashley/i
  expect((await read<{ name: string }>('select name from supplier')).filter(({ name }) => brands.test(name))).toEqual(
    [],
  )
})

test('suppliers are spread like people: London has most, each county with towns some, a few are abroad', async () => {
  const counties = await read<{ name: string; suppliers: number; towns: number }>(
    `select c.name, count(s.id)::int as suppliers,
            (select count(*)::int from location where type = 'town' and county = c.name and population > 1500) as towns
       from county c left join supplier s on s.county = c.name group by c.id order by suppliers desc`,
  )
  expect(counties[0]!.name).toBe('Greater London')
  expect(counties[0]!.suppliers).toBeGreaterThan(counties[1]!.suppliers * 2)
  expect(counties.filter(({ suppliers }) => suppliers > 0).length).toBeGreaterThanOrEqual(100)
  expect(counties.filter(({ suppliers, towns }) => towns > 0 && suppliers < 2)).toEqual([])
  const { abroad } = await one<{ abroad: number }>(
    `select count(*)::int abroad from supplier where country <> 'United Kingdom'`,
  )
  expect(abroad).toBeGreaterThan(40)
  expect(abroad).toBeLessThan(160)
})

test('a British supplier is within 4.5 miles of its town, in its county, with a nearby postcode', async () => {
  const { far, odd, bare } = await one<Record<string, number>>(
    `select count(*) filter (where t.miles > 4.5)::int far, count(*) filter (where o.miles > 25)::int odd,
            count(*) filter (where postcode is null)::int bare
       from supplier s
       left join lateral (select min(miles_between(s.latitude, s.longitude, latitude, longitude)) miles from location
                           where type = 'town' and lower(name) = lower(s.city) and county = s.county) t on true
       left join lateral (select miles_between(s.latitude, s.longitude, latitude, longitude) miles from location
                           where type = 'outcode' and lower(name) = lower(split_part(s.postcode, ' ', 1))) o on true
      where s.country = 'United Kingdom'`,
  )
  expect([far, odd, bare]).toEqual([0, 0, 0])
})

test('ratings and counts follow from the published reviews, and the counts of the search from the suppliers', async () => {
  expect(
    await read(
      `select s.id from supplier s left join review r on r.supplier_id = s.id and r.status = 'published' group by s.id
       having s.review_count <> count(r.id) or s.average_rating <> coalesce(round(avg(r.rating), 1), 0)::real`,
    ),
  ).toEqual([])
  expect(await one(`select suppliers from supplier_count where county = '' and service = ''`)).toEqual({
    suppliers: 2000,
  })
  const { mean, none, most } = await one<Record<string, number>>(
    `select avg(nullif(average_rating, 0))::float mean, count(*) filter (where review_count = 0)::int none, max(review_count) most from supplier`,
  )
  expect(mean).toBeGreaterThan(4)
  expect(mean).toBeLessThan(4.7)
  expect(none).toBeGreaterThan(300)
  expect(most).toBeGreaterThan(30)
})

test('neighbouring reviews never say the same, and there are hundreds of sentences', async () => {
  const [same] = await read<{ alike: number; different: number }>(
    `select count(*) filter (where comment = before)::int alike, count(distinct comment)::int different
       from (select comment, lag(comment) over (partition by supplier_id order by created_at) as before from review) r`,
  )
  expect(same!.alike).toBe(0)
  expect(same!.different).toBeGreaterThan(5000)
  const { names } = await one<{ names: number }>('select count(distinct name)::int names from supplier')
  expect(names).toBeGreaterThan(1800)
})

test('a new supplier gets its own id, and reviews of demo suppliers count', async () => {
  const { id } = await one<{ id: number }>(`insert into supplier (name, status) values ('Mine', 'listed') returning id`)
  await database.pool.query(`insert into review (supplier_id, rating, status) values (${id}, 4, 'published')`)
  expect(await one(`select average_rating, review_count from supplier where id = ${id}`)).toEqual({
    average_rating: 4,
    review_count: 1,
  })
  expect(await one(`select suppliers from supplier_count where county = '' and service = ''`)).toEqual({
    suppliers: 2001,
  })
})

test('the presence of demo suppliers is found without reading the others', async () => {
  expect(await hasDemoData(database.pool)).toBe(true)
  const withoutAny = async (client: PoolClient) => {
    await client.query(
      'alter table supplier disable trigger user; update supplier set is_demo = false; analyze supplier',
    )
    expect(await hasDemoData(client)).toBe(false)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${hasDemoSql}`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using supplier_demo on supplier')
  }
  await inTransaction(database.pool, withoutAny, { statementTimeoutMs: 0, isTrial: true })
})

test("removing the demo leaves the operator's suppliers, reviews and the blog", async () => {
  const removed = await removeDemo(database)
  expect(removed.suppliers).toBe(2000)
  expect(removed.reviews).toBeGreaterThan(5000)
  expect(await read('select name, review_count from supplier')).toEqual([{ name: 'Mine', review_count: 1 }])
  expect(await one('select count(*)::int from review')).toEqual({ count: 1 })
  expect(await one(`select suppliers from supplier_count where county = '' and service = ''`)).toEqual({ suppliers: 1 })
  expect((await one<{ count: number }>('select count(*)::int from blog_post where published')).count).toBeGreaterThan(5)
})

test('with an operator’s supplier there is no demo, not even by replacing', async () => {
  expect((await seedDemo(database, { suppliers: 10, replace: true })).suppliers).toBe(0)
  expect(await one('select count(*)::int from supplier')).toEqual({ count: 1 })
})

test('for benchmarks they are not marked as demo', async () => {
  await database.pool.query('delete from supplier')
  await seedDemo(database, { suppliers: 10, isMarked: false })
  expect(await one('select count(*)::int, bool_or(is_demo) as marked from supplier')).toEqual({
    count: 10,
    marked: false,
  })
})

test('demo data is removed in batches, and finished ones stay if one fails', async () => {
  await database.pool.query(`
    update supplier set is_demo = true;
    update supplier set status = 'hidden' where id = (select id from supplier order by id offset 4 limit 1);
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refused before delete on supplier for each row when (old.status = 'hidden') execute function refuse()`)
  const left = async () => (await one<{ count: number }>('select count(*)::int from supplier')).count
  await expect(removeDemo(database, { batchSize: 3 })).rejects.toThrow('no')
  expect(await left()).toBe(7)
  await database.pool.query('drop trigger refused on supplier')
  expect((await removeDemo(database, { batchSize: 3 })).suppliers).toBe(7)
})

const shape = () =>
  read(`select tablename || ' ' || indexdef as is from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text from pg_constraint
        union all select relname || ' ' || coalesce(reloptions::text, '') from pg_class where relnamespace = 'public'::regnamespace
        union all select tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`)

test('refilled: the old demo suppliers go, the operator’s data stays, and mirrors restart', async () => {
  await seedDemo(database, { suppliers: 20, now })
  const before = await shape()
  const { id } = await one<{ id: number }>('select min(id) id from supplier')
  const picture = 'a'.repeat(32)
  await database.pool.query(`
    insert into picture (hash, width, height, bytes) values ('${picture}', 1, 1, 1);
    update supplier set logo_url = '/pictures/${picture}-1.webp' where id = ${id};
    insert into supplier_report (supplier_id, reason) values (${id}, 'OTHER');
    insert into business_request (business_name, contact_name, contact_email, contact_phone, supplier_id)
      values ('Mine', 'Ann', 'ann@example.com', '07700 900123', ${id})`)
  const feed = 'select epoch, (select count(*)::int from change) as changes from change_feed'
  const feedBefore = await one<{ epoch: string; changes: number }>(feed)
  const steps: string[] = []
  const made = await seedDemo(database, {
    suppliers: 30,
    now,
    replace: true,
    onProgress: ({ step }) => steps.push(step),
  })
  expect(made.suppliers).toBe(30)
  expect(await one(`select count(*)::int, min(id) > ${id} as others from supplier`)).toEqual({
    count: 30,
    others: true,
  })
  expect(await read('select from review where supplier_id not in (select id from supplier)')).toEqual([])
  expect(await read('select from supplier_report')).toEqual([])
  expect(await read('select business_name, supplier_id from business_request')).toEqual([
    { business_name: 'Mine', supplier_id: null },
  ])
  expect(await one(`select used_at = '-infinity' "isReleased" from picture`)).toEqual({ isReleased: true })
  expect(await one(`select suppliers from supplier_count where county = '' and service = ''`)).toEqual({
    suppliers: 30,
  })
  expect(await shape()).toEqual(before)
  const { epoch, changes } = await one<{ epoch: string; changes: number }>(feed)
  expect([epoch === feedBefore.epoch, changes >= feedBefore.changes]).toEqual([false, true])
  expect([...new Set(steps)]).toEqual([
    'Suppliers',
    'Indexes',
    'Statistics',
    'Search',
    'Counts',
    'Sums for the reports',
  ])
})

test('a filled directory equals one whose suppliers and reviews were saved one by one', async () => {
  await seedDemo(database, { suppliers: 40, now, replace: true })
  const countContents = async () => ({
    suppliers: await read('select * from supplier order by id'),
    reviews: await read(
      'select *, review_words(reviewer_name, reviewer_email, comment) as words from review order by id',
    ),
    tallies: await read(
      `select * from current_tally where kind not in ('view', 'search') and times > 0 order by kind, key`,
    ),
    counts: await read('select * from supplier_count where suppliers > 0 order by county, service'),
    towns: await read('select * from supplier_town where suppliers > 0 order by county, country, city'),
    words: await read('select * from supplier_word where suppliers > 0 order by word'),
    searched: await read('select * from supplier_search order by id'),
  })
  const filled = await countContents()
  const given = await one<Record<string, string>>(`
    select string_agg(attname, ', ') filter (where attrelid = 'supplier'::regclass) as supplier,
           string_agg(attname, ', ') filter (where attrelid = 'review'::regclass) as review
      from pg_attribute where attrelid in ('supplier'::regclass, 'review'::regclass) and attnum > 0 and attgenerated = '' and not attisdropped`)
  const saveEach = (table: string) =>
    `for row in select * from kept_${table} order by id loop
       insert into ${table} (${given[table]}) select ${given[table]} from kept_${table} where id = row.id;
     end loop;`
  await database.pool.query(`
    create table kept_supplier as table supplier;
    create table kept_review as table review;
    delete from supplier;
    do $$ declare row record; begin ${saveEach('supplier')} ${saveEach('review')} end $$;
    drop table kept_supplier, kept_review`)
  expect(await countContents()).toEqual(filled)
})
