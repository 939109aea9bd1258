import { mkdtemp, readFile, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { writeFile as writePacked } from '../../commands/export.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { supplierFields, type SupplierField } from '../../suppliers/rules/supplier-fields.rules.ts'
import { inTransaction } from '../../database/transaction.ts'
import { removeDemo } from '../../seed/remove-demo.ts'
import { seedArticles } from '../../seed/seed-articles.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { exportEverything } from './export-everything.ts'
import { checkEverything, importEverything } from './import-everything.ts'

const [full, empty] = [await testDatabase(), await testDatabase()]
const folder = await mkdtemp(join(tmpdir(), 'transfer-'))
afterAll(async () => {
  await full.close()
  await empty.close()
  await rm(folder, { recursive: true })
})

const store = () => {
  const files = new Map<string, Buffer>()
  const pictures: PictureStore = {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
  }
  return { files, pictures }
}
const [here, there] = [store(), store()]
const exported = async (pool: Pool, { pictures }: typeof here) => {
  const path = join(folder, 'directory.ndjson.gz')
  await writePacked(path, (write) => exportEverything(pool, pictures, write))
  return {
    path,
    lines: gunzipSync(await readFile(path))
      .toString()
      .trimEnd()
      .split('\n'),
  }
}
const hash = '0123456789abcdef0123456789abcdef'

const fill = async (pool: Pool) => {
  const make = build(pool)
  const { rows } = await pool.query("insert into app_user (username, password) values ('ada', 'no hash') returning id")
  const exported = await make.supplier({
    name: 'Kept "Blinds" & Söhne',
    description: 'Two\nlines – and 窓',
    services: ['Blinds', 'a, b; c'],
    opening_hours: JSON.stringify([{ day: 'Mon', opens: null, closes: null }]),
    field_source: JSON.stringify({ phone: { source: 'admin', at: '2026-01-01T00:00:00.000Z' } }),
    logo_url: `/pictures/${hash}-64x64.webp`,
    average_rating: 4.7,
    established_year: 1999,
    vat_number: 'GB123456789',
    featured_until: '2099-01-31',
    place_id: 'ChIJ1',
  })
  const hidden = await make.supplier({ name: 'Hidden Blinds', status: 'hidden' })
  const gone = await make.supplier({ name: 'Gone Blinds' })
  // a merged supplier precedes its target
  await pool.query("update supplier set status = 'merged', merged_into_id = $1 where id = $2", [gone, hidden])
  await make.review(exported, { rating: 5, comment: 'Lovely' })
  await make.review(exported, { rating: 2, status: 'pending' })
  await pool.query('update review set user_id = $1', [rows[0].id])
  await pool.query(`
    insert into external_rating (supplier_id, source, rating, fetched_at) values (${exported}, 'Google', 4.5, '2026-01-01');
    insert into supplier_merge (original_id, duplicate_id, reason, merged_by) values (${gone}, ${hidden}, 'Same name', 'ada');
    insert into dismissed_pair (first_id, second_id, dismissed_by) values (${exported}, ${gone}, 'ada');
    insert into suppression (name, reason, created_by) values ('Never Blinds', 'They asked', 'ada');
    insert into blog_post (title, slug, content, author, category, published, published_at)
    values ('Blinds', 'blinds', 'Text', 'Ann', 'Guides', true, '2026-02-01T10:00:00Z'), ('Draft', 'draft', 'Text', 'Ann', 'Guides', false, null);
    insert into old_post_slug (slug, post_id) select 'old', id from blog_post where slug = 'blinds';
    insert into backlink (source_site, source_page, target_url, anchor_text) values ('a.example', 'https://a.example/x', '/', 'Blinds');
    insert into mail_template (kind, subject, body, is_on) values ('any', 'S', 'B', true) on conflict do nothing;
    update site_settings set site_name = 'Our Directory';
    update ad_settings set publisher_id = 'pub-1';
    insert into ad_slot (id, name, format, location, ends_at) values ('ours', 'Ours', 'responsive', 'Homepage', '2099-01-31') on conflict do nothing;
    insert into redirect (from_path, to_address) values ('/old', '/new');
    insert into guide_version (county_id, origin, guide) select id, 'edited', '{"overview": "Before"}' from county;
    insert into picture (hash, width, height, bytes, username) values ('${hash}', 64, 64, 3, 'ada');
  `)
  here.files.set(`${hash}-64x64.webp`, Buffer.from([1, 2, 3]))
}
const counties = async (pool: Pool, names: string[]) => {
  for (const name of names)
    await pool.query(
      `insert into county (name, url_name, country, latitude, longitude) values ($1, lower($1), 'England', 52, -1)`,
      [name],
    )
}
const derived = async (pool: Pool) => {
  const read = async (sql: string) => (await pool.query(sql)).rows
  return {
    counts: await read('select * from supplier_count order by county, service'),
    towns: await read('select * from supplier_town order by supplier_town::text'),
    words: await read('select * from supplier_word order by word'),
    found: await read(
      "select id from supplier_search where tsv @@ to_tsquery('simple', 'kept') and service_groups <> '{}'",
    ),
  }
}

test('an export imported into an empty site gives the identical directory', async () => {
  await counties(full.pool, ['Kent', 'Surrey'])
  await counties(empty.pool, ['Surrey', 'Kent'])
  await full.pool.query(
    `insert into county_content (county_id, overview, buying_guide, local_trends, local_materials, weather_considerations,
            seasonal_recommendations, population_estimate, cities, advice)
     select id, name || ' in words', 'Guide', '{Trend}', '{Oak}', 'Wet', '{}', '{"people": 1}', '[]', '{}' from county`,
  )
  await fill(full.pool)
  const first = await exported(full.pool, here)
  const text = first.lines.join('\n')
  expect(text).not.toMatch(/no hash|"userId"|password|secret|token/i)
  const supplier = JSON.parse(first.lines.find((line) => line.includes('Söhne'))!) as Record<string, unknown>
  const computed = new Set<SupplierField>(['serviceGroups'])
  const fields = (Object.keys(supplierFields) as SupplierField[]).filter((field) => !computed.has(field))
  expect(Object.keys(supplier)).toEqual(expect.arrayContaining(fields))
  expect(supplier).toMatchObject({ record: 'supplier', vatNumber: 'GB123456789', services: ['Blinds', 'a, b; c'] })
  expect([supplier['featuredUntil'], text.includes('"endsAt":"2099-01-31"')]).toEqual(['2099-01-31', true])
  expect(text).toContain('{"record":"countyGuide","county":"kent","overview":"Kent in words"')

  const shut: unknown[] = []
  const counts = await importEverything(empty.pool, there.pictures, first.path, {
    onLine: async () => {
      const { rows } = await empty.pool.query(
        `select from pg_locks where mode = 'AccessExclusiveLock' and relation = 'supplier'::regclass
            and database = (select oid from pg_database where datname = current_database())`,
      )
      shut.push(...rows)
    },
  })
  expect(shut).toEqual([])
  expect(counts).toMatchObject({ supplier: 3, review: 2, post: 2, countyGuide: 2, picture: 1 })
  const second = await exported(empty.pool, there)
  const isSchedule = (line: string) => line.startsWith('{"record":"schedule"')
  const rest = ({ lines }: typeof first) => lines.slice(1).filter((line) => !isSchedule(line))
  expect(rest(second)).toEqual(rest(first))
  const [before, after] = [first, second].map(({ lines }) => lines.filter(isSchedule).map((one) => JSON.parse(one)))
  expect(before).toMatchObject([{ pausedAt: null }])
  expect(after).toEqual([{ ...before![0], pausedAt: expect.any(String) }])
  expect(there.files).toEqual(here.files)
  expect(await derived(empty.pool)).toEqual(await derived(full.pool))
  expect((await derived(empty.pool)).found).toHaveLength(1)
  const next = await build(empty.pool).supplier({ name: 'Next Blinds' })
  expect(next).toBe((await full.pool.query('select max(id) from supplier')).rows[0].max + 1)
  await expect(importEverything(empty.pool, there.pictures, first.path)).rejects.toThrow(
    'This site is in use (supplier: 4): import into an empty one.',
  )
})

test('damaged, truncated, newer and foreign files are refused with one line, without traces', async () => {
  const { lines } = await exported(full.pool, here)
  await empty.pool.query(
    'truncate supplier, blog_post, backlink, suppression, picture, redirect cascade; truncate deleted_post_slug',
  )
  const load = async (content: Buffer | string, name = 'x.ndjson') => {
    const path = join(folder, name)
    await writeFile(path, content)
    return importEverything(empty.pool, there.pictures, path).then(
      () => 'loaded',
      (error: unknown) => (error as Error).message.replace(`${folder}/`, ''),
    )
  }
  there.files.clear()
  expect(await load(lines.slice(0, -1).join('\n'))).toBe('The export is incomplete: its last line is missing.')
  expect(lines.some((line) => line.includes('"pictureFile"'))).toBe(true)
  expect([...there.files.keys()]).toEqual([])
  const json = (record: object) => JSON.stringify(record)
  const header = lines[0]!
  expect(await load(gzipSync(lines.join('\n')).subarray(0, 900), 'x.gz')).toMatch(/^x\.gz cannot be read to its end/)
  expect(await load(lines.filter((line) => !line.includes('a.example')).join('\n'))).toBe(
    'The export is damaged: it has 0 of 1 lines of backlink.',
  )
  expect(await load('name,city\nOak,Leeds')).toBe('Line 1 is not a line of an export.')
  expect(await load(json({ record: 'supplier', name: 'x' }))).toBe('x.ndjson is not an export of a directory.')
  expect(await load([header, json({ record: 'poem' })].join('\n'))).toBe(
    'Line 2: this site cannot load poem entries. Update it first.',
  )
  expect(await load([header, json({ record: 'supplier', mood: 'good' })].join('\n'))).toBe(
    'Line 2: this site has no field mood for supplier entries. Update it first.',
  )
  expect(await load([header, json({ record: 'pictureFile', name: '../x', data: '' })].join('\n'))).toBe(
    'Line 2: this picture does not exist.',
  )
  expect(await load(json({ ...JSON.parse(header), format: 2 }))).toBe(
    'The export comes from a newer version. Update this site first.',
  )
  const isOpened = await load(json({ ...JSON.parse(header), format: 'one' }))
  expect(isOpened).toBe('x.ndjson is not an export of a directory.')
  for (const counts of [undefined, null, {}])
    expect(
      await load(
        [header, lines.find((line) => line.includes('"backlink"')), json({ record: 'end', counts })].join('\n'),
      ),
    ).toBe('The export is damaged: it has 1 of null lines of backlink.')
  const supplier = json({ record: 'supplier', id: 'seven', name: 'x' })
  expect(await load([header, supplier, json({ record: 'end', counts: { supplier: 1 } })].join('\n'))).toBe(
    'Lines 2 to 2 cannot be loaded: invalid input syntax for type integer: "seven"',
  )
  const lost = JSON.parse(lines.find((line) => line.startsWith('{"record":"supplier"'))!) as object
  expect(
    await load(
      [header, json({ ...lost, mergedIntoId: 99 }), json({ record: 'end', counts: { supplier: 1 } })].join('\n'),
    ),
  ).toMatch(/violates foreign key constraint/)
  expect((await empty.pool.query('select count(*)::int from supplier')).rows[0].count).toBe(0)
})

test('a file’s contents are bounded, and its pictures must match their count', async () => {
  const begin = '{"record":"export","format":1}'
  const end = (more: object) => JSON.stringify({ record: 'end', ...more })
  const load = async (content: Buffer | string, name = 'x.ndjson', signal?: AbortSignal) => {
    const path = join(folder, name)
    await writeFile(path, content)
    return importEverything(empty.pool, there.pictures, path, { signal }).then(
      () => 'loaded',
      (error: unknown) => (error as Error).message.replace(`${folder}/`, ''),
    )
  }
  const picture = JSON.stringify({ record: 'picture', hash, width: 64, height: 64, bytes: 3, username: 'ada' })
  const file = (name: string, data: string) => JSON.stringify({ record: 'pictureFile', name, data })
  const one = file(`${hash}-64x64.webp`, 'AQID')
  const withPictures = (lines: string[]) =>
    load([begin, ...lines, end({ counts: { picture: 1 }, pictureFiles: 1 })].join('\n'))
  expect(await withPictures([picture])).toBe('The export is damaged: it has 0 of 1 files of pictures.')
  expect(await withPictures([picture, file(`${hash}-64x64.webp`, 'AQ D')])).toBe(
    'Line 3: the file of this picture is damaged.',
  )
  expect(await withPictures([one, picture])).toBe('Line 2: this picture does not exist.')
  expect([...there.files.keys()]).toEqual([])

  const wide = { record: 'redirect', toAddress: '/', fromPath: '/a' }
  const padded = (more: object) => JSON.stringify({ ...wide, ...more }) + ' '.repeat(9_000_000)
  const wrong = padded({ fromPath: null })
  const counted = end({ counts: { redirect: 3 } })
  expect(await load([begin, padded({}), padded({ fromPath: '/b' }), wrong, counted].join('\n'))).toMatch(
    /^Lines 4 to 4 cannot be loaded/, // alone: lines are batched up to a number of bytes
  )
  const bomb = gzipSync([begin, ...Array.from({ length: 13 }, (_, at) => padded({ fromPath: `/${at}` }))].join('\n'))
  expect(await load(bomb)).toBe('The file unpacks to more than 100 times its size: it is not an export.')
  expect(await load([begin, picture].join('\n'), 'x.ndjson', AbortSignal.abort())).toBe('The import was stopped.')
  const packed = gzipSync([begin, picture, one, end({ counts: { picture: 1 }, pictureFiles: 1 })].join('\n'))
  expect(await load(packed, 'DIRECTORY.NDJSON.GZ')).toBe('loaded')
  expect([...there.files.keys()]).toEqual([`${hash}-64x64.webp`])
})

const listOpenFiles = async (path: string) => {
  const files = await readdir('/proc/self/fd')
  const names = await Promise.all(files.map((file) => readlink(`/proc/self/fd/${file}`).catch(() => '')))
  return names.filter((name) => name === path)
}

test.runIf(process.platform === 'linux').each(['x.ndjson', 'x.ndjson.gz'])(
  'an export whose reading ends half way leaves no file open (%s): one that is collected would end the site',
  async (name) => {
    const path = join(folder, name)
    const redirect = (at: number) => JSON.stringify({ record: 'redirect', toAddress: '/', fromPath: `/${at}` })
    const text = ['{"record":"export","format":1}', ...Array.from({ length: 100_000 }, (_, at) => redirect(at))].join(
      '\n',
    )
    await writeFile(path, name.endsWith('.gz') ? gzipSync(text, { level: 1 }) : text)
    let maxOpenFiles = 0
    const { fault } = await checkEverything(empty.pool, path, async (at) => {
      if (at < 300) return
      maxOpenFiles = (await listOpenFiles(path)).length
      throw new Error('stopped')
    })
    expect([fault, maxOpenFiles, await listOpenFiles(path)]).toEqual(['stopped', 1, []])
  },
)

test('unchanged built-in articles do not prevent an import; demo data does', async () => {
  const { pool } = empty
  const load = async (lines: string[]) => {
    const path = join(folder, 'articles.ndjson')
    await writeFile(path, ['{"record":"export","format":1}', ...lines].join('\n'))
    return importEverything(pool, there.pictures, path).then(
      () => 'loaded',
      (error: unknown) => (error as Error).message,
    )
  }
  const posts = async () => (await pool.query('select title from blog_post')).rows.map(({ title }) => title as string)
  await pool.query('delete from picture')
  await inTransaction(pool, seedArticles)
  expect(await posts()).toHaveLength(10)
  await build(pool).supplier({ name: 'Fictional Blinds', is_demo: true })
  expect(await load(['{"record":"end","counts":{}}'])).toBe(
    'This site has demo data. Remove it first, on the Going Live screen or with npm run seed -- --remove-demo.',
  )
  await removeDemo({ pool })
  const ours = { title: 'Ours', slug: 'how-to-measure-a-window-for-blinds', content: 'Our words', tags: [] }
  const lines = [JSON.stringify({ record: 'post', id: 1, ...ours }), '{"record":"end","counts":{"post":1}}']
  await pool.query(`update blog_post set title = 'Changed' where slug = $1`, [ours.slug])
  expect(await load(lines)).toBe('This site is in use (post: 1): import into an empty one.')
  expect(await posts()).toHaveLength(10)
  await pool.query(`delete from blog_post where slug = $1`, [ours.slug])
  expect(await load(lines)).toBe('loaded')
  expect(await posts()).toEqual(['Ours'])
})

test('a failed export leaves the earlier file, and no part of a new one', async () => {
  const path = join(folder, 'earlier.ndjson.gz')
  await writeFile(path, 'earlier')
  const half = async (write: (text: string) => Promise<void>) => {
    await write('half')
    throw new Error('the database is down')
  }
  await expect(writePacked(path, half)).rejects.toThrow('the database is down')
  expect(await readFile(path, 'utf8')).toBe('earlier')
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('importing an export without settings keeps the present ones', async () => {
  await empty.pool.query('delete from blog_post')
  const path = join(folder, 'bare.ndjson')
  await writeFile(path, '{"record":"export","format":1}\n{"record":"end","counts":{}}')
  await importEverything(empty.pool, there.pictures, path)
  const { rows } = await empty.pool.query(
    `select (select count(*)::int from site_settings) site, (select count(*)::int from ad_settings) ads,
            (select count(*)::int from scrape_limits) limits`,
  )
  expect(rows).toEqual([{ site: 1, ads: 1, limits: 1 }])
})
