import { BREAK, visit, type DocumentNode, type GraphQLSchema } from 'graphql'
import { isUnkept } from '../server/unkept.ts'

/** Tells whether a document asks for what no cache may keep. */
export const createUnkeptReads = (schema: GraphQLSchema) => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(isUnkept)
  const names = new Set(fields.map(({ name }) => name))
  const known = new WeakMap<DocumentNode, boolean>()
  return (document: DocumentNode): boolean => {
    const before = known.get(document)
    if (before !== undefined) return before
    let found = false
    visit(document, {
      Field: ({ name }) => {
        found ||= names.has(name.value)
        return found ? BREAK : undefined
      },
    })
    known.set(document, found)
    return found
  }
}
