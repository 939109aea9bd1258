import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { shownPictures } from '../../pictures/delete-unused-pictures.task.ts'
import { beginRun, directoriesRun } from '../../scraping/runs/start-run.ts'
import { selectGoogleMerges, deleteExpiredValues } from '../../scraping/saving/delete-expired-places.task.ts'
import { readEnv } from '../../process/env.ts'
import { formatPeriod, retentionDays } from '../../process/retention-days.rules.ts'
import { log } from '../../process/log.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { deleteExpiredTask, deleteExpiredAudit } from './delete-expired.task.ts'
import { tables } from '../tables.ts'

const database = await testDatabase()
const { pool } = database
log.level = 'silent'
afterAll(database.close)

const read = async <T>(sql: string) => (await pool.query<{ value: T }>(sql)).rows.map(({ value }) => value)
const deleteExpired = () => deleteExpiredTask({ env: readEnv({ LOG_LEVEL: 'silent' }), database })

test('every table has a rule for retention, export and backup, and no rule is left of a table that is gone', async () => {
  const names = await read<string>(
    `select relname::text as value from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  expect(Object.keys(tables).toSorted()).toEqual(names.toSorted())
})

test('expired rows are found by an index', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off')
    for (const [table, { expires: rule }] of Object.entries(tables)) {
      if (typeof rule === 'string') continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select from ${table} t where t.${rule.at} < now() and ${rule.only ?? 'true'} order by t.${rule.at} limit 5000`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index (Only )?Scan( Backward)? using \w+ on \w+ t/)
      expect(plan).toContain(`Index Cond: (${rule.at} <`)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('rows that refer to deleted ones are found by an index', async () => {
  const without = await read<string>(
    `select c.conrelid::regclass || '.' || a.attname as value from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
  )
  expect(without).toEqual([])
})

test('previous values with a stored picture or Google’s data are found by an index', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    for (const statement of [shownPictures, deleteExpiredValues('now()'), selectGoogleMerges('0')]) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).not.toMatch(/Seq Scan on (batch_entry|supplier_merge)/)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a table that cannot be cleared does not block the next', async () => {
  await pool.query(`
    insert into sign_in_attempt (username, network, at) values ('ada', '192.0.2.0/24', now() - interval '2 days'), ('ada', '192.0.2.0/24', now());
    insert into contact_message (name, email, reason, subject, message, status, created_at)
    select 'Ann', 'a@example.com', 'other', 'Hello', 'Hello there', status, now() - age::interval
      from (values ('answered', '3 years'), ('answered', '1 year'), ('pending', '3 years')) given(status, age);
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refused before delete on sign_in_attempt for each row execute function refuse()`)
  await expect(deleteExpired()).rejects.toThrow('Some expired rows could not be deleted')
  expect(await read('select status as value from contact_message order by created_at')).toEqual(['pending', 'answered'])
  await pool.query('drop trigger refused on sign_in_attempt; drop function refuse')
  await deleteExpired()
  expect(await read('select count(*)::int as value from sign_in_attempt')).toEqual([1])
})

test('what visitors sent is deleted two years after it came and after its decision; undecided items stay', async () => {
  const decided = (kind: string, table: string, name: string) => `
    insert into decision (kind, item_id, from_status, to_status, username, decided_at)
      select '${kind}', id, 'pending', status, 'ada', now() - (${name} || ' days')::interval from ${table} where status <> 'pending'`
  await pool.query(`
    insert into supplier (name, status) values ('Listed', 'listed');
    insert into business_request (business_name, status, created_at)
      select days, status, now() - interval '3 years' from (values ('800', 'approved'), ('700', 'approved'), ('0', 'pending')) given(days, status);
    ${decided('REQUEST', 'business_request', 'business_name')};
    insert into supplier_report (supplier_id, reason, details, status, created_at)
      select s.id, 'OTHER', days, given.status, now() - interval '3 years' from supplier s, (values ('800', 'resolved'), ('700', 'resolved'), ('0', 'pending')) given(days, status);
    ${decided('REPORT', 'supplier_report', 'details')};
    truncate contact_message;
    insert into contact_message (name, email, reason, subject, message, status, created_at)
      select 'Ann', 'a@example.com', 'other', days, 'Hello there', status, now() - interval '3 years' from (values ('800', 'answered'), ('700', 'answered'), ('0', 'pending')) given(days, status);
    ${decided('MESSAGE', 'contact_message', 'subject')};
    insert into decision (kind, item_id, from_status, to_status, username) select 'FIND', id, 'pending', 'approved', 'ada' from contact_message`)
  await deleteExpired() // the decisions that are too old
  await deleteExpired()
  for (const [table, name] of [
    ['business_request', 'business_name'],
    ['supplier_report', 'details'],
    ['contact_message', 'subject'],
  ])
    expect([table, await read(`select ${name} as value from ${table} order by 1`)]).toEqual([table, ['0', '700']])
  await pool.query('truncate supplier, business_request, decision, contact_message cascade')
})

test('rejected items and their decisions are deleted after 90 days; reopened, scraped or taken-down ones stay', async () => {
  await pool.query(`
    insert into supplier (name, status) select name, 'rejected' from unnest(array['Old', 'Lately', 'Found']) name;
    insert into supplier (name, status) values ('Reopened', 'pending'), ('Listed', 'listed');
    insert into registration (supplier_id, name, fingerprint)
      select id, name, name from supplier where name in ('Old', 'Lately', 'Reopened');
    insert into decision (kind, item_id, from_status, to_status, username, decided_at)
      select 'REGISTRATION', r.id, 'pending', 'rejected', 'ada', now() - make_interval(days => case r.name when 'Lately' then 89 else 91 end)
        from registration r
      union all select 'FIND', id, 'pending', 'rejected', 'ada', now() - interval '91 days' from supplier where name = 'Found'
      union all select 'REPORT', id, 'pending', 'rejected', 'ada', now() - interval '91 days' from registration where name = 'Lately';
    insert into business_request (business_name, status) values ('Old', 'rejected'), ('Lately', 'rejected'), ('Approved', 'approved'), ('Reopened', 'pending');
    insert into decision (kind, item_id, from_status, to_status, username, decided_at)
      select 'REQUEST', id, 'pending', case business_name when 'Approved' then 'approved' else 'rejected' end, 'ada',
             now() - make_interval(days => case business_name when 'Lately' then 89 else 91 end) from business_request
      union all select 'MESSAGE', id, 'pending', 'rejected', 'ada', now() - interval '91 days' from business_request where business_name = 'Lately';
    insert into review (supplier_id, rating, reviewer_name, status, decided_at)
      select id, 1, given.name, given.status, now() - make_interval(days => given.days)
        from supplier, (values ('Old', 'rejected', 91), ('Lately', 'rejected', 89), ('Down', 'taken_down', 91)) given(name, status, days)
       where supplier.name = 'Listed';
    insert into decision (kind, item_id, from_status, to_status, username, decided_at)
      select 'REVIEW', id, 'pending', 'rejected', 'ada', decided_at from review where status = 'rejected'`)
  await deleteExpired()
  await deleteExpired()
  expect(await read('select name as value from supplier order by 1')).toEqual(['Found', 'Lately', 'Listed', 'Reopened'])
  expect(await read('select business_name as value from business_request order by 1')).toEqual([
    'Approved',
    'Lately',
    'Reopened',
  ])
  expect(await read('select reviewer_name as value from review order by 1')).toEqual(['Down', 'Lately'])
  expect(
    await read(
      `select kind || ' ' || count(*) as value from decision where to_status = 'rejected' group by kind order by 1`,
    ),
  ).toEqual(['FIND 1', 'MESSAGE 1', 'REGISTRATION 2', 'REPORT 1', 'REQUEST 2', 'REVIEW 1'])
  await pool.query('truncate supplier, business_request, decision cascade')
})

test('jobs that failed for good are deleted after their period; those that run or are tried again stay', async () => {
  const age = (days: number) => `now() - interval '${retentionDays.failedJobs + days} days'`
  await pool.query(`
    select graphile_worker.add_job('send_mail', '{}', job_key := key) from unnest(array['old', 'lately', 'tried again', 'running']) key;
    update graphile_worker._private_jobs set
      attempts = case key when 'tried again' then max_attempts - 1 else max_attempts end,
      locked_at = case key when 'running' then now() end,
      updated_at = case key when 'lately' then ${age(-1)} else ${age(1)} end`)
  await deleteExpired()
  expect(await read('select key as value from graphile_worker.jobs order by 1')).toEqual([
    'lately',
    'running',
    'tried again',
  ])
  await pool.query('delete from graphile_worker._private_jobs')
})

test('the audit log loses whole years, six years after their end, and refuses anything else', async () => {
  await pool.query(`
    insert into audit_entry (at, username, action, subject) values ('2015-05-05', 'ada', 'old', 'post'), (now(), 'ada', 'new', 'post')`)
  await expect(pool.query(`delete from audit_entry where action = 'old'`)).rejects.toThrow('only added to')
  await expect(pool.query(`update audit_entry set action = 'x'`)).rejects.toThrow('only added to')
  await deleteExpiredAudit(pool) // 2025 and before is one partition, which is not six years old yet
  expect(await read(`select action as value from audit_entry order by id`)).toEqual(['old', 'new'])
  await pool.query(`
    alter table audit_entry detach partition audit_entry_2025;
    create table audit_entry_2015 partition of audit_entry for values from ('2015-01-01') to ('2016-01-01');
    insert into audit_entry select * from audit_entry_2025; drop table audit_entry_2025`)
  const year = new Date(Date.now() - retentionDays.auditLog * 86_400_000).getUTCFullYear()
  await pool.query(`
    create table audit_entry_${year} partition of audit_entry for values from ('${year}-01-01') to ('${year + 1}-01-01');
    insert into audit_entry (at, username, action, subject) values ('${year}-12-30', 'ada', 'kept', 'post')`)
  await deleteExpiredAudit(pool)
  expect(await read(`select action as value from audit_entry order by at`)).toEqual(['kept', 'new'])
  expect(
    await read(`select to_regclass('audit_entry_' || extract(year from now())::int + 2) is not null as value`),
  ).toEqual([true])
})

test('periods match the privacy policy, which names each that concerns people', () => {
  expect([1, 30, 180, 396, 730, 2192].map(formatPeriod)).toEqual([
    '1 day',
    '30 days',
    '180 days',
    '13 months',
    'two years',
    'six years',
  ])
  const policy = readFileSync(new URL('../../../web/site/legal/PrivacyText.tsx', import.meta.url), 'utf8')
  const publishedPeriods = [
    'counts',
    'rareSearches',
    'knownNetworks',
    'requests',
    'rejected',
    'auditLog',
  ] satisfies (keyof typeof retentionDays)[]
  expect(publishedPeriods.filter((name) => !policy.includes(`<RetentionText of="${name}" />`))).toEqual([])
})

test('starting a scrape deletes no older one; the nightly job does', async () => {
  await pool.query(
    "insert into scrape_run (kind, source, status, username) select 'directories', 'all', 'finished', 'ada' from generate_series(1, 101)",
  )
  const runs = () => read('select count(*)::int as value from scrape_run')
  const env = readEnv({})
  await database.orm.em
    .fork()
    .transactional((em) =>
      beginRun(em, env, { id: null, username: 'ada' }, directoriesRun(env, 'all', { isTest: true })),
    )
  expect(await runs()).toEqual([102])
  const newest = () => read('select id as value from scrape_run order by id desc limit 1')
  const before = await newest()
  await deleteExpired()
  expect([await runs(), await newest()]).toEqual([[100], before])
})
