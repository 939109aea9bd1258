import { readFile } from 'node:fs/promises'
import { Migration } from '@mikro-orm/migrations'
import { afterAll, expect, test } from 'vitest'
import { entities } from '../app/entities.ts'
import { Review } from '../reviews/review.entity.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { testDatabase } from '../testing/test-database.ts'
import { readEnv } from '../server/env.ts'
import { connectDatabase } from './connect.ts'
import { migrate, migrationStatus } from './migrate.ts'
import { migrations } from './migrations/all.ts'
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

test('no function that is called for each row is planned anew for each call, and all work without a search path', async () => {
  const { rows } = await database.pool.query(
    `select proname from pg_proc join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname = 'sql' and provolatile = 'i' and proisstrict order by 1`,
  )
  expect(rows.map(({ proname }) => proname)).toEqual(['mailbox_of', 'search_keys', 'text_of_html']) // a call for each email or article
  await database.pool.query(
    `insert into supplier (name, phone, postcode, email, website, city)
     values ('Müller & Sons’ Blinds Ltd', '020 7946 0000 or 01632 960001', 'sw1a 1aa', ' A@b.example.com ', 'https://www.b.example.com/x', 'Łódź')`,
  )
  await database.pool.query('reindex table supplier; analyze supplier') // both forget the search path
  await database.pool.query(
    `insert into location (type, name, country, latitude, longitude) values ('town', 'St. Ives & Co', 'IE', 1, 1)`,
  )
  expect((await database.pool.query(`select slug from location where latitude = 1`)).rows).toEqual([
    { slug: 'st-ives-and-co-ireland' },
  ])
})

test('a review of a supplier that is not there is refused', async () => {
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

/** Another database on the same server, with what `sql` makes. */
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

test('of two first starts one migrates, and a migration may take longer than the site’s queries', async () => {
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
  } finally {
    await fresh.close()
  }
})

test('a start that is ended during its migrations ends at once; what it had begun is undone', async () => {
  const fresh = await otherDatabase(`ended_${process.pid}`)
  const rowsOf = async (sql: string) => (await fresh.pool.query(sql)).rows
  try {
    await fresh.pool.query(`
      create function linger() returns event_trigger language plpgsql as $$
        begin if (select count(*) from pg_tables where schemaname = 'public') > 5 then perform pg_sleep(600); end if; end $$;
      create event trigger linger on ddl_command_start execute function linger()`)
    const stopping = new AbortController()
    const env = readEnv({ DATABASE_URL: fresh.url })
    const starting = connectDatabase(env, entities, stopping.signal).catch((error: Error) => error.message)
    const lingering = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    await expect.poll(() => rowsOf(`select 1 as one ${lingering}`), { timeout: 60_000 }).toEqual([{ one: 1 }])
    stopping.abort()
    expect(await starting).toBe('The site was stopped while it was starting')
    await rowsOf(`select pg_terminate_backend(pid, 10000) ${lingering}`) // as the end of the process does
    expect(await rowsOf(`select tablename from pg_tables where tablename = 'supplier'`)).toEqual([])
    expect((await migrationStatus(fresh.pool)).applied).toEqual([])
  } finally {
    await fresh.close()
  }
})

class Migration99991231000000_failing extends Migration {
  override up(): void {
    this.addSql('drop table backlink; select 1 / 0')
  }
}
const failing = { name: Migration99991231000000_failing.name, class: Migration99991231000000_failing }

test('an upgrade that fails changes nothing and says what to do; the next one upgrades an earlier database with all it holds', async () => {
  const earlier = await readFile('api/database/migrations/earlier-schema.sql', 'utf8')
  const old = await otherDatabase(`earlier_${process.pid}`, earlier)
  const read = async (sql: string) => (await old.pool.query(sql)).rows
  try {
    await expect(migrate(old.url, [...migrations, failing])).rejects.toThrow(
      'The upgrade of the database failed in Migration99991231000000_failing: division by zero. Its data is as it was before: ' +
        'go on with the version of the site from before the upgrade, or mend the cause and start again ("npm run migrate -- --status" lists what is to be done).',
    )
    expect(await migrationStatus(old.pool)).toMatchObject({ applied: [migrations[0]!.name], unknown: [] })
    expect(await read('select source_site from backlink')).toEqual([{ source_site: 'example.org' }])

    expect(await migrate(old.url)).toEqual(migrations.slice(1).map(({ name }) => name))
    expect((await migrationStatus(old.pool)).pending).toEqual([])
    expect(await read('select name, status, average_rating, review_count, services from supplier order by id')).toEqual(
      [
        {
          name: 'Oast House Blinds',
          status: 'listed',
          average_rating: 4.5,
          review_count: 2,
          services: ['blinds', 'shutters'],
        },
        { name: 'Medway Curtains', status: 'hidden', average_rating: 0, review_count: 0, services: ['curtains'] },
      ],
    )
    expect(await read('select rating, status from review order by id')).toEqual([
      { rating: 5, status: 'published' },
      { rating: 4, status: 'published' },
      { rating: 1, status: 'pending' },
    ])
    const others = [
      'app_user',
      'county',
      'outside_rating',
      'blog_post',
      'business_request',
      'contact_message',
      'ad_slot',
    ]
    for (const table of others) expect(await read(`select count(*)::int from ${table}`), table).toEqual([{ count: 1 }])
    const isFound = await old.orm.em.fork().findOneOrFail(Supplier, { name: 'Oast House Blinds' })
    expect(isFound.city).toBe('Maidstone')

    await old.pool.query(`insert into migration (name) values ('Migration99990101000000_later')`)
    await expect(migrate(old.url)).rejects.toThrow(
      'The database has been upgraded by a newer version of the site: this one does not know Migration99990101000000_later. ' +
        'Start that version, or restore the backup that was made before the upgrade.',
    )
  } finally {
    await old.close()
  }
})
