import { readFile } from 'node:fs/promises'
import type { ComparedListing } from '../../duplicates/compare/listing.ts'

export interface LabelledPair {
  isSame: boolean
  /** One business, but that only staff can tell: they should be asked. */
  isForStaff: boolean
  /** So plainly two businesses, such as branches, that nobody should be asked to look at them. */
  isPlain: boolean
  kind: string
  left: number
  right: number
}

export interface LabelledSet {
  listings: ComparedListing[]
  pairs: LabelledPair[]
}

/** Labelled by people; a listing in several pairs is one listing. */
export const readLabelled = async (name: 'development' | 'held-out'): Promise<LabelledSet> => {
  const text = await readFile(new URL(`../labelled/pairs/${name}.txt`, import.meta.url), 'utf8')
  const places = new Map<string, number>()
  const listings: ComparedListing[] = []
  const place = (line: string) => {
    const cells = line.split('|').map((cell) => cell.trim() || null)
    const key = JSON.stringify(cells)
    if (!places.has(key)) places.set(key, listings.push(toListing(cells)) - 1)
    return places.get(key)!
  }
  const pairs = text.split(/\n\s*\n/).flatMap((block): LabelledPair[] => {
    const [head = '', left, right, ...more] = block.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
    if (!head) return []
    const [, mark, kind = ''] = /^(=\??|xx?) (.*)/.exec(head) ?? []
    if (!mark || !left || !right || more.length) throw new Error(`${name}: this is no pair: ${block}`)
    return [
      {
        isSame: mark.startsWith('='),
        isForStaff: mark === '=?',
        isPlain: mark === 'xx',
        kind,
        left: place(left),
        right: place(right),
      },
    ]
  })
  return { listings, pairs }
}

const toListing = (cells: (string | null | undefined)[]): ComparedListing => {
  const [name, phone, website, email, address, city, postcode, point, placeId, country] = cells
  const [latitude, longitude] = point?.split(',').map(Number) ?? []
  if (!name) throw new Error('A listing needs a name')
  return { name, phone, website, email, address, city, postcode, latitude, longitude, placeId, country }
}

export const businesses = ({ listings, pairs }: LabelledSet): number[] => {
  const group = listings.map((_, index) => index)
  for (const { isSame, left, right } of pairs) {
    if (!isSame) continue
    const [from, to] = [group[right]!, group[left]!]
    group.forEach((one, index) => one === from && (group[index] = to))
  }
  return group
}
