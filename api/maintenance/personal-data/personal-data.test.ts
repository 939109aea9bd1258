import { afterAll, beforeEach, expect, test } from 'vitest'
import { readCurrentCursor, readChanges } from '../../partners/changes/read-changes.ts'
import { supplierEntries } from '../../crawlers/sitemap.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { findSuppressions } from '../../suppliers/suppression.ts'
import { isRemovedPage } from '../../suppliers/suppression.ts'
import { testSite } from '../../testing/test-site.ts'
import { personalDataTables } from './personal-data-map.ts'
import { createConditions } from './personal-data.resolver.ts'

const site = await testSite()
const { pool } = site.database
const make = build(pool)
afterAll(site.close)
beforeEach(() => site.as(site.admin))

const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const query = `query ($search: String!) {
  personalData(search: $search) { isMore alsoKnownBy entries { id kind isOwn facts step words } } }`
interface Entry {
  id: string
  kind: string
  isOwn: boolean
  facts: [string, string][]
  step: string
  words: string | null
}
const look = async (search: string): Promise<{ entries: Entry[]; alsoKnownBy: string[] }> =>
  (await site.ask(query, { search })).data.personalData
const kinds = async (search: string) =>
  (await look(search)).entries.map(({ kind, step, isOwn }) => `${kind} ${step}${isOwn ? '' : ' ?'}`)
const erase = async (search: string, entryIds: string[], more: object = {}) =>
  site.change(
    'erasePersonalData',
    { search, entryIds, reviews: 'ANONYMISE', confirmation: search, ...more },
    'erasure { deletedCount blankedCount retainedCount }',
  )

/** Columns whose names suggest personal data, with the reasons why they are not erased. */
const notOfPeople: Record<string, string[]> = {
  'names of things and places': [
    'ad_slot.name',
    'transfer.file_name',
    'schedule.name',
    'schedule.settings',
    'county.name',
    'county.url_name',
    'location.name',
    'migration.name',
    'worker.name',
    'import.file_name',
    'rate_limit.name',
    'spent_points.name',
    'report_top.name',
    'county_content.cities',
  ],
  'who of the office did it, by account: the office has to know': [
    'api_key.created_by',
    'decision.username',
    'dismissed_pair.dismissed_by',
    'duplicate_run.started_by',
    'guide_version.username',
    'import.username',
    'going_live_step.username',
    'picture.username',
    'batch_change.username',
    'scrape_run.username',
    'outbox_mail.sent_by',
    'supplier.verified_by',
    'supplier_merge.merged_by',
    'transfer.username',
    'supplier_merge.undone_by',
    'suppression.created_by',
  ],
  'of the site itself, and public': [
    'site_settings.contact_address',
    'site_settings.contact_email',
    'site_settings.contact_phone',
    'site_settings.site_name',
  ],
  'goes with its row, which is erased or deleted': [
    'contact_message.fingerprint',
    'registration.fingerprint',
    'registration.name',
  ],
  'gone within minutes': [
    'import_line.address_key',
    'import_line.name',
    'import_line.name_key',
    'import_line.phone_key',
    'rate_limit.network',
    'supplier_counting.came',
    'supplier_counting.gone',
  ],
  'what a business tells the public, as it was read; it goes with its run, its file or its supplier': [
    'scrape_listing.found',
    'import_upload_line.name',
    'supplier.gallery',
    'scrape_listing.name',
    'scrape_page.card',
    'scraped_page.links',
    'supplier_search.name_key',
    'suppression.name_key',
  ],
  'figures, settings and words of this software': [
    'backup_outcome.reason',
    'county_content.advice',
    'county_content.population_estimate',

    'county_content.seasonal_recommendations',
    'guide_version.guide',
    'duplicate_pair.reasons',
    'host_turn.waiting',
    'redirect.to_address',
    'scrape_listing.reason',
    'scrape_page.message',
    'scrape_progress.outcomes',
    'scrape_progress.skip_reason',
    'scrape_run.settings',
    'supplier.field_source',
    'import_mapping.services',
    'import_upload.services',
    'import_upload.unknown_services',
    'supplier.opening_hours',
    'batch_entry.skip_reason',
    'supplier_list_outcome.reason',
    'supplier_merge.reason',
    'supplier_merge.filled_source',
    'supplier_merge.replaced_source',
    'supplier_merge.duplicate_values',
    'supplier_merge.views',
    'transfer.counts',
    'webhook.pause_reason',
  ],
}

const id = await make.supplier({ name: 'Acme Blinds', contact_email: 'Ann@Example.com ', email: 'shop@acme.example' })
const waiting = await make.supplier({ name: 'Ann Shades', status: 'pending', contact_email: 'ann@example.com' })
await make.review(id, { rating: 5, reviewer_name: 'Ann', reviewer_email: 'ann@example.com', comment: 'Fitted well.' })
await make.review(id, {
  rating: 1,
  reviewer_name: 'Ben',
  reviewer_email: 'ben@example.com',
  comment: 'Ask Bea/<ann@example.com>.',
})
await make.review(id, { reviewer_name: 'Ann', reviewer_email: 'ANN@example.com', status: 'rejected' })
await pool.query(`
  insert into registration (supplier_id, name, fingerprint) values (${waiting}, 'Ann Shades', 'x');
  insert into contact_message (name, email, reason, subject, message) values
    ('Ann Smith', 'ann@example.com', 'other', 'Hello', 'Call me'), ('ann smith', 'other@example.com', 'other', 'Hello', 'A namesake');
  insert into business_request (business_name, contact_name, contact_email, contact_phone) values ('Ann Shades', 'Ann Smith', 'ann@example.com', '07700 900 123');
  insert into supplier_report (supplier_id, reason, email) values (${id}, 'OTHER', 'ann@example.com');
  insert into decision (kind, item_id, from_status, to_status, note, username)
    select 'MESSAGE', id, 'pending', 'answered', 'Told ann@example.com', 'ada' from contact_message where name = 'Ann Smith';
  insert into import (file_name, username, status) values ('a.csv', 'ada', 'finished');
  insert into batch_entry (import_id, supplier_id, kind, before, after)
    select id, ${id}, 'changed', '{"contact_email": null, "city": "Bath"}', '{"contact_email": "ann@example.com", "city": "Wells"}' from import;
  with sent as (insert into import_upload (file_name, bytes, digest, headings, samples, columns, status, username)
      values ('a.csv', 9, 'x', '{Name}', '[]', '{name}', 'checked', 'ada'), ('b.csv', 9, 'y', '{Name}', '[["ann@example.com"]]', '{name}', 'failed', 'ada'),
             ('c.csv', 9, 'z', '{Name}', '[["Ben"]]', '{name}', 'failed', 'ada') returning id, file_name)
    insert into import_upload_part (upload_id, part, data) select id, 0, convert_to('Söhne,Ann@example.com', 'UTF8') from sent where file_name = 'a.csv';
  insert into audit_entry (username, action, subject, before) values ('ada', 'supplier.edit', 'supplier', '{"contactEmail": "ann@example.com"}')`)

test('a person is found by indexes: no growing table is scanned', async () => {
  const small = new Set([
    'app_user',
    'api_key',
    'blog_post',
    'email_change',
    'import_upload',
    'invitation',
    'sign_in_attempt',
  ])
  const client = await pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan')
    for (const [kind, place] of Object.entries(personalDataTables))
      for (const by of ['email', 'phone', 'name'] as const) {
        const conditions = createConditions(place, by)
        if (!conditions || small.has(place.table)) continue
        await client.query(`prepare asked(text) as select from ${place.table} t where ${conditions.where}`)
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute asked('Somebody')`)
        await client.query('deallocate asked')
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan.match(/Seq Scan on (?!app_user)\w+/g), `${kind} by ${by}\n${plan}`).toBeNull()
      }
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a review mentions a person whatever precedes the name', async () => {
  const before = [
    '',
    'Ask ',
    '(',
    '“',
    '"',
    "'",
    '<',
    '/',
    'https://',
    'to:',
    'by ',
    'and/',
    '&',
    '=',
    '*',
    '#',
    '+',
    '~',
    '…',
    '—',
    '1;',
    'é ',
    '\u00a0',
    'ann+',
    'ann~',
    '❤',
    '🙂',
    '×',
    'Brien\u2011',
    '\u200b',
    '\u202f',
  ]
  const { rows: missed } = await pool.query(
    `select sign from unnest($1::text[]) sign
      where (review_words('', null, sign || 'Renée O''Brien-Smith@x.org, who fitted it') @@ prefix_query('renée o''brien-smith@x')) is not true`,
    [before],
  )
  expect(missed).toEqual([])
  const { rows: unsaid } = await pool.query(
    `select name from unnest($1::text[]) name
      where (review_words('', null, 'Ask ' || name || ', who fitted it') @@ prefix_query(name)) is not true`,
    [['ann+2@x.org', '❤Ann', 'O’Brien\u2011Smith', 'Ann\u200bSmith', 'Ann\u202fSmith', '2×Ann', '2~Ann']],
  )
  expect(unsaid).toEqual([])
})

test('administrators only', async () => {
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    expect((await site.ask(query, { search: 'ann@example.com' })).errors![0]!.extensions.code).toBe(code)
  }
})

test('every column that may contain personal data is searched, or known not to', async () => {
  const columns = await rows(`
    select c.table_name || '.' || c.column_name as name, c.table_name, c.column_name, c.data_type from information_schema.columns c
      join pg_class k on k.oid = format('public.%I', c.table_name)::regclass and k.relkind in ('r', 'p') and not k.relispartition
     where c.table_schema = 'public' and (c.data_type in ('json', 'jsonb') or c.data_type in ('text', 'character varying', 'inet')
       and c.column_name ~ 'mail|phone|name|address|network|^ip$|agent|author|contact|comment|message|details|reason|info|_by$|fingerprint')`)
  const looked = (table: string, column: string) =>
    Object.values(personalDataTables).some(
      (place) =>
        place.table === table &&
        [
          ...(place.email ?? []),
          ...(place.phone ?? []),
          ...(place.name ?? []),
          ...(place.mentions ?? []),
          ...Object.values(place.shown),
        ]
          .join(' ')
          .includes(`t.${column}`),
    )
  const undeclared = columns
    .filter(({ table_name: table, column_name: column }) => !looked(table, column))
    .map(({ name }) => name as string)
    .toSorted()
  expect(undeclared).toEqual(Object.values(notOfPeople).flat().toSorted())
})

test('a person is found by email address, phone number and name, in any spelling', async () => {
  expect(await kinds(' ANN@example.com')).toEqual([
    'REVIEW BLANK',
    'REVIEW BLANK ?',
    'UNPUBLISHED_REVIEW DELETE',
    'MESSAGE DELETE',
    'REQUEST DELETE',
    'REPORT DELETE',
    'REGISTRATION DELETE',
    'OWNER_CONTACT BLANK',
    'IMPORTED_VALUE BLANK',
    'UPLOAD DELETE ?',
    'UPLOAD DELETE ?',
    'DECISION BLANK ?',
    'AUDIT_ENTRY KEEP ?',
  ])
  expect(await kinds('+44 (0)7700 900123')).toEqual(['REQUEST DELETE'])
  expect(await kinds('ANN SMITH')).toEqual(['MESSAGE DELETE ?', 'MESSAGE DELETE ?', 'REQUEST DELETE ?'])
  expect(await kinds('ada')).toEqual(expect.arrayContaining(['ACCOUNT KEEP ?', 'AUDIT_ENTRY KEEP ?']))
  expect(await kinds('shop@acme.example')).toEqual(['LISTING KEEP'])
  const { alsoKnownBy, entries } = await look('ann@example.com')
  expect(alsoKnownBy.toSorted()).toEqual(['07700 900 123', 'Ann', 'Ann Smith'])
  expect((await look('07700 900123')).alsoKnownBy).toContain('ann@example.com')
  expect(entries.find(({ kind }) => kind === 'MESSAGE')!.facts).toContainEqual(['Message', 'Call me'])
  expect((await site.ask(query, { search: 'x' })).errors![0]!.extensions.fields).toEqual({
    search: 'Please type at least 3 characters',
  })
})

test('results are exported as one file by kind, with times; the audit log records it without the name', async () => {
  const { entries } = await look('ann@example.com')
  const { file } = await site.change(
    'exportPersonalData',
    { search: 'ann@example.com', entryIds: entries.filter(({ isOwn }) => isOwn).map((entry) => entry.id) },
    'file',
  )
  const { about, data } = JSON.parse(file)
  expect([about, Object.keys(data)]).toEqual([
    'ann@example.com',
    ['review', 'unpublished_review', 'message', 'request', 'report', 'registration', 'owner_contact', 'imported_value'],
  ])
  expect(data.message).toEqual([
    {
      storedSince: expect.stringMatching(/^2\d{3}-/),
      Name: 'Ann Smith',
      Email: 'ann@example.com',
      About: 'other',
      Subject: 'Hello',
      Message: 'Call me',
      Status: 'pending',
    },
  ])
  const [entry] = await rows(`select action, after, before from audit_entry where subject = 'personal_data'`)
  expect(entry).toMatchObject({ action: 'personal_data.export', after: { MESSAGE: 1, REVIEW: 1 }, before: null })
  expect(JSON.stringify(entry)).not.toContain('ann')
})

test('selected entries are erased in one transaction; the rest stays correct, and repeating is harmless', async () => {
  const { entries } = await look('ann@example.com')
  const chosen = entries.filter(({ isOwn, kind }) => isOwn || kind === 'UPLOAD').map((entry) => entry.id)
  for (const [wrong, field] of [
    [{ confirmation: 'ann' }, 'confirmation'],
    [{ entryIds: [] }, 'entryIds'],
    [{ entryIds: ['SUPPLIER:1'] }, 'entryIds'],
    [{ entryIds: ['REVIEW:'] }, 'entryIds'],
    [{ entryIds: Array.from({ length: 301 }, (_, at) => `REVIEW:${at}`) }, 'entryIds'],
  ] as const)
    expect((await erase('ann@example.com', chosen, wrong)).userErrors).toMatchObject([{ field: [field] }])
  const ofBen = await rows(`select id from review where reviewer_name = 'Ben'`)
  const chosenIds = [
    ...chosen,
    `MESSAGE:${(await rows(`select id from contact_message where name = 'ann smith'`))[0]!.id}`,
  ]
  await rows(`insert into decision (kind, item_id, from_status, to_status, username)
    select other.kind, item_id + other.step, from_status, to_status, username from decision, (values ('FIND', 0), ('MESSAGE', 1000)) other(kind, step)`)
  await rows(`with listed as (insert into registration (supplier_id, name, fingerprint) values (${id}, 'Acme Blinds', 'y') returning id)
    insert into decision (kind, item_id, from_status, to_status, username) select 'REGISTRATION', id, 'pending', 'approved', 'ada' from listed`)
  const { erasure } = await erase('ann@example.com', chosenIds)
  expect(erasure).toEqual({ deletedCount: 7, blankedCount: 3, retainedCount: 0 })
  expect(await kinds('ann@example.com')).toEqual(['REVIEW BLANK ?', 'AUDIT_ENTRY KEEP ?'])
  expect(await rows('select file_name from import_upload')).toEqual([{ file_name: 'c.csv' }])
  expect(await rows('select rating, reviewer_name, reviewer_email, comment from review order by rating desc')).toEqual([
    { rating: 5, reviewer_name: 'A former visitor', reviewer_email: null, comment: 'Fitted well.' },
    { rating: 1, reviewer_name: 'Ben', reviewer_email: 'ben@example.com', comment: 'Ask Bea/<ann@example.com>.' },
  ])
  expect(await rows('select name, contact_email, average_rating, review_count from supplier')).toEqual([
    { name: 'Acme Blinds', contact_email: null, average_rating: 3, review_count: 2 },
  ])
  expect(await rows('select after from batch_entry')).toEqual([{ after: { city: 'Wells' } }])
  expect(await rows('select name from contact_message')).toEqual([{ name: 'ann smith' }])
  expect(await rows('delete from decision returning kind')).toEqual(
    ['FIND', 'MESSAGE', 'REGISTRATION'].map((kind) => ({ kind })),
  )
  await make.supplier({ name: 'Found Shades', status: 'pending', contact_email: 'found@example.com' })
  expect(await kinds('found@example.com'), 'of a listing that nobody registered').toEqual(['OWNER_CONTACT BLANK'])
  await pool.query("delete from supplier where name = 'Found Shades'")
  expect((await erase('ann@example.com', chosenIds)).erasure).toEqual({
    deletedCount: 0,
    blankedCount: 0,
    retainedCount: 0,
  })
  const logged = await rows(`select after from audit_entry where action = 'personal_data.erase'`)
  expect(logged).toHaveLength(1)
  expect(logged[0]!.after).toMatchObject({ deleted: { MESSAGE: 1, REGISTRATION: 1 }, blanked: { REVIEW: 1 } })

  const { erasure: deleted } = await erase('ben@example.com', [`REVIEW:${ofBen[0]!.id}`], { reviews: 'DELETE' })
  expect(deleted).toEqual({ deletedCount: 1, blankedCount: 0, retainedCount: 0 })
  expect(await rows('select average_rating, review_count from supplier')).toEqual([
    { average_rating: 5, review_count: 1 },
  ])
})

test('a listing removed on request leaves only a fingerprint and its id, and others all their traces', async () => {
  const gone = await make.supplier({
    name: 'Zyxwold Blinds',
    phone: '01242 960 777',
    email: 'hello@zyxwold.example',
    website: 'https://zyxwold.example/',
    postcode: 'GL50 1AA',
    place_id: 'zyxwold-place',
  })
  await make.supplier({ name: 'Zyxwold Blinds 2', status: 'merged', merged_into_id: gone })
  await make.review(gone, { comment: 'Zyxwold fitted it.' })
  const addTraces = (of: number, name: string) => {
    const text = `
    insert into registration (supplier_id, name, fingerprint) values (${of}, 'Zyxwold Blinds', 'x');
    insert into business_request (business_name, supplier_id, status) values ('Zyxwold', ${of}, 'approved');
    insert into supplier_report (supplier_id, reason, details) values (${of}, 'OTHER', 'Zyxwold moved');
    insert into decision (kind, item_id, from_status, to_status, note, username)
      select about.*, 'pending', 'approved', 'Zyxwold called', 'ada' from (
        select 'REGISTRATION', id from registration where supplier_id = ${of}
        union all select 'FIND', ${of}
        union all select 'REVIEW', id from review where supplier_id = ${of}
        union all select 'REPORT', id from supplier_report where supplier_id = ${of}
        union all select 'REQUEST', id from business_request where supplier_id = ${of}) about;
    update app_user set mail_choices = '{"REPORTS": "AT_ONCE"}' where is_admin;
    insert into outbox_mail (key, kind, recipient, subject, body)
      select 'registration-' || id || '-received', 'REGISTRATION_RECEIVED', 'hello@zyxwold.example', 'Zyxwold', '' from registration where supplier_id = ${of}
      union all select 'decision-' || max(id), 'REGISTRATION_APPROVED', 'hello@zyxwold.example', 'Zyxwold', '' from decision
      union all select 'report-' || r.id || '-to-' || u.id, 'NEW_REPORT', 'ada@example.com', 'Zyxwold', ''
        from supplier_report r, app_user u where r.supplier_id = ${of} and u.is_admin
      union all select 'registration-' || r.id || '-to-' || u.id, 'NEW_REGISTRATION', 'ada@example.com', 'Zyxwold', ''
        from registration r, app_user u where r.supplier_id = ${of} and u.is_admin
      union all select 'request-' || id || '-received', 'REQUEST_RECEIVED', 'hello@zyxwold.example', 'Zyxwold', ''
        from business_request where supplier_id = ${of}
      union all select kind || about.id || '-to-' || u.id, 'NEW_REVIEW', 'ada@example.com', 'Zyxwold', ''
        from app_user u, (select 'review-' kind, id from review where supplier_id = ${of}
          union all select 'request-', id from business_request where supplier_id = ${of}) about where u.is_admin;
    insert into supplier_source (source, source_key, supplier_id, url) values ('yell', 'zyxwold-1', ${of}, 'https://yell.example/zyxwold');
    insert into scraped_page (url, links) values ('https://yell.example/zyxwold', '[]'), ('https://zyxwold.example/', '[]');
    with sent as (insert into import_upload (file_name, bytes, digest, headings, samples, columns, status, username)
        values ('d.csv', 9, 'w', '{Name}', '[["ZYXWOLD blinds", "hello@zyxwold.example"]]', '{name}', 'checked', 'ada') returning id)
      insert into import_upload_line (upload_id, place, line, kind, name) select id, 2, 2, 'added', 'ZYXWOLD blinds' from sent;
    insert into batch_entry (import_id, supplier_id, kind, before, after) select id, ${of}, 'changed', '{"name": "Zyxwold"}', '{}' from import;
    with run as (insert into scrape_run (kind, source, status, username, finished_at) values ('directories', 'yell', 'finished', 'ada', now()) returning id),
      search as (insert into scrape_search (run_id, source, what, place) select id, 'yell', 'blinds', 'Bath' from run returning id, run_id),
      page as (insert into scrape_page (run_id, search_id, source, kind, page, url, host, card, status)
        select run_id, id, 'yell', 'profile', 1, 'https://yell.example/1', 'yell.example', '{"name": "Zyxwold"}', 'done' from search returning id, run_id)
    insert into scrape_listing (run_id, page_id, source, source_key, name, found, verdict, supplier_id)
      select run_id, id, 'yell', 'zyxwold-1', 'Zyxwold', '{}', 'added', ${of} from page`
    return pool.query(
      text
        .replaceAll('Zyxwold', name)
        .replaceAll('zyxwold', name.toLowerCase())
        .replaceAll('ZYXWOLD', name.toUpperCase()),
    )
  }
  const other = await make.supplier({ name: 'Quillon Blinds', website: 'https://quillon.example/' })
  await make.review(other, { comment: 'Quillon fitted it.' })
  await addTraces(gone, 'Zyxwold')
  await addTraces(other, 'Quillon')
  const traces = async (word: string) => {
    const tables = await rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const texts = tables.map(
      ({ relname }) => `select '${relname}' as name, t::text from ${relname} t where t::text ilike '%${word}%'`,
    )
    return rows(`${texts.join(' union all ')} order by 1, 2`)
  }
  const ofOther = await traces('quillon')
  const listed = async () => (await supplierEntries(pool, 0)).map(({ path }) => path)
  expect(await listed()).toContain(`/suppliers/${gone}`)
  const before = await readCurrentCursor(pool)

  const input = { id: gone, reason: 'They asked for it by email', isOnRequest: true }
  expect(await site.change('deleteSupplier', input, 'deletedId')).toEqual({ deletedId: String(gone), userErrors: [] })

  expect(await traces('zyxwold')).toEqual([])
  expect(await traces('quillon')).toEqual(ofOther)
  expect((await findSuppressions(pool, [{ name: 'X', phone: '+44 1242 960777' }]))[0]).toMatchObject({
    name: 'A listing that was removed on request',
    by: 'phone',
    reason: 'They asked for it by email',
  })
  for (const listing of [
    { name: 'X', placeId: 'zyxwold-place' },
    { name: 'X', email: 'Hello@zyxwold.example' },
    { name: 'X', website: 'http://www.zyxwold.example' },
    { name: 'ZYXWOLD blinds', postcode: 'gl501aa' },
  ])
    expect((await findSuppressions(pool, [listing]))[0]).toBeTruthy()
  expect(await findSuppressions(pool, [{ name: 'Acme Blinds', phone: '01242 960 778' }])).toEqual([null])
  expect([await isRemovedPage(pool, `/suppliers/${gone}`), await isRemovedPage(pool, `/suppliers/${id}`)]).toEqual([
    true,
    false,
  ])
  expect(await listed()).not.toContain(`/suppliers/${gone}`)
  expect((await readChanges(pool, { since: before, first: 100 })).nodes).toContainEqual(
    expect.objectContaining({ kind: 'withdrawn', supplierId: gone }),
  )
  expect(await rows(`select before, after from audit_entry where action = 'supplier.remove_on_request'`)).toEqual([
    { before: null, after: { reason: 'They asked for it by email' } },
  ])
  await site.change('deleteSupplier', { ...input, id: other }, 'deletedId')
  expect(await traces('quillon')).toEqual([])
})

test('emails, merges, notes of decisions and invitations with a person’s address are erased; the rest of them stays', async () => {
  const [one, other] = [await make.supplier({ contact_email: 'dora@example.com' }), await make.supplier()]
  await pool.query(`
    insert into supplier_merge (original_id, duplicate_id, reason, merged_by, filled, replaced)
      values (${one}, ${other}, 'Same', 'ada', '{"contact_email": "dora@example.com", "city": "Bath"}', '{"contact_email": "Dora@example.com", "city": "Wells"}');
    insert into outbox_mail (key, kind, recipient, reply_to, subject, body) values
      ('to', 'TEST', 'dora@example.com', null, 'S', 'B'), ('reply', 'TEST', 'desk@example.com', 'dora@example.com', 'S', 'B'),
      ('mention', 'TEST', 'desk@example.com', null, 'S', 'Ask dora@example.com'), ('other', 'TEST', 'desk@example.com', null, 'S', 'B');
    insert into decision (kind, item_id, from_status, to_status, message, username)
      values ('REPORT', 900, 'pending', 'resolved', 'Dear dora@example.com', 'ada'), ('REPORT', 901, 'pending', 'resolved', 'Dear Ben', 'ada');
    insert into invitation (email, role, token_hash, invited_by, expires_at) values ('dora@example.com', 'editor', 'x', 'ada', now());
    insert into sign_in_attempt (username, network, at) values ('dora@example.com', '192.0.2.0/24', now())`)
  const { entries } = await look('DORA@example.com')
  const own = [
    'OWNER_CONTACT BLANK',
    'MERGED_VALUE BLANK',
    'MAIL DELETE',
    'MAIL DELETE',
    'INVITATION DELETE',
    'SIGN_IN KEEP',
  ]
  expect((await kinds('dora@example.com')).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...own, 'MAIL DELETE ?', 'DECISION BLANK ?'].toSorted((a, b) => a.localeCompare(b)),
  )
  const { erasure } = await erase(
    'dora@example.com',
    entries.map((entry) => entry.id),
  )
  expect(erasure).toEqual({ deletedCount: 4, blankedCount: 3, retainedCount: 1 })
  expect(await kinds('dora@example.com')).toEqual(['SIGN_IN KEEP'])
  expect(await rows('select filled, replaced from supplier_merge')).toEqual([
    { filled: { city: 'Bath' }, replaced: { city: 'Wells' } },
  ])
  expect(await rows("select key from outbox_mail where kind = 'TEST'")).toEqual([{ key: 'other' }])
  expect(await rows('select message from decision where item_id >= 900 order by item_id')).toEqual([
    { message: null },
    { message: 'Dear Ben' },
  ])
  await pool.query('delete from supplier where id = any($1)', [[one, other]])
  await pool.query(
    "delete from decision where item_id >= 900; delete from outbox_mail where kind = 'TEST'; delete from sign_in_attempt",
  )
})

test('what stays is counted and not recorded; of very many entries the first hundred are listed', async () => {
  const erasures = () => rows(`select from audit_entry where action = 'personal_data.erase'`)
  const before = (await erasures()).length
  const shop = 'shop@acme.example'
  const { entries } = await look(shop)
  const listing = entries.filter(({ kind }) => kind === 'LISTING').map((entry) => entry.id)
  expect((await erase(shop, listing, { confirmation: 'SHOP@acme.example ' })).erasure).toEqual({
    deletedCount: 0,
    blankedCount: 0,
    retainedCount: 1,
  })
  expect(await erasures()).toHaveLength(before)
  const write = (count: number) =>
    pool.query(
      `insert into contact_message (name, email, reason, subject, message)
       select 'Max', 'max@example.com', 'other', 'Hello', 'Hello' from generate_series(1, $1)`,
      [count],
    )
  const count = async () => {
    const { isMore, entries: found } = (await site.ask(query, { search: 'max@example.com' })).data.personalData
    return [found.length, isMore]
  }
  await write(100)
  expect(await count()).toEqual([100, false])
  await write(1)
  expect(await count()).toEqual([100, true])
  await pool.query("delete from contact_message where name = 'Max'")
})

test('an account’s unverified address is found and erased', async () => {
  await pool.query(
    "insert into email_change (user_id, email, token_hash, expires_at) values ($1, 'Unverified@example.com', 'x', now() + interval '1 day')",
    [site.admin.id],
  )
  const { entries } = await look('unverified@example.com')
  expect(entries).toMatchObject([
    { kind: 'EMAIL_CHANGE', step: 'DELETE', facts: [['Email', 'Unverified@example.com']] },
  ])
  const done = await erase('unverified@example.com', [entries[0]!.id])
  expect(done.erasure.deletedCount).toBe(1)
  expect(await rows('select from email_change')).toEqual([])
})

test('an account is found by name and email address with its sessions, networks and sign-ins, and stays', async () => {
  await pool.query(`
    update app_user set email = username || '@example.com';
    insert into user_session (key_hash, user_id, created_at, last_seen_at) select convert_to(username, 'UTF8'), id, now(), now() from app_user;
    insert into known_network (user_id, network, seen_at) select id, '192.0.2.1', now() from app_user;
    insert into sign_in (user_id, at, outcome, address, user_agent) select id, now(), 'signed_in', '192.0.2.1', '' from app_user;
    insert into blog_post (title, slug, content, author) values ('By Ada', 'by-ada', '', 'Ada'), ('By Bob', 'by-bob', '', 'Bob');
    insert into api_key (name, prefix, secret_hash, created_by) values ('ADA', 'bcd_a', 'x', 'bob'), ('Bob', 'bcd_b', 'y', 'ada');
    insert into contact_message (name, email, reason, subject, message) values ('Zoe', 'zoe@example.com', 'other', 'Hi', 'Ring 07700-900 555.')`)
  const own = ['ACCOUNT', 'SESSION', 'NETWORK', 'SIGN_IN_HISTORY']
  const counted = async (search: string, kind: string) =>
    (await look(search)).entries.filter((entry) => entry.kind === kind && entry.step === 'KEEP').length
  for (const kind of own)
    expect([kind, await counted('ADA@example.com', kind), await counted('ada', kind)]).toEqual([kind, 1, 1])
  for (const kind of ['ARTICLE', 'API_KEY']) expect([kind, await counted('ada', kind)]).toEqual([kind, 1])
  expect(await kinds('+44 7700 900555'), 'mentioned, however it is written').toEqual(['MESSAGE DELETE ?'])
})
