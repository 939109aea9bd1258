type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const addresses = new Set(['@id', 'url', 'item', 'image', 'logo', 'sameAs', 'contentUrl'])
const dates = /^date|Date$/

type Item = Record<string, Json> & { '@type': string }

const complaintsOf = (value: Json | undefined, path: string): string[] => {
  const key = /[^.[]*(?=\[|$)/.exec(path.slice(path.lastIndexOf('.') + 1))![0]
  if (value === null || value === undefined || value === '') return [`${path} is empty`]
  if (Array.isArray(value)) return value.length ? value.flatMap((item, index) => complaintsOf(item, `${path}[${index}]`)) : [`${path} is empty`]
  if (typeof value === 'object') {
    const untyped = value['@type'] || Object.keys(value).join() === '@id' ? [] : [`${path} has no @type`]
    return [...untyped, ...Object.entries(value).flatMap(([name, part]) => complaintsOf(part, `${path}.${name}`))]
  }
  if (addresses.has(key) && !/^https?:\/\/\S+$/.test(String(value))) return [`${path} is no full address: ${value}`]
  if (dates.test(key) && !/^\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?)?)?$/.test(String(value))) return [`${path} is no date: ${value}`]
  return []
}

/**
 * The structured data of a page, for tests: each object by its type.
 * @throws Error naming every empty value, untyped object, relative address and malformed date.
 */
export const readStructuredData = (page: ParentNode): Record<string, Item> => {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
  const items = scripts.map((script) => JSON.parse(script.textContent) as Item)
  const complaints = items.flatMap((item) => [
    ...(item['@context'] === 'https://schema.org' ? [] : [`${item['@type']} has no context`]),
    ...complaintsOf(item, item['@type']),
  ])
  if (complaints.length) throw new Error(complaints.join('\n'))
  return Object.fromEntries(items.map((item) => [item['@type'], item]))
}
