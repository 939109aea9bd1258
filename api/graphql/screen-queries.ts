import { createHash } from 'node:crypto'
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
import { readRelease } from '../process/release.js'

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }
/** Apollo Client removes `@unmask` and adds `__typename` to every object. */
const asSent: ASTVisitor = {
  Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  SelectionSet: (node, _key, parent) =>
    (parent as ASTNode).kind === Kind.OPERATION_DEFINITION
      ? undefined
      : { ...node, selections: [...node.selections, typename] },
}

const web = join(import.meta.dirname, '../../web')

/** As the browser's client sends them; `unwritten` has files not yet on disk, by path in web/. */
export const screenQueries = (unwritten: Record<string, string> = {}): Map<string, string> => {
  const release = readRelease()
  if (release) return new Map(Object.entries(release.queries))
  const paths = new Set([...globSync('**/*.graphql', { cwd: web }), ...Object.keys(unwritten)])
  const document = concatAST(
    [...paths].toSorted().map((path) => parse(unwritten[path] ?? readFileSync(join(web, path), 'utf8'))),
  )
  const named = Object.entries(separateOperations(document)).map(
    ([name, one]) => [name, print(visit(one, asSent))] as const,
  )
  if (named.length !== document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length)
    throw new Error('two operations have the same name')
  return new Map(named)
}

/** 48 bits, always shorter than a hash that a client may register. */
export const createDocumentId = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8)

export const trustedDocuments = (queries = screenQueries()): ReadonlyMap<string, string> =>
  new Map([...queries.values()].map((text) => [createDocumentId(text), text]))
