import { describe, expect, test } from 'vitest'
import { guideFileRules } from './guides/load-guide.ts'
import { readGuides } from '../seed/seed-reference.ts'
import { counties } from '../places/areas/counties.ts'

const guides = (await readGuides()).map(({ urlName, text }) => ({ urlName, ...guideFileRules.parse(JSON.parse(text)) }))
type Guide = (typeof guides)[number]

const listProse = (guide: Guide) => [
  guide.overview,
  guide.buyingGuide,
  guide.weatherConsiderations,
  ...Object.values(guide.seasonalRecommendations),
  ...guide.cities.map(({ content }) => content),
]
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const splitSentences = (guide: Guide) =>
  new Set(
    listProse(guide)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map(plain),
  )
const splitNamelessSentences = (guide: Guide) =>
  new Set(
    listProse(guide)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((text) => plain(text.replace(/\b[A-Z]\w+/g, ''))),
  )

const shared = (one: Set<string>, other: Set<string>) =>
  [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size)

test('every county has a guide, and every guide a county', () => {
  expect(guides.map(({ urlName }) => urlName)).toEqual(counties.map(({ urlName }) => urlName).toSorted())
  expect(guides).toHaveLength(108)
})

test('no two counties share more than 40 % of their sentences, names aside', () => {
  const texts = guides.map((guide) => ({
    urlName: guide.urlName,
    sentences: splitSentences(guide),
    nameless: splitNamelessSentences(guide),
  }))
  const alike = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .flatMap((other) =>
        shared(one.sentences, other.sentences) > 0.4 || shared(one.nameless, other.nameless) > 0.4
          ? [`${one.urlName} and ${other.urlName}`]
          : [],
      ),
  )
  expect(alike).toEqual([])
})

describe.each(guides)('$urlName', (guide) => {
  test('has at least 300 words', () => {
    const others = new Set(guides.filter((other) => other !== guide).flatMap((other) => [...splitSentences(other)]))
    const own = [...splitSentences(guide)].filter((sentence) => !others.has(sentence)).join(' ')
    expect(own.split(' ').length).toBeGreaterThanOrEqual(300)
  })

  test('describes three to five towns, each once', () => {
    expect(guide.cities.length).toBeGreaterThanOrEqual(3)
    expect(guide.cities.length).toBeLessThanOrEqual(5)
    expect(new Set(guide.cities.map(({ city }) => city)).size).toBe(guide.cities.length)
  })

  test('has no figures except years, measures and a census population', () => {
    const text = [guide.description, ...listProse(guide), ...guide.localTrends, ...guide.localMaterials].join('\n')
    expect(text).not.toMatch(
      /[£€$%]|per ?cent\b|\d{1,3}(,\d{3})+|\d+(\.\d+)? (out of|stars?|suppliers|customers|homeowners)\b/i,
    )
    const { year, source, people } = guide.population ?? { year: 2021, source: 'Census', people: 0 }
    expect([2021, 2022]).toContain(year)
    expect(source).toMatch(/Census/)
    expect(people % 100).toBe(0)
  })
})
