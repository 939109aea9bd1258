import { isNode, type Node } from '../reading/json-ld.ts'
import { toListingPart, type ListingPart } from '../reading/listing-parts.ts'
import type { Page } from '../reading/page-text.ts'

const keys = {
  name: /^(?:name|companyName|tradingName|displayName)$/i,
  phone: /^(?:phone|telephone|phoneNumber|contactNumber)$/i,
  website: /^(?:website|websiteUrl)$/i,
  description: /^(?:description|about|bio|companyDescription)$/i,
  city: /^(?:town|city|location|baseTown)$/i,
  postcode: /^(?:postcode|postalCode)$/i,
  slug: /^(?:uniqueName|slug|profileUrl|url|href)$/i,
}

/** Next.js's page data has an undocumented structure: finds the objects in it that name one of these profiles. */
export const nextData = ({ root }: Page): Map<string, ListingPart> => {
  const found = new Map<string, ListingPart>()
  let data: unknown
  try {
    data = JSON.parse(root.querySelector('script#__NEXT_DATA__')?.rawText ?? '')
  } catch {
    return found
  }
  const one = (node: Node, shape: RegExp) => {
    const value = Object.entries(node).find(
      ([key, value]) => shape.test(key) && typeof value === 'string' && value,
    )?.[1]
    return typeof value === 'string' ? value : undefined
  }
  const walk = (value: unknown, depth: number): void => {
    if (depth > 14 || found.size > 500 || typeof value !== 'object' || value === null) return
    if (isNode(value)) {
      const address = one(value, keys.slug)
      const slug = profileSlug(address) ?? address?.toLowerCase()
      const name = one(value, keys.name)
      if (slug && name && !found.has(slug)) {
        found.set(
          slug,
          toListingPart('pattern', {
            name,
            phone: one(value, keys.phone),
            website: one(value, keys.website),
            description: one(value, keys.description),
            city: one(value, keys.city),
            postcode: one(value, keys.postcode),
          }),
        )
      }
    }
    for (const item of Object.values(value)) walk(item, depth + 1)
  }
  walk(data, 0)
  return found
}

/** The business's part of an address such as /trades/sunny-blinds. */
export const profileSlug = (url: string | undefined): string | undefined =>
  /\/trades\/([\w.%-]+)/i.exec(url ?? '')?.[1]?.toLowerCase()
