import { Field, Int, ObjectType, type ClassType } from 'type-graphql'
import { nullable } from './types.ts'
import { badInput } from '../server/errors.ts'
import { z } from 'zod'

@ObjectType({ description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow: query again with `after: endCursor`.' })
  hasNextPage!: boolean

  @Field(() => Boolean, {
    description: 'Whether entries precede this page, which is true after any `after`. Lists can only be read forwards.',
  })
  hasPreviousPage!: boolean

  @Field(() => String, nullable('The cursor of the first entry.')) startCursor!: string | null

  @Field(() => String, nullable('The cursor of the last entry.')) endCursor!: string | null
}

class PageOfRows<T extends object> implements PageInfo {
  constructor(
    private readonly nodes: readonly T[],
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
    private readonly getCursor: (row: T) => string,
  ) {}

  get startCursor() {
    const start = this.nodes[0]
    return start ? this.getCursor(start) : null
  }

  get endCursor() {
    const end = this.nodes.at(-1)
    return end ? this.getCursor(end) : null
  }
}

/** A class, because each plain object with getters would get its own hidden class. */
class LazyConnection<T extends object> {
  readonly pageInfo: PageInfo

  constructor(
    readonly nodes: T[],
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    private readonly getCursor: (row: T) => string,
  ) {
    this.pageInfo = new PageOfRows(nodes, hasNextPage, hasPreviousPage, getCursor)
  }

  get edges() {
    return this.nodes.map((node) => ({ node, cursor: this.getCursor(node) }))
  }
}

/** Rows may include one more than requested; do not spread the object, whose edges are computed on demand. */
export const toConnection = <T extends object>(
  rows: T[],
  first: number,
  after: unknown,
  getCursor: (row: T) => string,
): LazyConnection<T> =>
  new LazyConnection(rows.length > first ? rows.slice(0, first) : rows, rows.length > first, after != null, getCursor)

export interface Connection<Node> {
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
): ClassType<Connection<Node>> => {
  const edge = class {} as ClassType<{ node: Node; cursor: string }>
  ObjectType(name.replace(/Connection$/, 'Edge'), { description: 'An entry of the list, with its cursor.' })(edge)
  Field(() => node, { description: 'The entry.' })(edge.prototype, 'node')
  Field(() => String, { description: 'Pass as `after` to continue after this item.' })(edge.prototype, 'cursor')
  const connection = class {} as ClassType<Connection<Node>>
  ObjectType(name, { description })(connection)
  Field(() => [node], { description: 'The entries of this page.' })(connection.prototype, 'nodes')
  Field(() => [edge], { description: 'The same, each with a cursor.' })(connection.prototype, 'edges')
  Field(() => PageInfo, { description: 'Whether more follow.' })(connection.prototype, 'pageInfo')
  if (total) Field(() => Int, { description: total })(connection.prototype, 'totalCount')
  return connection
}

export const checkFirst = (first: number | null | undefined, defaultFirst: number): number => {
  const count = first ?? defaultFirst
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count
  throw badInput({ first: 'first must be from 1 to 100' })
}

export const firstArg = (defaultValue: number) => ({
  nullable: true,
  defaultValue,
  description: 'How many, from 1 to 100.',
})

export const afterArg = nullable('The previous page’s `endCursor`.')

/** Within the range of their PostgreSQL types, so that a made-up cursor causes no database error. */
export const cursorParts = {
  int: z.int32(),
  real: z.number().refine((value) => Number.isFinite(Math.fround(value)) && (value === 0 || Math.fround(value) !== 0)),
  text: z
    .string()
    .max(500)
    .refine((text) => !text.includes('\0')),
  /** In microseconds: two rows may be closer than JavaScript's milliseconds. */
  time: z.iso.datetime({ precision: 6 }).refine((time) => !time.startsWith('0000')),
  date: z.iso.date().refine((date) => !date.startsWith('0000')),
  boolean: z.boolean(),
}

export const toCursor = (position: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** @throws BAD_USER_INPUT on `after`, also for a cursor of another sort order. */
export const fromCursor = <T extends z.ZodType>(rules: T, cursor: string): z.output<T> => {
  try {
    if (cursor.length <= 1000) return rules.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {}
  throw badInput({ after: 'after is not a cursor of this list' })
}

const rules = z.tuple([cursorParts.int])

export const idCursor = ({ id }: { id: number }): string => toCursor([id])

export const idBehind = (after: string | null | undefined): number | null =>
  after ? fromCursor(rules, after)[0] : null
