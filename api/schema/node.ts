import { Field, ID, InterfaceType } from 'type-graphql'
import { parseId } from './types.ts'

export const nodeTypes = ['Supplier', 'Review', 'Post', 'County', 'Location'] as const
export type NodeType = (typeof nodeTypes)[number]

export interface FoundNode {
  __typename: NodeType
}

@InterfaceType({
  description: 'An object with a globally unique id, for refetching.',
  resolveType: ({ __typename }: FoundNode) => __typename,
})
export abstract class Node {
  @Field(() => ID, {
    description:
      'Unique among all objects of this API, for caches and for `node`. Opaque: its format may change, but ids already issued stay valid.',
  })
  readonly nodeId?: string
}

export const toNodeId = (type: NodeType, id: number): string => Buffer.from(`${type}:${id}`).toString('base64url')

export const readNodeId = (nodeId: string): { type: NodeType; id: number } | undefined => {
  const text = nodeId.length <= 100 ? Buffer.from(nodeId, 'base64url').toString() : ''
  const [, name, digits] = /^([A-Z][A-Za-z]+):(\d+)$/.exec(text) ?? []
  const type = nodeTypes.find((one) => one === name)
  const id = parseId(digits ?? '')
  return type && id ? { type, id } : undefined
}
