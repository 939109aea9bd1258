import { getNamedType, isCompositeType, TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql'
import { oncePerDocument } from './once-per-document.ts'

/** What an answer may be out of date by: each is a tag, by which caches in front drop what has it. */
export type Kind = 'suppliers' | 'counties' | 'posts' | 'ads'
export const kinds: readonly Kind[] = ['suppliers', 'counties', 'posts', 'ads']

/** Stands on everything, for when it is not known what has changed. */
export const everything = 'directory'

const kindOfTable: Record<string, Kind> = {
  supplier: 'suppliers',
  review: 'suppliers',
  outside_rating: 'suppliers',
  county: 'counties',
  county_content: 'counties',
  blog_post: 'posts',
  ad_slot: 'ads',
  ad_settings: 'ads',
}

/** The tag of what changes with a table; that of everything for any other, and where messages may have been missed. */
export const tagOfTable = (table?: string): string => kindOfTable[table ?? ''] ?? everything

/** Places and counties are told with how many suppliers they have. */
const kindsOfType = (name: string): readonly Kind[] => {
  if (/^(Post|Tag)/.test(name)) return ['posts']
  if (/^Ad[A-Z]/.test(name)) return ['ads']
  return /^(County|Guide|Advice|Population|Seasonal|City)/.test(name) ? ['counties', 'suppliers'] : ['suppliers']
}

/** The kinds of data that an operation reads, from its text alone; all of them for a plain value of the root. */
export const createKindsOf = (schema: GraphQLSchema) => {
  const query = schema.getQueryType()
  return oncePerDocument((document): readonly Kind[] => {
    const found = new Set<Kind>()
    const info = new TypeInfo(schema)
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: () => {
          const [parent, type] = [info.getParentType(), getNamedType(info.getType())]
          const isPlain = !type || !isCompositeType(type)
          const told = isPlain && parent === query ? kinds : kindsOfType((isPlain ? parent : type)?.name ?? '')
          for (const kind of told) found.add(kind)
        },
      }),
    )
    return kinds.filter((kind) => found.has(kind))
  })
}

/** Each single thing in an answer that tells its type and its id: `supplier-12`, `county-kent`. */
export const thingsIn = (data: unknown): string[] => {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null || found.size >= most) return
    const { __typename: type, id, urlName } = value as Record<string, unknown>
    const name = type === 'County' ? (urlName ?? id) : id
    if (typeof type === 'string' && typeof name === 'string') found.add(`${type}:${name}`)
    for (const part of Object.values(value)) look(part)
  }
  look(data)
  return [...found]
}

const most = 100

/** The header's text: what everything has, the kinds, then the first hundred things. */
export const surrogateKeys = (read: readonly Kind[], things: readonly string[]): string =>
  [everything, ...read, ...things.slice(0, most).map((tag) => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-'))].join(' ')
