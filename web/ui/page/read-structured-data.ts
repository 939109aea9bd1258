type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const addresses = new Set(['@id', 'url', 'item', 'image', 'logo', 'sameAs', 'contentUrl'])
const dates = /^date|Date$/

const needed: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  HomeAndConstructionBusiness: ['name', 'address'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
}

type Item = Record<string, Json> & { '@type': string }

const findProblems = (value: Json | undefined, path: string): string[] => {
  const key = path.slice(path.lastIndexOf('.') + 1).split('[', 1)[0]!
  if (value === null || value === undefined || value === '') return [`${path} is empty`]
  if (Array.isArray(value))
    return value.length ? value.flatMap((item, index) => findProblems(item, `${path}[${index}]`)) : [`${path} is empty`]
  if (typeof value === 'object') {
    const type = value['@type']
    const untyped = type || Object.keys(value).join() === '@id' ? [] : [`${path} has no @type`]
    const missing = ((typeof type === 'string' && needed[type]) || [])
      .filter((name) => !(name in value))
      .map((name) => `${path} has no ${name}`)
    return [
      ...untyped,
      ...missing,
      ...checkOrder(value, path),
      ...Object.entries(value).flatMap(([name, part]) => findProblems(part, `${path}.${name}`)),
    ]
  }
  if (addresses.has(key) && !/^https?:\/\/\S+$/.test(String(value))) return [`${path} is no full address: ${value}`]
  if (dates.test(key) && !/^\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?)?)?$/.test(String(value)))
    return [`${path} is no date: ${value}`]
  return []
}

/** Only the last breadcrumb, the page itself, may lack an address. */
const checkOrder = ({ '@type': type, itemListElement: entries }: { [key: string]: Json }, path: string): string[] => {
  if (!Array.isArray(entries)) return []
  const items = entries as { position?: number; name?: string; item?: string; url?: string }[]
  const isCounted = items.every(({ position = 0 }, index) => position === index + 1)
  const bare = items.findIndex(({ name, item, url }, index) =>
    type === 'BreadcrumbList' ? !name || (!item && index < items.length - 1) : !item && !url,
  )
  return [
    ...(isCounted ? [] : [`${path} does not count from 1`]),
    ...(bare < 0 ? [] : [`${path}.itemListElement[${bare}] leads nowhere`]),
  ]
}

/** Objects by type. @throws Error with every empty, missing, relative, malformed or disordered value. */
export const readStructuredData = (page: ParentNode): Record<string, Item> => {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
  const items = scripts.map((script) => JSON.parse(script.textContent) as Item)
  const complaints = items.flatMap((item) => [
    ...(item['@context'] === 'https://schema.org' ? [] : [`${item['@type']} has no context`]),
    ...findProblems(item, item['@type']),
  ])
  if (complaints.length) throw new Error(complaints.join('\n'))
  return Object.fromEntries(items.map((item) => [item['@type'], item]))
}
