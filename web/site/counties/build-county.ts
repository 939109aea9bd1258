import { buildSupplier } from '../suppliers/build-supplier.ts'

const typed = (__typename: string, fields: Record<string, unknown>) => ({ __typename, ...fields })

export const buildGuide = (overrides: Record<string, unknown> = {}) =>
  typed('CountyContent', {
    overviewHtml: '<p>Flint cottages and seaside terraces.</p>',
    buyingGuideHtml: '<p>Measure every bay on its own.</p>',
    localTrends: ['Roman blinds', 'Half shutters', 'Sheer panels', 'Wool curtains'],
    localMaterials: ['Sailcloth', 'Vinyl', 'Lined linen', 'Aluminium'],
    weatherConsiderations: 'Salt stiffens cheap tracks.',
    seasonalRecommendations: typed('SeasonalRecommendations', {
      spring: 'Wash the nets.',
      summer: 'Shade the south.',
      autumn: 'Check the linings.',
      winter: 'Draw them early.',
    }),
    cities: [
      typed('CityContent', { city: 'Southend on Sea', content: 'Tall bays face the pier.' }),
      typed('CityContent', { city: 'Harlow', content: 'A new town.' }),
    ],
    ...overrides,
  })

export const buildAdvice = (title: string, ...tags: string[]) => typed('Advice', { title, content: `${title}.`, tags })

const inEssex = (id: string, name: string, city: string | null, overrides = {}) =>
  buildSupplier({ id, name, city, county: 'Essex', ...overrides })

export const buildCounty = (overrides: Record<string, unknown> = {}) =>
  typed('County', {
    id: '15',
    name: 'Essex',
    urlName: 'essex',
    country: 'ENGLAND',
    description: null,
    supplierCount: 5,
    featuredSuppliers: [inEssex('2', 'Marine Drapes', 'southend on sea', { isPremium: true })],
    featuredCount: 1,
    topSuppliers: [
      inEssex('4', 'Chelmer Blinds', 'Chelmsford'),
      inEssex('1', 'Pier Blinds', 'Southend-on-Sea'),
      inEssex('5', 'Nowhere Blinds', null),
      inEssex('2', 'Marine Drapes', 'southend on sea', { isPremium: true }),
      inEssex('3', 'Leigh Shutters', 'Southend-on-Sea'),
    ],
    services: ['BLINDS', 'CUSTOM'],
    cities: [
      typed('CityCount', { city: 'Southend-on-Sea', urlName: 'southend-on-sea', supplierCount: 3 }),
      typed('CityCount', { city: 'Chelmsford', urlName: 'chelmsford', supplierCount: 1 }),
      typed('CityCount', { city: null, urlName: 'other', supplierCount: 1 }),
    ],
    stats: typed('CountyStats', {
      supplierCount: 5,
      averageRating: 4.25,
      populationEstimate: typed('Population', {
        people: 1_859_800,
        year: 2021,
        source: 'Census 2021, Office for National Statistics',
      }),
      topCities: [
        typed('CityCount', { city: 'Southend-on-Sea', urlName: 'southend-on-sea', supplierCount: 3 }),
        typed('CityCount', { city: 'Chelmsford', urlName: 'chelmsford', supplierCount: 1 }),
      ],
    }),
    advice: ['period properties', 'energy efficiency', 'smart home', 'child and pet safety', 'natural light'].map(
      (tag) => buildAdvice(`About ${tag}`, tag),
    ),
    content: buildGuide(),
    neighbours: [
      typed('County', { id: '9', name: 'Kent', urlName: 'kent', supplierCount: 1 }),
      typed('County', { id: '8', name: 'Rutland', urlName: 'rutland', supplierCount: 0 }),
    ],
    ...overrides,
  })

export const buildEmptyCounty = () =>
  buildCounty({
    supplierCount: 0,
    featuredSuppliers: [],
    featuredCount: 0,
    topSuppliers: [],
    services: [],
    cities: [],
    stats: typed('CountyStats', { supplierCount: 0, averageRating: null, populationEstimate: null, topCities: [] }),
  })

export const buildArea = (overrides: Record<string, unknown> = {}) =>
  typed('SupplierArea', {
    id: 'countries/france/all',
    name: 'France',
    city: null,
    supplierCount: 61,
    suppliers: typed('AreaSupplierConnection', {
      nodes: [buildSupplier({ country: 'France', city: 'Paris', county: null })],
    }),
    cities: [
      typed('CityCount', { city: 'Paris', urlName: 'paris', supplierCount: 60 }),
      typed('CityCount', { city: null, urlName: 'other', supplierCount: 1 }),
    ],
    ...overrides,
  })
