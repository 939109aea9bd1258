import {
  getEmptyFieldValue,
  fieldsWith,
  type SupplierField,
} from '../../../api/suppliers/rules/supplier-fields.rules.ts'

export const emptyFields = (fields: readonly SupplierField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, getEmptyFieldValue(field)]))

export const buildSupplier = (overrides: Record<string, unknown> = {}) => ({
  ...emptyFields(fieldsWith('public')),
  __typename: 'Supplier',
  id: '7',
  name: 'Honeybourne Blinds',
  description: 'Made to measure in Cheltenham.',
  city: 'Cheltenham',
  county: 'Gloucestershire',
  countyUrlName: 'gloucestershire',
  country: 'United Kingdom',
  address: '12 High Street',
  postcode: 'GL50 1AB',
  latitude: 51.9,
  longitude: -2.07,
  email: 'hello@honeybourne.example.com',
  phone: '01632 960123',
  website: 'honeybourne.example.com',
  services: ['Blinds', 'Curtains'],
  averageRating: 4.3,
  reviewCount: 3,
  externalRatings: [],
  ratingSpread: [5, 4, 3, 2, 1].map((stars) => ({ __typename: 'StarCount', stars, count: stars === 5 ? 3 : 0 })),
  reviews: buildReviews([]),
  namesakesBefore: 0,
  hoursText: null,
  reviewLine: null,
  tile: '0 hills sash roller',
  similar: [],
  ...overrides,
})

export const buildReviews = (nodes: Record<string, unknown>[]) => ({
  __typename: 'ReviewConnection',
  edges: nodes.map((node, index) => ({
    __typename: 'ReviewEdge',
    cursor: String(index),
    node: {
      __typename: 'Review',
      id: String(index),
      rating: 5,
      comment: 'Neat work.',
      reviewerName: 'Sarah M.',
      isVerified: false,
      createdAt: '2026-03-01T10:00:00Z',
      ...node,
    },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
})

export const buildList = (
  nodes: Record<string, unknown>[],
  { reading = {}, alternatives = [], ...overrides }: ListOverrides = {},
) => ({
  suppliers: {
    __typename: 'SupplierConnection',
    edges: nodes.map(buildEdge),
    alternatives: alternatives.map(buildEdge),
    reading: {
      __typename: 'SearchReading',
      words: '',
      subject: '',
      isPlaceFromWords: false,
      postcode: null,
      isNearMe: false,
      openNow: false,
      minRating: null,
      keepsUnrated: false,
      isRadiusLimited: false,
      radiusMiles: null,
      suggestedQuery: null,
      misspeltPlace: null,
      brandNote: null,
      namesakes: [],
      ...reading,
    },
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: nodes.length,
    isTotalExact: true,
    facets: { __typename: 'SupplierFacets', services: [], counties: [] },
    place: null,
    correctedQuery: null,
    widenedToMiles: null,
    droppedWords: [],
    droppedService: false,
    ...overrides,
  },
})

interface ListOverrides extends Record<string, unknown> {
  reading?: Record<string, unknown>
  alternatives?: Record<string, unknown>[]
}

const buildEdge = ({ distance = null, matchedServices = [], ...node }: Record<string, unknown>, index: number) => ({
  __typename: 'SupplierEdge',
  cursor: String(index),
  distance,
  matchedServices,
  node,
})

export const buildPlace = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'Location',
  id: '1',
  slug: 'stroud-gloucestershire',
  name: 'Stroud',
  town: null,
  kind: 'TOWN' as const,
  county: 'Gloucestershire',
  country: 'GB',
  latitude: 51.9,
  longitude: -2.1,
  supplierCount: 0,
  ...overrides,
})
