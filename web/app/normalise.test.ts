import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { buildCounty } from '../site/counties/build-county.ts'
import { AdsDocument } from '../site/consent/Ads.generated.ts'
import { BlogDocument } from '../site/blog/BlogPage.generated.ts'
import { CountyDocument } from '../site/counties/CountyPage.generated.ts'
import { createApolloCache } from './apollo.ts'
import { addAnswer, type Store } from './normalise.ts'

type Answer = Parameters<typeof addAnswer>[2]

const added = (...answers: Answer[]) => {
  const store: Store = {}
  const isPlain = answers.map((one) => addAnswer(store, createApolloCache(), one))
  return { store, isPlain: isPlain.every(Boolean) }
}

const byApollo = (...answers: Answer[]) => {
  const cache = createApolloCache()
  for (const one of answers) cache.writeQuery(one)
  return cache.extract()
}

test('a county and the advertisements are stored as by Apollo’s cache', () => {
  const slot = { __typename: 'AdSlot', id: 'top', name: 'Top', format: 'square', location: 'home', isActive: true }
  const creative = { isFixed: false, creativeUrl: null, creativeLink: null, creativeText: null }
  const settings = { isEnabled: true, network: 'DIRECT_DEAL', publisherId: '', isTestMode: false }
  const answers = [
    { query: CountyDocument, variables: { urlName: 'essex' }, data: { county: buildCounty() } },
    {
      query: AdsDocument,
      variables: undefined,
      data: { adSettings: { __typename: 'AdSettings', ...settings }, adSlots: [{ ...slot, ...creative }] },
    },
  ]
  expect(added(...answers)).toEqual({ store: byApollo(...answers), isPlain: true })
})

test('so are aliases, arguments with variables, union types, and repeated objects', () => {
  const query = gql`
    query ($county: String, $first: Int) {
      best: suppliers(filter: { county: $county }, first: $first) {
        nodes {
          id
          stats {
            views
          }
          ...Part
        }
      }
      node(id: "1") {
        ... on Supplier {
          id
          name
        }
        ... on Post {
          id
          title
        }
      }
    }
    fragment Part on Supplier {
      stats {
        rating
      }
    }
  `
  const stats = { __typename: 'Stats', views: 3, rating: 4 }
  const one = { __typename: 'Supplier', id: '1', stats }
  const data = {
    best: { __typename: 'SupplierConnection', nodes: [one, null] },
    node: { __typename: 'Supplier', id: '1', name: 'Marine Drapes' },
  }
  for (const variables of [{ county: 'Kent', first: 5 }, { county: 'Kent' }, {}])
    expect(added({ query, variables, data }).store).toEqual(byApollo({ query, variables, data }))
})

test('a list with merged pages is left to Apollo’s cache', () => {
  const posts = { __typename: 'PostConnection', totalCount: 0, edges: [], pageInfo: {} }
  expect(added({ query: BlogDocument, variables: {}, data: { posts } }).isPlain).toBe(false)
})
