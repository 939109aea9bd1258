import { expect, test } from 'vitest'
import { isLong } from '../../testing/long.ts'
import { Random } from '../../process/random.ts'
import { measureListings, percentRight, qualityBar } from '../../testing/quality/measure-listings.ts'
import { readAs, readSaved, savedPages } from '../../testing/quality/saved-pages.ts'
import { PageError } from '../../outgoing/page-errors.ts'
import { directoryNames, sourceNames } from './registry.ts'

const pages = await savedPages()

test.each(pages.map((page) => [`${page.source}/${page.name}`, page] as const))(
  '%s is read as it should be',
  (_, page) => {
    expect(readSaved(page)).toEqual(page.expected)
  },
)

test('each directory has pages of every kind', () => {
  for (const source of directoryNames) {
    const names = pages.filter((page) => page.source === source).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'results',
        'last-page',
        'empty',
        'profile',
        'older-markup',
        'challenge',
        'broken-markup',
      ]),
    )
  }
  expect(new Set(pages.map(({ source }) => source))).toEqual(new Set(sourceNames))
})

test(`every field of every source is read right in ${qualityBar} % of listings`, async () => {
  const rows = await measureListings()
  expect(rows.filter((row) => percentRight(row) < qualityBar)).toEqual([])
  expect(rows.reduce((sum, { stated }) => sum + stated, 0)).toBeGreaterThan(1500)
})

test('each field remembers the layer that gave it', () => {
  const page = pages.find(({ source, name }) => source === 'freeindex' && name === 'profile')!
  expect(readAs('freeindex', page.text, page.expected.url).listings[0]).toMatchObject({
    phone: { layer: 'json-ld' },
    website: { layer: 'attribute' },
    services: { layer: 'selector' },
    description: { layer: 'meta' },
  })
})

const cut = (text: string, random: Random) => text.slice(0, random.int(0, text.length))
const without = (text: string, random: Random) => {
  const from = random.int(0, text.length)
  return text.slice(0, from) + text.slice(from + random.int(1, 2000))
}
const swapped = (text: string, random: Random) => {
  const [a = 0, b = 0, c = 0] = [
    random.int(0, text.length),
    random.int(0, text.length),
    random.int(0, text.length),
  ].toSorted((one, two) => one - two)
  return text.slice(0, a) + text.slice(b, c) + text.slice(a, b) + text.slice(c)
}
const pieces = [
  '<',
  '>',
  '"',
  "'",
  '</div>',
  '<div ',
  '<!--',
  '-->',
  '&#x110000;',
  '&amp;amp;',
  '\u0000',
  '\uD800',
  '{"@type":',
  '<script>',
  '</script>',
  '<li class="listing">',
  '[]',
  'https://',
  '::',
  '\\u0000',
  '9'.repeat(400),
  '<a href="javascript:alert(1)">',
  '<p itemprop="name" itemscope>',
]
const garbled = (text: string, random: Random) => {
  let result = text
  for (let count = random.int(1, 12); count > 0; count--) {
    const at = random.int(0, result.length)
    result =
      result.slice(0, at) +
      random.pick(pieces).repeat(random.pick([1, 1, 1, 50])) +
      result.slice(at + random.int(0, 40))
  }
  return result
}
const mutilated = isLong ? 2000 : 80
const mutations = [cut, without, swapped, garbled]

test(`${mutilated} mutilated pages neither crash a reader nor keep it busy`, () => {
  const random = new Random(20_261_121)
  for (let count = 0; count < mutilated; count++) {
    const page = pages[count % pages.length]!
    const text = random.pick(mutations)(page.text, random)
    try {
      for (const listing of readAs(page.source, text, page.expected.url).listings)
        expect(listing.name.value.length).toBeGreaterThan(1)
    } catch (error) {
      if (!(error instanceof PageError))
        throw new Error(`${page.source}/${page.name}, mutation ${count}: ${String(error)}`, { cause: error })
    }
  }
})

test.each([
  '<div>',
  '<a href="/trades/x',
  '<li class="listing">',
  '<',
  '<!--',
  '&',
  '{"@type":',
  '<p itemprop="name">',
  '<script type="application/ld+json">[',
  '07700 900123 ',
])(
  'an endless page of %s ends every reader soon',
  (piece) => {
    const text = piece.repeat(Math.floor((isLong ? 1_000_000 : 200_000) / piece.length))
    for (const source of sourceNames) {
      expect(() => {
        try {
          readAs(source, text, 'https://shop.example/')
        } catch (error) {
          if (!(error instanceof PageError)) throw error
        }
      }).not.toThrow()
    }
  },
  isLong ? 180_000 : 30_000,
)
