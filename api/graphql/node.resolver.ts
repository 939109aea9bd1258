import type { GraphQLResolveInfo } from 'graphql'
import type { Pool } from 'pg'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { findPosts } from '../blog/find-posts.ts'
import { countiesBy } from '../counties/list-counties.ts'
import { findLocations } from '../places/find-locations.ts'
import { findReviews } from '../reviews/list-reviews.ts'
import type { Context } from '../server/context.ts'
import { badInput } from '../server/errors.ts'
import { Node, toNodeId, nodeTypes, readNodeId, type FoundNode, type NodeType } from '../schema/node.ts'
import { Weight } from '../process/weight.ts'
import { findSuppliers } from '../suppliers/find-supplier.ts'

/** In the order of the ids; null for missing ones. */
const readers: Record<NodeType, (pool: Pool, ids: readonly number[]) => Promise<(object | null)[]>> = {
  Supplier: findSuppliers,
  Review: findReviews,
  Post: findPosts,
  County: countiesBy('id'),
  Location: findLocations,
}

const maxNodes = 50

const findNodes = async (pool: Pool, nodeIds: readonly string[]): Promise<(FoundNode | null)[]> => {
  const parsedIds = nodeIds.map(readNodeId)
  const found = new Map<string, FoundNode>()
  const read = async (type: NodeType) => {
    const ids = [...new Set(parsedIds.flatMap((one) => (one?.type === type ? [one.id] : [])))]
    if (!ids.length) return
    const rows = await readers[type](pool, ids)
    rows.forEach((row, at) => row && found.set(`${type}:${ids[at]!}`, Object.assign(row, { __typename: type })))
  }
  await Promise.all(nodeTypes.map(read))
  return parsedIds.map((one) => (one && found.get(`${one.type}:${one.id}`)) ?? null)
}

@Resolver(() => Node)
export class NodeResolver {
  @Weight(10)
  @Query(
    () => Node,
    nullable(
      'The object with this id; null if there is none or it is not public. A merged duplicate returns its original.',
    ),
  )
  async node(
    @Ctx() { pool }: Context,
    @Arg('nodeId', () => ID, { description: 'The `nodeId` of an object.' }) nodeId: string,
  ): Promise<FoundNode | null> {
    return (await findNodes(pool, [nodeId]))[0] ?? null
  }

  @Weight(40, maxNodes)
  @Query(() => [Node], {
    nullable: 'itemsAndList',
    description: 'The objects with these ids, in order; null for each that is missing or not public.',
  })
  nodes(
    @Ctx() { pool }: Context,
    @Arg('nodeIds', () => [ID], { description: 'The `nodeId`s of objects, at most 50.' }) nodeIds: string[],
  ): Promise<(FoundNode | null)[]> {
    if (nodeIds.length > maxNodes) throw badInput({ nodeIds: `At most ${maxNodes} ids can be requested at once` })
    return findNodes(pool, nodeIds)
  }

  @FieldResolver(() => ID)
  nodeId(@Root() { id }: { id: number }, @Info() { parentType }: GraphQLResolveInfo): string {
    return toNodeId(toNodeType(parentType.name), id)
  }
}

/** A supplier is the same object in every list. */
const toNodeType = (name: string): NodeType => nodeTypes.find((one) => one === name) ?? 'Supplier'
