import type { ApolloCache } from '@apollo/client'

export const evictPublicFields = (cache: ApolloCache, fields: readonly string[]) => {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
