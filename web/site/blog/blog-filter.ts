import type { BlogQueryVariables } from './BlogPage.generated.ts'

/** Usually only one of the three is set. */
export interface BlogFilter {
  search: string
  category: string
  tag: string
}

const readText = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, 200)

export const readBlogFilter = (params: URLSearchParams): BlogFilter => ({
  search: readText(params, 'search'),
  category: readText(params, 'category'),
  tag: readText(params, 'tag'),
})

export const formatTerm = ({ search, category, tag }: BlogFilter) => [search, category, tag].filter(Boolean).join(' ')

export const toBlogPath = (filter: Partial<BlogFilter>, after?: string | null) => {
  const entries = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value)
  return entries.length ? `/blog?${new URLSearchParams(entries).toString()}` : '/blog'
}

const pageSize = 12

/** `after` comes from the link for visitors without JavaScript. */
export const toBlogQuery = (params: URLSearchParams): BlogQueryVariables => {
  const filter = Object.entries(readBlogFilter(params)).filter(([, value]) => value)
  const after = params.get('after')
  return { filter: Object.fromEntries(filter), first: pageSize, ...(after ? { after } : {}) }
}
