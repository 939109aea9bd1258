import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

const known = new WeakMap<FieldNode, ReadonlySet<string>>()

/**
 * The fields of a list's suppliers that a query selects in `nodes` and `edges { node }` together, as if every @skip and
 * @include selected; for `matchedServices` of an edge also the fields that it is made of.
 */
export const requestedFields = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> => {
  const [node] = fieldNodes
  const before = fieldNodes.length === 1 && node ? known.get(node) : undefined
  if (before) return before
  const fieldsOf = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection]
      return fieldsOf(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
      )
    })
  const named = (fields: FieldNode[], name: string) =>
    fields.filter((field) => field.name.value === name).flatMap((field) => fieldsOf(field.selectionSet))
  const top = fieldNodes.flatMap((field) => fieldsOf(field.selectionSet))
  const edges = named(top, 'edges')
  const requested = new Set([...named(top, 'nodes'), ...named(edges, 'node')].map((field) => field.name.value))
  if (edges.some((field) => field.name.value === 'matchedServices'))
    for (const name of ['matchedServices', 'services', 'specialties']) requested.add(name)
  if (fieldNodes.length === 1 && node) known.set(node, requested)
  return requested
}
