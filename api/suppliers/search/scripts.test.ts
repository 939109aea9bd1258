import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSite } from '../../testing/test-site.ts'
import { build } from '../../testing/build/supplier.factory.ts'

const site = await testSite({}, 'places')
afterAll(site.close)

const invisible = {
  'soft hyphen': '\u00ad',
  'zero-width space': '\u200b',
  'zero-width non-joiner': '\u200c',
  'zero-width joiner': '\u200d',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
}
const foreignNames: Record<string, string[]> = {
  'Жалюзи Ёлка': ['Жалюзи Ёлка', 'жалюзи', 'ЖАЛЮЗИ', 'елка'],
  'Λευκές Περσίδες': ['Λευκές Περσίδες', 'λευκες', 'ΠΕΡΣΙΔΕΣ'],
  'ستائر القاهرة': ['ستائر القاهرة', 'ستائر', 'القاهرة'],
  'וילונות ירושלים': ['וילונות ירושלים', 'וילונות', 'ירושלים'],
  北京窗帘店: ['北京窗帘店', '北京', '窗帘', '窗帘店'],
  さくらカーテン: ['さくらカーテン', 'さくら', 'カーテン'],
}

beforeAll(async () => {
  const make = build(site.database.pool)
  for (const [what, sign] of Object.entries(invisible))
    await make.supplier({
      name: `Zo${sign}é Bl${sign}inds ${what.replace(/ .*/, '')}`,
      description: `Pelm${sign}ets in da${sign}mask.`,
    })
  for (const name of Object.keys(foreignNames)) await make.supplier({ name })
  await make.supplier({ name: 'Another Firm' })
})

const names = async (query: string): Promise<string[]> => {
  const filter = `filter: { query: ${JSON.stringify(query)} }`
  const { data } = await site.ask(`{ suppliers(${filter}, first: 50) { nodes { name } } }`)
  return data.suppliers.nodes.map(({ name }: { name: string }) => name)
}
const suggested = async (text: string): Promise<string[]> => {
  const { data } = await site.ask(`{ suggest(text: ${JSON.stringify(text)}, first: 20, types: [SUPPLIER]) { text } }`)
  return data.suggest.map((one: { text: string }) => one.text)
}
const inOffice = async (search: string): Promise<string[]> => {
  site.as(site.admin)
  const { data } = await site.ask(`{ adminSuppliers(search: ${JSON.stringify(search)}, first: 50) { nodes { name } } }`)
  return data.adminSuppliers.nodes.map(({ name }: { name: string }) => name)
}

describe.each(Object.entries(invisible))('%s', (what, sign) => {
  const isIt = (name: string) => name.endsWith(what.replace(/ .*/, '')) && name.startsWith('Zo')
  test('in stored names', async () => {
    for (const query of ['zoe', 'Zoé Blinds', 'zoé', 'pelmets damask'])
      expect([query, (await names(query)).some(isIt)]).toEqual([query, true])
    expect((await suggested('zoé bl')).some(isIt)).toBe(true)
    for (const search of ['zoe', 'zoe blinds'])
      expect([search, (await inOffice(search)).some(isIt)]).toEqual([search, true])
  })
  test('in queries', async () => {
    for (const query of [`z${sign}oe`, `zo${sign}e bl${sign}inds`, `${sign}zoe${sign}`, `zoe${sign} blinds`])
      expect([query, (await names(query)).length]).toEqual([query, 6])
    expect(await names(sign)).toHaveLength((await names('')).length)
    expect((await suggested(`zo${sign}é`)).length).toBe(6)
    expect((await inOffice(`zo${sign}e`)).length).toBe(6)
  })
})

test.each(Object.entries(foreignNames))('%s is found', async (name, typed) => {
  for (const query of typed) expect([query, await names(query)]).toEqual([query, [name]])
  expect(await suggested(name.slice(0, 3))).toEqual([name])
  expect(await inOffice(name.slice(1, 4))).toEqual([name])
})
