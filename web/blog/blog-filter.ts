import type { BlogQueryVariables } from '../graphql.generated.ts'

/** What the list is narrowed to, as in the address bar; usually one of the three. */
export interface BlogFilter {
  search: string
  category: string
  tag: string
}

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, 200)

/** Reads the address bar; too long texts are cut. */
export const readFilter = (params: URLSearchParams): BlogFilter => ({
  search: textOf(params, 'search'),
  category: textOf(params, 'category'),
  tag: textOf(params, 'tag'),
})

/** What stands in the search box, and in the heading. */
export const termOf = ({ search, category, tag }: BlogFilter) => [search, category, tag].filter(Boolean).join(' ')

/** The list's address: only what is set stands in it. */
export const pathOf = (filter: Partial<BlogFilter>, after?: string | null) => {
  const entries = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value)
  return entries.length ? `/blog?${new URLSearchParams(entries).toString()}` : '/blog'
}

const pageSize = 12

/** The query for an address; `after` is there when a reader without JavaScript went on to the next page. */
export const queryOf = (params: URLSearchParams): BlogQueryVariables => {
  const filter = Object.entries(readFilter(params)).filter(([, value]) => value)
  const after = params.get('after')
  return { filter: Object.fromEntries(filter), first: pageSize, ...(after ? { after } : {}) }
}
