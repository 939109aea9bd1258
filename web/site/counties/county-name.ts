import type { Nation } from '../../graphql.generated.ts'
import { thousands } from '../../ui/thousands.ts'

/** The countries of the United Kingdom. */
export const nationNames: Readonly<Record<Nation, string>> = {
  ENGLAND: 'England',
  SCOTLAND: 'Scotland',
  WALES: 'Wales',
  NORTHERN_IRELAND: 'Northern Ireland',
}

/** A county's name guessed from its slug until the true one has loaded. */
export const guessCountyName = (slug: string) =>
  slug
    .replaceAll('-', ' ')
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Normalises a city's name: "Stoke-on-Trent" and "stoke on trent" are the same; empty for none. */
export const cityKey = (city: string | null) =>
  (city ?? '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

/** "1 supplier", "1,234 suppliers". */
export const suppliersText = (count: number) => `${thousands(count)} ${count === 1 ? 'supplier' : 'suppliers'}`
