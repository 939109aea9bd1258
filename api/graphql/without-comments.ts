import { stripIgnoredCharacters } from 'graphql'

/** Those of explorers have about 2,000 characters; to read a longer text would cost more than it saves. */
const longestIntrospection = 4000

/** An introspection with other spaces or comments is the same one, which was answered before. Other queries stay as they are. */
export const withoutComments = (query: string): string => {
  if (!query.includes('__schema') || query.length > longestIntrospection) return query
  try {
    return stripIgnoredCharacters(query)
  } catch {
    return query // Apollo says what is wrong with it
  }
}
