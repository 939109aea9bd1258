import type { Nation } from '../../schema.generated.ts'

export const nationNames: Readonly<Record<Nation, string>> = {
  ENGLAND: 'England',
  SCOTLAND: 'Scotland',
  WALES: 'Wales',
  NORTHERN_IRELAND: 'Northern Ireland',
}

export const guessCountyName = (slug: string) =>
  slug
    .replaceAll('-', ' ')
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** "Stoke-on-Trent" and "stoke on trent" are the same city; null gives ''. */
export const cityKey = (city: string | null) =>
  (city ?? '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
