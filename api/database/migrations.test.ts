import { afterAll, expect, onTestFinished, test } from 'vitest'
import { entities } from '../start/entities.ts'
import { Review } from '../reviews/review.entity.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testSite } from '../testing/test-site.ts'
import { readEnv } from '../process/env.ts'
import { connectDatabase } from './embedded/connect.ts'
import { migrate, migrationStatus } from './migrate.ts'
import { isAdding, migrations } from './migrations.ts'
import { openDatabase } from './orm.ts'

const database = await testDatabase()
afterAll(() => database.close())

const expectRefused = (sql: string, by: string) => expect(database.pool.query(sql)).rejects.toThrow(by)

test('a rating outside 1 to 5 is refused by the table', async () => {
  const { rows } = await database.pool.query(`insert into supplier (name) values ('A') returning id`)
  await expectRefused(`insert into review (supplier_id, rating) values (${rows[0].id}, 6)`, 'review_rating_check')
  await expectRefused(`insert into review (supplier_id, rating) values (${rows[0].id}, 0)`, 'review_rating_check')
})

test('place ids, slugs and usernames are unique', async () => {
  const expectOnce = (sql: string, by: string) => expectRefused(`${sql}; ${sql}`, by)
  await expectOnce(`insert into supplier (name, place_id) values ('A', 'p1')`, 'supplier_place_id_key')
  await expectOnce(`insert into blog_post (title, slug, content) values ('A', 'a', '')`, 'blog_post_slug_key')
  await expectRefused(
    `insert into app_user (username, password) values ('Anna', 'x'); insert into app_user (username, password) values ('anna', 'x')`,
    'app_user_username_lower',
  )
})

test('functions called per row are not planned for each call, and all work without a search path', async () => {
  const { rows } = await database.pool.query(
    `select proname from pg_proc join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname = 'sql' and provolatile = 'i' and proisstrict order by 1`,
  )
  expect(rows.map(({ proname }) => proname)).toEqual(['html_to_text', 'mailbox_key', 'search_keys'])
  await database.pool.query(
    `insert into supplier (name, phone, postcode, email, website, city)
     values ('Müller & Sons’ Blinds Ltd', '020 7946 0000 or 01632 960001', 'sw1a 1aa', ' A@b.example.com ', 'https://www.b.example.com/x', 'Łódź')`,
  )
  await database.pool.query('reindex table supplier; analyze supplier')
  await database.pool.query(
    `insert into location (type, name, country, latitude, longitude) values ('town', 'St. Ives & Co', 'IE', 1, 1)`,
  )
  expect((await database.pool.query(`select slug from location where latitude = 1`)).rows).toEqual([
    { slug: 'st-ives-and-co-ireland' },
  ])
})

test('a review of a missing supplier is refused', async () => {
  await expectRefused(`insert into review (supplier_id, rating) values (999999, 5)`, 'review_supplier_id_fkey')
})

test('the average rating follows each change of a published review, in the same transaction', async () => {
  const em = database.orm.em.fork()
  const supplier = em.create(Supplier, { name: 'Rated', status: 'listed' } as Supplier)
  await em.flush()
  const add = (rating: number, status: Review['status']) =>
    em.create(Review, { supplier, rating, status } as unknown as Review)
  const reviews = [add(5, 'published'), add(4, 'published'), add(4, 'published'), add(1, 'pending')]
  await em.flush()
  const read = async () => {
    const { averageRating, reviewCount } = await database.orm.em.fork().findOneOrFail(Supplier, supplier.id)
    return [averageRating, reviewCount]
  }
  expect(await read()).toEqual([4.3, 3])
  reviews[0]!.status = 'rejected'
  await em.flush()
  expect(await read()).toEqual([4, 2])
  em.remove(reviews[1]!)
  em.remove(reviews[2]!)
  await em.flush()
  expect(await read()).toEqual([0, 0])
})

const otherDatabase = async (name: string, sql = '') => {
  await database.pool.query(`create database ${name} template template0`)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  const other = await openDatabase(url.href, entities)
  if (sql) await other.pool.query(sql)
  const close = async () => {
    await other.close()
    await database.pool.query(`drop database ${name} with (force)`)
  }
  return { ...other, close }
}

test('one of two first starts migrates, and migrations may exceed the query timeout', async () => {
  const fresh = await otherDatabase(`unmigrated_${process.pid}`)
  try {
    await fresh.pool.query(`
      create table timeouts (name text, timeout text);
      create function note_timeout() returns event_trigger language plpgsql as $$
        begin insert into timeouts select object_identity, current_setting('statement_timeout') from pg_event_trigger_ddl_commands(); end $$;
      create event trigger note_timeout on ddl_command_end when tag in ('CREATE TABLE', 'ALTER TABLE') execute function note_timeout()`)
    const both = await Promise.all([migrate(fresh.url), migrate(fresh.url)])
    expect(both.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, migrations.length])
    const { rows } = await fresh.pool.query(
      `select timeout, count(*) > 10 as "areMany" from timeouts
        where name like 'public.%' and name not like 'public.migration%' group by timeout`,
    )
    expect(rows).toEqual([{ timeout: '0', areMany: true }])
    expect((await fresh.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
    expect((await fresh.pool.query('show idle_in_transaction_session_timeout')).rows[0]).toEqual({
      idle_in_transaction_session_timeout: '1min',
    })
  } finally {
    await fresh.close()
  }
})

test('a start stopped during migrations ends at once and rolls back', async () => {
  const fresh = await otherDatabase(`ended_${process.pid}`)
  const queryRows = async (sql: string) => (await fresh.pool.query(sql)).rows
  try {
    await fresh.pool.query(`
      create function linger() returns event_trigger language plpgsql as $$
        begin if (select count(*) from pg_tables where schemaname = 'public') > 5 then perform pg_sleep(600); end if; end $$;
      create event trigger linger on ddl_command_start execute function linger()`)
    const stopping = new AbortController()
    const env = readEnv({ DATABASE_URL: fresh.url })
    const starting = connectDatabase(env, entities, stopping.signal).catch((error: Error) => error.message)
    const lingering = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    await expect.poll(() => queryRows(`select 1 as one ${lingering}`), { timeout: 60_000 }).toEqual([{ one: 1 }])
    stopping.abort()
    expect(await starting).toBe('The site was stopped while it was starting')
    await queryRows(`select pg_terminate_backend(pid, 10000) ${lingering}`)
    expect(await queryRows(`select tablename from pg_tables where tablename = 'supplier'`)).toEqual([])
    expect((await migrationStatus(fresh.pool)).applied).toEqual([])
  } finally {
    await fresh.close()
  }
})

const failing = { name: '9999_failing', readSql: () => 'drop table backlink; select 1 / 0' }
const next = { name: '9998_next', readSql: () => `create table next (id integer); insert into next values (1)` }

test('a failed upgrade changes nothing and says what to do; the next start upgrades', async () => {
  const old = await otherDatabase(`upgraded_${process.pid}`)
  const read = async (sql: string) => (await old.pool.query(sql)).rows
  const names = migrations.map(({ name }) => name)
  try {
    expect(await migrate(old.url)).toEqual(names)
    await old.pool.query(`insert into backlink (source_site, source_page, target_url, anchor_text)
      values ('example.org', 'https://example.org/', '/', 'Blinds')`)
    await expect(migrate(old.url, [...migrations, next, failing])).rejects.toThrow(
      'The upgrade of the database failed in 9999_failing: division by zero. Its data is unchanged: ' +
        'return to the previous version of the site, or fix the cause and start again ("npm run migrate -- --status" lists pending migrations).',
    )
    expect(await migrationStatus(old.pool, [...migrations, next])).toEqual({
      applied: names,
      pending: ['9998_next'],
      unknown: [],
    })
    expect(await read('select source_site from backlink')).toEqual([{ source_site: 'example.org' }])

    expect(await migrate(old.url, [...migrations, next])).toEqual(['9998_next'])
    expect(await migrate(old.url, [...migrations, next])).toEqual([])
    expect(await read('select id from next')).toEqual([{ id: 1 }])
    await expect(migrate(old.url)).rejects.toThrow(
      'The database has been upgraded by a newer version of the site: this one does not know 9998_next. ' +
        'Start that version, or restore the backup that was made before the upgrade.',
    )
  } finally {
    await old.close()
  }
})

test('a database made by an edited migration is refused, unless only comments changed', async () => {
  const [baseline] = migrations
  expect(baseline!.name).toMatch(/^0001_baseline_[0-9a-f]{8}$/)
  const other = await otherDatabase(`edited_${process.pid}`)
  try {
    await migrate(other.url, [{ name: '0001_baseline_0123abcd', readSql: () => 'create table supplier (id integer)' }])
    await expect(migrate(other.url)).rejects.toThrow(
      'The database was made by another state of the migration 0001_baseline: run "npm run export -- FILE" with the version that made it, ' +
        'then "npm run import -- --everything FILE" with this one, on an empty database.',
    )
  } finally {
    await other.close()
  }
})

const addition = {
  name: '9997_add_languages_89abcdef',
  readSql: () => `
    create table language (code text primary key);
    insert into language values ('en'), ('ga');
    alter table supplier add column language text not null default 'en' references language;
    alter table contact_message add column language text;
    create table supplier_language (supplier_id integer not null references supplier on delete cascade, code text not null references language);
    create function add_supplier_language() returns trigger language plpgsql as $$
      begin insert into supplier_language values (new.id, new.language); return null; end $$;
    create trigger supplier_language after insert on supplier for each row execute function add_supplier_language()`,
}

test('an older version works after a newer one has added columns, and refuses to start after one has removed any', async () => {
  const site = await testSite()
  onTestFinished(site.close)
  const { pool, url } = site.database
  const before = await site.ask('{ suppliers(first: 1) { totalCount } }')
  expect(await migrate(url, [...migrations, addition])).toEqual([addition.name])
  expect(await migrate(url)).toEqual([])
  expect(await site.ask('{ suppliers(first: 1) { totalCount } }')).toEqual(before)
  site.as(site.admin)
  const input = {
    name: 'Added Blinds',
    address: '1 High Street',
    city: 'Bath',
    postcode: 'BA1 1AA',
    services: ['blinds'],
  }
  const { supplier, userErrors } = await site.change('createSupplier', input, 'supplier { id name }')
  expect([supplier?.name, userErrors]).toEqual(['Added Blinds', []])
  site.as(undefined)
  const message = {
    name: 'Anna',
    email: 'anna@example.com',
    reason: 'FEEDBACK',
    subject: 'Hello',
    message: 'A message.',
  }
  expect(await site.change('createMessage', message, 'message { id }')).toMatchObject({ userErrors: [] })
  expect(
    await site.ask(`{ supplier(id: ${supplier.id}) { name city } suppliers(first: 5) { nodes { name } } }`),
  ).toEqual({
    data: { supplier: { name: 'Added Blinds', city: 'Bath' }, suppliers: { nodes: [{ name: 'Added Blinds' }] } },
  })
  expect((await pool.query('select code from supplier_language')).rows).toEqual([{ code: 'en' }])
  await migrate(url, [...migrations, addition, { name: '9998_remove_city', readSql: () => 'select 1' }])
  await expect(migrate(url)).rejects.toThrow('this one does not know 9998_remove_city')
})

test('a migration’s name says whether it adds or removes, and adding ones remove nothing', () => {
  const later = migrations.slice(1)
  expect(later.filter(({ name }) => !/^\d{4}_(add|remove)_\w+$/.test(name))).toEqual([])
  const removing = /\b(drop (table|column|type)|rename|set not null|alter column \w+ type)\b/i
  expect(later.filter(({ name, readSql }) => isAdding(name) && removing.test(readSql()))).toEqual([])
})

test('a database from before 1.0 is refused with instructions, unchanged', async () => {
  const old = await otherDatabase(
    `before_${process.pid}`,
    `create table migration (id serial primary key, name varchar(255), executed_at timestamptz default now());
     insert into migration (name) values ('Migration20261120100000_tables'), ('Migration20261120110000_search')`,
  )
  try {
    await expect(migrate(old.url)).rejects.toThrow(
      'The database is of a version before 1.0: run "npm run export -- FILE" with that version, then ' +
        '"npm run import -- --everything FILE" with this one, on an empty database.',
    )
    expect((await old.pool.query(`select tablename from pg_tables where schemaname = 'public'`)).rows).toHaveLength(1)
  } finally {
    await old.close()
  }
})
