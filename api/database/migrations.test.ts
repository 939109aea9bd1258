import { afterAll, expect, test } from 'vitest'
import { entities } from '../app/entities.ts'
import { Review } from '../reviews/review.entity.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { testDatabase } from '../testing/test-database.ts'
import { migrate, openDatabase } from './orm.ts'

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

test('a migration may take longer than the site’s queries', async () => {
  const name = `unmigrated_${process.pid}`
  await database.pool.query(`create database ${name} template template0`)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  const fresh = await openDatabase(url.href, entities)
  try {
    await fresh.pool.query(`
      create table timeouts (name text, timeout text);
      create function note_timeout() returns event_trigger language plpgsql as $$
        begin insert into timeouts select object_identity, current_setting('statement_timeout') from pg_event_trigger_ddl_commands(); end $$;
      create event trigger note_timeout on ddl_command_end when tag in ('CREATE TABLE', 'ALTER TABLE') execute function note_timeout()`)
    await migrate(fresh)
    const { rows } = await fresh.pool.query(
      `select timeout, count(*) > 10 as "areMany" from timeouts
        where name like 'public.%' and name not like 'public.migration%' group by timeout`,
    )
    expect(rows).toEqual([{ timeout: '0', areMany: true }])
    expect((await fresh.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
  } finally {
    await fresh.close()
    await database.pool.query(`drop database ${name} with (force)`)
  }
})
