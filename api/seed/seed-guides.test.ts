import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../testing/at-once.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { testDatabase } from '../testing/test-database.ts'
import { loadGuide, readGuideFile } from '../counties/guides/load-guide.ts'
import {
  listGuides,
  listVersions,
  maxVersions,
  readGuide,
  toGuideText,
  resetGuide,
  restoreGuide,
  saveGuide,
} from '../counties/guides/guide.resolver.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { areGuidesLoaded, readGuides, seedGuides, type GuideFile } from './seed-reference.ts'

const database = await testDatabase()
const { pool } = database
afterAll(() => database.close())

const kent = (await readGuides()).find(({ urlName }) => urlName === 'kent')
const release = (overview: string): GuideFile[] => [
  { urlName: 'kent', text: JSON.stringify({ ...JSON.parse(kent?.text ?? ''), overview }), hash: overview },
]
const overview = async () => (await pool.query(`select overview from county_content`)).rows[0]?.overview

beforeAll(() => build(pool).county('Kent', 'kent', [51.25, 0.72]))

test('a guide follows its file while nobody has edited it', async () => {
  await seedGuides(pool, release('First.'))
  expect(await overview()).toBe('First.')
  expect(await areGuidesLoaded(pool, release('First.'))).toBe(true)
  expect(await areGuidesLoaded(pool, release('Second.'))).toBe(false)
  await seedGuides(pool, release('Second.'))
  expect(await overview()).toBe('Second.')
})

test.each([
  ['its text', `update county_content set overview = 'Mine.'`, 'Mine.'],
  ['its advice', `update county_content set advice = '[]'`, 'Second.'],
  ['the description of its county', `update county set description = 'Mine'`, 'Second.'],
])('a guide is not changed by releases once the operator has edited %s', async (_, edit, expected) => {
  await seedGuides(pool, release('First.'))
  await pool.query(
    `update county_content set advice = null, overview = 'Second.', loaded_hash = null, file_hash = null`,
  )
  await pool.query(`update county_content set loaded_hash = county_guide_hash(county_id)`)
  await pool.query(edit)
  await seedGuides(pool, release('Third.'))
  expect(await overview()).toBe(expected)
  expect(await areGuidesLoaded(pool, release('Third.'))).toBe(true)
})

test('an edited guide has a history, and can be reset to an earlier version or the release’s', async () => {
  const account =
    "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id"
  const editor = { id: (await pool.query(account)).rows[0].id, username: 'ada', isAdmin: true }
  const file = await readGuideFile('kent')
  await pool.query('update county_content set file_hash = null, advice = null')
  await loadGuide(pool, (await pool.query(`select id from county where url_name = 'kent'`)).rows[0].id, file!)
  const context = () => createContext(database, readEnv({ LOG_LEVEL: 'silent' }), { ip: '192.0.2.1', viewer: editor })
  const read = async () => (await readGuide(pool, 'kent'))!
  const first = await read()
  const { version } = first
  const input = {
    ...toGuideText(first),
    urlName: 'kent',
    overview: 'Kilns.',
    buyingGuide: 'Bays.',
    localTrends: ['Linen'],
    localMaterials: ['Oak'],
    weatherConsiderations: 'Wind.',
    seasonalRecommendations: { spring: 'Wash.', summer: 'Shade.', autumn: 'Line.', winter: 'Draw.' },
    cities: [{ city: 'Dover', content: 'White.' }],
    advice: [{ title: 'Measure', content: 'Twice.', tags: ['bays'] }],
  }
  const saved = await saveGuide(context(), { ...input, version })
  expect(saved).toMatchObject({ ...input, isEdited: true, version: version + 1, name: 'Kent' })
  await expect(saveGuide(context(), { ...input, version, overview: 'Late.' })).rejects.toMatchObject({
    message: 'Someone else has changed this guide since you opened it.',
    extensions: { code: 'CONFLICT' },
  })
  await expect(saveGuide(context(), { ...input, version, overview: ' ' })).rejects.toMatchObject({
    extensions: { fields: { overview: 'Please write something.' } },
  })
  const cities = ['Dover', 'dover'].map((city) => ({ city, content: 'White.' }))
  await expect(saveGuide(context(), { ...input, version: version + 1, cities })).rejects.toMatchObject({
    extensions: { fields: { cities: 'Please name each town once.' } },
  })
  const many = {
    overview: 'x'.repeat(4001),
    cities: Array.from({ length: 11 }, (_, at) => ({ city: `Town ${at}`, content: 'White.' })),
    advice: Array.from({ length: 11 }, () => input.advice[0]!),
  }
  await expect(saveGuide(context(), { ...input, version: version + 1, ...many })).rejects.toMatchObject({
    extensions: {
      fields: {
        overview: 'Please use at most 4,000 characters.',
        cities: 'Please enter at most 10 towns.',
        advice: 'Please enter at most 10 tips.',
      },
    },
  })
  expect((await saveGuide(context(), { ...input, version: version + 1 })).version, 'unchanged').toBe(version + 1)
  const script = '<script>alert(1)</script>'
  await expect(saveGuide(context(), { ...input, version: version + 1, buyingGuide: script })).rejects.toMatchObject({
    extensions: { fields: { buyingGuide: 'Please write something.' } },
  })
  await seedGuides(pool, release('A later release.'))
  expect((await read()).overview).toBe('Kilns.')
  const versions = await listVersions(pool, 'kent')
  expect(
    versions.map(({ origin, savedBy, differences }) => [
      origin,
      savedBy,
      differences.map(({ part }) => part).join(' '),
    ]),
  ).toEqual([
    [
      'edited',
      'ada',
      'overview buyingGuide weatherConsiderations spring summer autumn winter localTrends localMaterials cities advice',
    ],
    ['release', '', ''],
  ])
  expect(versions[0]!.differences[0]).toEqual({ part: 'overview', before: first.overview, after: 'Kilns.' })
  const restored = await restoreGuide(context(), { urlName: 'kent', version: version + 1, versionId: versions[1]!.id })
  expect(toGuideText(restored)).toEqual(toGuideText(first))
  const surrey = await build(pool).county('Surrey', 'surrey', [51.25, -0.42])
  await pool.query(
    "insert into guide_version (county_id, username, origin, guide) select $1, 'bea', 'edited', guide from guide_version limit 1",
    [surrey],
  )
  const [ofSurrey, ...others] = await listVersions(pool, 'surrey')
  expect(others, 'of other counties').toEqual([])
  await expect(saveGuide(context(), { ...input, urlName: 'surrey', version: 1 })).rejects.toMatchObject({
    message: 'This county has no guide.',
    extensions: { code: 'NOT_FOUND' },
  })
  await expect(
    restoreGuide(context(), { urlName: 'kent', version: restored.version, versionId: ofSurrey!.id }),
  ).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  await loadGuide(pool, surrey, file!)
  await pool.query("update county_content set overview = 'Chalk.', population_estimate = null where county_id = $1", [
    surrey,
  ])
  await pool.query("update county set description = 'Hills' where id = $1", [surrey])
  const readSurrey = async () =>
    (
      await pool.query('select description, g.* from county join county_content g on county_id = id where id = $1', [
        surrey,
      ])
    ).rows
  const before = await readSurrey()
  const again = await saveGuide(context(), { ...input, version: restored.version })
  const reset = await resetGuide(context(), { urlName: 'kent', version: again.version })
  expect([toGuideText(reset), reset.isEdited]).toEqual([toGuideText(first), false])
  expect((await listGuides(pool)).map(({ name, isEdited, savedBy }) => [name, isEdited, savedBy])).toEqual([
    ['Kent', false, 'ada'],
    ['Surrey', true, 'bea'],
  ])
  expect(await readSurrey(), 'another county’s guide').toEqual(before)
  await pool.query('delete from county where id = $1', [surrey])
  expect((await listVersions(pool, 'kent')).map(({ origin }) => origin)).toEqual([
    'file',
    'edited',
    'restored',
    'edited',
    'release',
  ])
  const { rows } = await pool.query(
    `select action, subject_id, after->>'overview' overview from audit_entry order by id`,
  )
  expect(rows.map(({ action, subject_id, overview }) => [action, subject_id, overview])).toEqual([
    ['guide.edit', 'kent', 'Kilns.'],
    ['guide.restore', 'kent', first.overview],
    ['guide.edit', 'kent', 'Kilns.'],
    ['guide.reset', 'kent', first.overview],
  ])
  await pool.query(
    'insert into guide_version (county_id, username, origin, guide) select county_id, username, origin, guide from guide_version, generate_series(1, $1)',
    [maxVersions],
  )
  const other = await build(pool).county('Essex', 'essex', [51.77, 0.55])
  await pool.query(
    "insert into guide_version (id, county_id, username, origin, guide) overriding system value select 0, $1, 'ada', 'edited', guide from guide_version limit 1",
    [other],
  )
  await saveGuide(context(), { ...input, version: reset.version })
  const left = await pool.query('select county_id, count(*)::int from guide_version group by 1 order by 2')
  expect(left.rows).toMatchObject([{ county_id: other, count: 1 }, { count: maxVersions }])
  const { version: last } = await read()
  const both = ['Kilns and hops.', 'Hops.'].map(
    (overview) => () =>
      saveGuide(context(), { ...input, version: last, overview }).then(
        () => '',
        (error: Error) => error.message,
      ),
  )
  const refusals = (await atOnce(pool, 'county_content', both)).filter(Boolean)
  expect(refusals).toEqual(['Someone else has changed this guide since you opened it.'])
})
