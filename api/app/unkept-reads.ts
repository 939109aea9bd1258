import { BREAK, visit, type GraphQLSchema } from 'graphql'
import { isUnkept } from '../server/unkept.ts'
import { oncePerDocument } from './once-per-document.ts'

/** Tells whether a document asks for what no cache may keep. */
export const createUnkeptReads = (schema: GraphQLSchema) => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(isUnkept)
  const names = new Set(fields.map(({ name }) => name))
  return oncePerDocument((document): boolean => {
    let found = false
    visit(document, {
      Field: ({ name }) => {
        found ||= names.has(name.value)
        return found ? BREAK : undefined
      },
    })
    return found
  })
}
