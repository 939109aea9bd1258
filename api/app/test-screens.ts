import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concatAST, Kind, parse, print, separateOperations, visit } from 'graphql'

/** Apollo's client keeps `@unmask` to itself. */
const asSent = { Directive: ({ name }: { name: { value: string } }) => (name.value === 'unmask' ? null : undefined) }

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
