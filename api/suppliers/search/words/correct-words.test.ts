import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { buildTwoTowns } from '../../../testing/build/supplier.factory.ts'
import { createLookups } from './word-stats.ts'
import { correctForm, correctPlace, correctWord } from './correct-words.ts'

const { pool, close } = await testDatabase('places')
afterAll(() => close())
beforeAll(() => buildTwoTowns(pool))

const corrections = async (words: string) =>
  Object.fromEntries(
    (
      await Promise.all(
        words
          .trim()
          .split(/\s+/)
          .map(async (word) => [word, await correctWord(createLookups(pool), word)] as const),
      )
    ).filter(([, correction]) => correction !== undefined),
  )

describe('correct words stay', () => {
  test.each([
    [
      'everyday words',
      'cheap leather caravan cheaper reliable friendly quickly wedding measuring emergency tomorrow parents',
    ],
    ['colours', 'cream teal taupe ecru anthracite magnolia greige ochre duckegg beige scarlet'],
    ['both spellings', 'colour color grey gray centre center motorised motorized aluminium aluminum jewellery catalog'],
    ['materials', 'voile chenille faux basswood linen velour polyester bamboo jacquard organza pvc upvc'],
    ['rooms', 'conservatory orangery ensuite loft bathroom nursery hallway porch veranda summerhouse'],
    ['makers', 'somfy luxaflex velux hillarys hillary sanderson louvolite lutron ikea dunelm duette'],
    ['parts', 'wand slat slats chain bracket headrail eyelet finial valance tieback winder cleat vanes cord'],
    ['towns and villages', 'cheam nether mowbray wold cheltenham abergavenny ludlow penzance keynes'],
    ['surnames', 'robinson hartley thomson whittaker postlethwaite entwistle patel kowalski'],
    ['plurals and genitives', 'canopies louvers nets regencys sandersons hinges batteries'],
    ['what a house on the continent has', 'rideaux volets persianas jalousien gardinen rolgordijnen tende plissees'],
    ['short ones and figures', 'bln net gl50 247 2m xl'],
  ])('%s', async (_, words) => {
    expect(await corrections(words)).toEqual({})
  })
})

describe('a misspelt word of the trade', () => {
  test.each([
    ['letters swapped', { blidns: 'blinds', curtians: 'curtains', venetain: 'venetian', shuttres: 'shutters' }],
    [
      'one missing',
      { mesure: 'measure', shuters: 'shutters', plantaton: 'plantation', curtans: 'curtains', vertcal: 'vertical' },
    ],
    ['one too many', { blindss: 'blinds', currtains: 'curtains', rolller: 'roller', awnning: 'awning' }],
    ['a wrong one', { venitian: 'venetian', pleeted: 'pleated', curtaims: 'curtains', blimds: 'blinds' }],
    ['as it sounds', { rolla: 'roller', curtens: 'curtains', verticle: 'vertical', kurtains: 'curtains' }],
    [
      'as it sounds, in another way',
      { alterashuns: 'alterations', skilite: 'skylight', orning: 'awning', meshure: 'measure', cushens: 'cushions' },
    ],
    ['materials and makers', { velvit: 'velvet', luxaflx: 'luxaflex', somfey: 'somfy' }],
    [
      'two words in one',
      { rollerblinds: 'roller blinds', blackoutblinds: 'blackout blinds', madetomeasure: 'made to measure' },
    ],
    ['in a text of a supplier', { bespke: 'bespoke', campervns: 'campervans', alvaerz: 'alvarez' }],
  ])('%s', async (_, pairs: Record<string, string | undefined>) => {
    const found = await corrections(Object.keys(pairs).join(' '))
    expect({ ...found }).toEqual(Object.fromEntries(Object.entries(pairs).filter(([, right]) => right)))
  })
})

test('nothing becomes a place, unless a place is expected', async () => {
  expect(await corrections('lodnon machester cheltenahm gloucestershre')).toEqual({})
  expect(await correctPlace(createLookups(pool), 'lodnon')).toBe('london')
  expect(await correctPlace(createLookups(pool), 'machester')).toBe('manchester')
  for (const word of ['cream', 'cheap', 'leather', 'cheam', 'reading', 'shutters']) {
    expect([word, await correctPlace(createLookups(pool), word)]).toEqual([word, undefined])
  }
})

test('an unused form is corrected to the same word; a supplier’s name is not', async () => {
  for (const [typed, right] of [
    ['blindes', 'blinds'],
    ['shutteres', 'shutters'],
    ['blinds', undefined],
    ['regencys', undefined],
    ['alvarez', undefined],
  ] as const)
    expect([typed, await correctForm(createLookups(pool), typed)]).toEqual([typed, right])
})
