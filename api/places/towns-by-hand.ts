import { join } from 'node:path'
import { readTable } from '../server/read-table.ts'

/** Rows of more-towns.txt or villages.txt. */
export const readTownsByHand = (file: 'more-towns.txt' | 'villages.txt') =>
  readTable(join(import.meta.dirname, file), ['county', 'name', 'latitude', 'longitude', 'inhabitants']).map((row) => ({
    name: row.name,
    county: row.county,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: row.inhabitants ? Number(row.inhabitants) : null,
  }))
