import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  concatAST,
  Kind,
  parse,
  print,
  separateOperations,
  visit,
  type ASTNode,
  type ASTVisitor,
  type FieldNode,
} from 'graphql'

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
/** Apollo's client keeps `@unmask` to itself, and asks every object for its type. */
const asSent: ASTVisitor = {
  Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  SelectionSet: (node, _key, parent) =>
    (parent as ASTNode).kind === Kind.OPERATION_DEFINITION
      ? undefined
      : { ...node, selections: [...node.selections, typename] },
}

/** Every operation of our own screens by its name, with the fragments that it needs. */
export const screenQueries = (): Map<string, string> => {
  const web = join(import.meta.dirname, '../../web')
  const document = concatAST(
    globSync('**/*.graphql', { cwd: web }).map((name) => parse(readFileSync(join(web, name), 'utf8'))),
  )
  const named = Object.entries(separateOperations(document)).map(
    ([name, one]) => [name, print(visit(one, asSent))] as const,
  )
  if (named.length !== document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length)
    throw new Error('two operations have the same name')
  return new Map(named)
}
