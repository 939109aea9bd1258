import { expect, test } from 'vitest'
import { readStructuredData } from './read-structured-data.ts'

const pageWith = (data: unknown) => {
  const page = document.createElement('div')
  page.innerHTML = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  return page
}

test('what a search engine would reject is named', () => {
  const address = { streetAddress: '' }
  const crumbs = [{ '@type': 'ListItem', item: '/counties' }]
  const data = {
    '@type': 'Store',
    url: 'https://a.test/1',
    address,
    itemListElement: crumbs,
    datePublished: 'yesterday',
    foundingDate: '1998',
    tags: [],
  }
  expect(() => readStructuredData(pageWith(data))).toThrow(
    [
      'Store has no context',
      'Store does not count from 1',
      'Store.address has no @type',
      'Store.address.streetAddress is empty',
      'Store.itemListElement[0] has no position',
      'Store.itemListElement[0].item is no full address: /counties',
      'Store.datePublished is no date: yesterday',
      'Store.tags is empty',
    ].join('\n'),
  )
})

test('missing required fields, and entries that link nowhere, are named', () => {
  const context = { '@context': 'https://schema.org' }
  expect(() =>
    readStructuredData(
      pageWith({ ...context, '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Why?' }] }),
    ),
  ).toThrow('FAQPage.mainEntity[0] has no acceptedAnswer')
  const entries = [
    { '@type': 'ListItem', position: 1, name: 'Home' },
    { '@type': 'ListItem', position: 2, name: 'Counties' },
  ]
  expect(() =>
    readStructuredData(pageWith({ ...context, '@type': 'BreadcrumbList', itemListElement: entries })),
  ).toThrow('BreadcrumbList.itemListElement[0] leads nowhere')
  const action = { '@type': 'SearchAction', target: { '@type': 'EntryPoint' } }
  expect(() =>
    readStructuredData(
      pageWith({ ...context, '@type': 'WebSite', name: 'A', url: 'https://a.test/', potentialAction: action }),
    ),
  ).toThrow('WebSite.potentialAction has no query-input\nWebSite.potentialAction.target has no urlTemplate')
})

test('valid data has no errors, by type', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': 'https://a.test/1',
    datePublished: '2026-03-01T10:00:00Z',
    author: { '@id': 'https://a.test/2' },
  }
  expect(readStructuredData(pageWith(data))).toEqual({ Article: data })
})
