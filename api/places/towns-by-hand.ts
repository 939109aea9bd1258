import { join } from 'node:path'
import { readTable } from '../text/read-table.ts'

/** Rows of towns-by-hand.txt. */
export const readTownsByHand = () =>
  readTable(join(import.meta.dirname, 'towns-by-hand.txt'), [
    'county',
    'name',
    'latitude',
    'longitude',
    'inhabitants',
  ]).map((row) => ({
    name: row.name,
    county: row.county,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: row.inhabitants ? Number(row.inhabitants) : null,
  }))
