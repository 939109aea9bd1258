import { readTable } from '../text/read-table.ts'

/** The scripts in tools/places write these tables; a point is `latitude longitude`. */
export const extractColumns = {
  'areas-abroad': ['country', 'names', 'point', 'miles'],
  'district-counties': ['district', 'counties'],
  'other-names': ['town', 'point', 'names'],
  outcodes: ['outcode', 'point'],
  'postcodes-france': ['town', 'point', 'postcodes'],
  'postcodes-germany': ['town', 'point', 'postcodes'],
  settlements: ['country', 'name', 'point', 'inhabitants'],
  villages: ['county', 'name', 'point'],
} as const

export type ExtractName = keyof typeof extractColumns

export const readExtract = <Name extends ExtractName>(
  name: Name,
): Record<(typeof extractColumns)[Name][number], string>[] =>
  readTable(new URL(`extracts/${name}.txt`, import.meta.url), extractColumns[name])
