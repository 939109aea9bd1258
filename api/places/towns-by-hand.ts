import { join } from 'node:path'
import { readTable } from '../text/read-table.ts'

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
