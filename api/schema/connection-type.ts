import { Field, Int, ObjectType, type ClassType } from 'type-graphql'
import { PageInfo } from './page-info.ts'

export interface ConnectionOf<Node> {
  nodes: Node[]
  edges: { node: Node; cursor: string }[]
  pageInfo: PageInfo
}

/** `total` describes its `totalCount`, if it has one. */
export const connectionType = <Node extends object>(
  name: `${string}Connection`,
  node: ClassType<Node>,
  description: string,
  total?: string,
): ClassType<ConnectionOf<Node>> => {
  const edge = class {} as ClassType<{ node: Node; cursor: string }>
  ObjectType(name.replace(/Connection$/, 'Edge'), { description: 'An entry of the list, with its cursor.' })(edge)
  Field(() => node, { description: 'The entry.' })(edge.prototype, 'node')
  Field(() => String, { description: 'Pass as `after` to continue after this item.' })(edge.prototype, 'cursor')
  const connection = class {} as ClassType<ConnectionOf<Node>>
  ObjectType(name, { description })(connection)
  Field(() => [node], { description: 'The entries of this page.' })(connection.prototype, 'nodes')
  Field(() => [edge], { description: 'The same, each with a cursor.' })(connection.prototype, 'edges')
  Field(() => PageInfo, { description: 'Whether more follow.' })(connection.prototype, 'pageInfo')
  if (total) Field(() => Int, { description: total })(connection.prototype, 'totalCount')
  return connection
}
