import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { readStructuredData } from '../ui/page/read-structured-data.ts'

const fetchHtml = async (path: string) => (await fetch(inject('siteUrls')[0]! + path)).text()

/** Google shows nothing without the required fields, and more with the recommended ones. */
const fields: Record<string, { path: string; required: string[]; recommended: string[] }> = {
  HomeAndConstructionBusiness: {
    path: '/suppliers/1',
    required: ['name', 'address'],
    recommended: [
      'url',
      'image',
      'telephone',
      'geo',
      'openingHoursSpecification',
      'priceRange',
      'aggregateRating',
      'review',
    ],
  },
  BlogPosting: {
    path: '/blog/cleaning-and-mending-blinds-and-curtains',
    required: [],
    recommended: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
  },
  BreadcrumbList: { path: '/suppliers/1', required: ['itemListElement'], recommended: [] },
  FAQPage: { path: '/counties/kent', required: ['mainEntity'], recommended: [] },
}

test.for(Object.entries(fields))(
  '%s has the fields that Google asks for, in the head',
  async ([type, { path, required, recommended }]) => {
    const page = parse(await fetchHtml(path), { blockTextElements: { script: true } })
    const [head, body] = [page.querySelector('head')!, page.querySelector('body')!]
    const data = readStructuredData(head as unknown as ParentNode)
    expect(Object.keys(data[type] ?? {})).toEqual(expect.arrayContaining([...required, ...recommended]))
    expect(body.querySelector('script[type="application/ld+json"]')).toBeNull()
  },
)

test('a business’s rating and reviews have everything that Google requires', async () => {
  const head = parse(await fetchHtml('/suppliers/1'), { blockTextElements: { script: true } }).querySelector('head')!
  const { aggregateRating, review } = readStructuredData(head as unknown as ParentNode)
    .HomeAndConstructionBusiness as unknown as {
    aggregateRating: Record<string, unknown>
    review: Record<string, unknown>[]
  }
  const rating = ['ratingValue', 'bestRating', 'worstRating']
  expect(Object.keys(aggregateRating)).toEqual(expect.arrayContaining([...rating, 'reviewCount']))
  expect(review.length).toBeGreaterThan(0)
  for (const one of review) {
    expect(Object.keys(one)).toEqual(expect.arrayContaining(['author', 'datePublished', 'reviewRating']))
    expect(one.author).toEqual({ '@type': 'Person', name: expect.any(String) })
    expect(Object.keys(one.reviewRating as object)).toEqual(expect.arrayContaining(rating))
  }
})
