import type { ApolloCache } from '@apollo/client'

/** Makes the public screens reload, after an administrator changed what they show. */
export const forgetPublic = (cache: ApolloCache, fields: readonly string[]) => {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
