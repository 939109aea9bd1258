import type { SourcedValue, Listing } from '../scraping/source.ts'

export type PlainListing = {
  [Field in keyof Listing]: Listing[Field] extends SourcedValue<infer Value> | undefined
    ? Value | Extract<Listing[Field], undefined>
    : Listing[Field]
}

const isSourcedValue = (value: unknown): value is SourcedValue<unknown> =>
  typeof value === 'object' && value !== null && 'layer' in value

export const plainListing = (listing: Listing): PlainListing =>
  Object.fromEntries(
    Object.entries(listing)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, isSourcedValue(value) ? value.value : value]),
  ) as PlainListing
