import type { Pool } from 'pg'
import { getNamedType, isCompositeType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { getWeight } from '../../api/process/weight.ts'
import { createGraphQLServer } from '../../api/graphql/server.ts'
import type { Context } from '../../api/server/context.ts'
import { readSamples } from './search-samples.ts'

/** At most the time that a plain value in a response takes; 5,000 units are at most 250 ms. */
const microsecondsPerUnit = 50

export interface MeasuredField {
  field: string
  milliseconds: number
  measured: number
  weight: number
}

interface Way {
  /** A query with `…` in place of the field; `#` is a word, place or county that varies between runs. */
  query: string
  times: number
}

const search = 'suppliers(filter: { query: "#" })'
const ways: Record<string, Way> = {
  Query: { query: '{ … }', times: 1 },
  Supplier: { query: '{ suppliers(filter: { query: "#" }, first: 20) { nodes { id … } } }', times: 20 },
  SupplierConnection: { query: `{ ${search} { pageInfo { hasNextPage } … } }`, times: 1 },
  SearchReading: { query: `{ ${search} { reading { words … } } }`, times: 1 },
  County: { query: '{ county(urlName: "§") { id … } }', times: 1 },
  Post: { query: '{ posts(first: 10) { nodes { id … } } }', times: 10 },
  PostConnection: { query: '{ posts(filter: { search: "#" }) { pageInfo { hasNextPage } … } }', times: 1 },
}

const given: Record<string, string> = {
  county: '(urlName: "§")',
  post: '(slug: "blinds-for-bathrooms-and-kitchens")',
  posts: '(filter: { search: "#" })',
  suggest: '(text: "#")',
  supplier: '(id: %)',
  supplierMap: '(filter: { query: "#" }, bounds: { west: -8, south: 49, east: 2, north: 60 }, zoom: 6)',
  suppliers: '(filter: { query: "#" })',
}

export const benchFields = async (
  schema: GraphQLSchema,
  pool: Pool,
  context: () => Context,
  { runs = 20, attempts = 4 } = {},
): Promise<MeasuredField[]> => {
  const graphql = createGraphQLServer(schema)
  const { words, places, counties } = await readSamples(pool)
  const at = (list: string[], run: number) => list[(run * 7) % list.length]!
  const filled = (query: string, run: number) =>
    query
      .replace('#', run % 2 ? at(words, run) : `${at(words, run)} ${at(places, run)}`)
      .replace('§', at(counties, run).toLowerCase().replaceAll(' ', '-'))
      .replace('%', String(1 + run))
  const time = async (query: string) => {
    const start = performance.now()
    const { errors } = await graphql.execute({ query }, context())
    if (errors) throw new Error(`${query}: ${errors[0]!.message}`)
    return performance.now() - start
  }
  /** Each run is the fastest of several, to exclude other work on the machine. */
  const mean = async (query: string) => {
    let sum = 0
    for (let run = 0; run < runs; run++) {
      let best = Infinity
      for (let attempt = 0; attempt < attempts; attempt++) best = Math.min(best, await time(filled(query, run)))
      sum += best
    }
    return sum / runs
  }
  const measured: MeasuredField[] = []
  for (const [name, { query, times }] of Object.entries(ways)) {
    const type = schema.getType(name) as GraphQLObjectType
    const without = await mean(query.replace('…', '__typename'))
    for (const field of Object.values(type.getFields())) {
      const weight = getWeight(field)
      if (weight === undefined) continue
      const args = name === 'Query' ? (given[field.name] ?? '') : ''
      const inner = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
      const fieldQuery = query.replace('…', `${field.name}${args}${inner}`)
      const milliseconds = Math.max(0, (await mean(fieldQuery)) - without) / times
      measured.push({
        field: `${name}.${field.name}`,
        milliseconds,
        measured: Math.round((milliseconds * 1000) / microsecondsPerUnit),
        weight,
      })
    }
  }
  return measured
}
