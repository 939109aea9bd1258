import { isDeepStrictEqual } from 'node:util'
import type { PlainListing } from '../plain-listing.ts'
import { readSaved, savedPages } from './saved-pages.ts'
import type { SourceName } from '../../scraping/sources/registry.ts'

/** Out of the times that the field is on the saved pages or was read. */
export interface FieldQuality {
  source: SourceName
  field: string
  right: number
  stated: number
}

export const qualityBar = 98

const identity = ({ sourceId, sourceUrl, name }: PlainListing) => (sourceId ?? sourceUrl) + (sourceId ? '' : name)

/** Missing and invented values count as wrong. */
export const measureListings = async (): Promise<FieldQuality[]> => {
  const rows = new Map<string, FieldQuality>()
  const count = (source: SourceName, field: string, isRight: boolean) => {
    const row = rows.get(`${source} ${field}`) ?? { source, field, right: 0, stated: 0 }
    rows.set(`${source} ${field}`, { ...row, stated: row.stated + 1, right: row.right + (isRight ? 1 : 0) })
  }
  for (const page of await savedPages()) {
    if (page.expected.error) continue
    const found = new Map((readSaved(page).listings ?? []).map((listing) => [identity(listing), listing]))
    const expected = new Map((page.expected.listings ?? []).map((listing) => [identity(listing), listing]))
    for (const key of new Set([...found.keys(), ...expected.keys()])) {
      const [read, stated] = [found.get(key), expected.get(key)] as Partial<Record<string, unknown>>[]
      for (const field of new Set([...Object.keys(read ?? {}), ...Object.keys(stated ?? {})]))
        count(page.source, field, isDeepStrictEqual(read?.[field], stated?.[field]))
    }
  }
  return [...rows.values()]
}

/** One decimal, never rounded up to 100. */
export const percentRight = ({ right, stated }: { right: number; stated: number }): number =>
  stated ? Math.floor((right / stated) * 1000) / 10 : 100

export const qualityTable = (rows: FieldQuality[]): string[] => {
  const sources = [...new Set(rows.map(({ source }) => source))]
  const fields = [...new Set(rows.map(({ field }) => field))].toSorted()
  const cell = (list: FieldQuality[]) => {
    const sum = {
      right: list.reduce((all, { right }) => all + right, 0),
      stated: list.reduce((all, { stated }) => all + stated, 0),
    }
    return sum.stated ? `${percentRight(sum).toFixed(1)} % of ${sum.stated}` : ''
  }
  const line = (name: string, pick: (row: FieldQuality) => boolean) =>
    name.padEnd(14) +
    sources.map((source) => cell(rows.filter((row) => row.source === source && pick(row))).padStart(16)).join('')
  return [
    ''.padEnd(14) + sources.map((source) => source.padStart(16)).join(''),
    ...fields.map((name) => line(name, ({ field }) => field === name)),
    line('all', () => true),
  ]
}
