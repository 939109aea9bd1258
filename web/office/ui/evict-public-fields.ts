import type { ApolloCache } from '@apollo/client'

/** Invalidates cached public data after a change in the office. */
export const evictPublicFields = (cache: ApolloCache, fields: readonly string[]) => {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
