import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql'
import { nullable, withDefault } from './types.ts'
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

export interface Connection<Node> {
  nodes: Node[]
  edges: { node: Node; cursor: string }[]
  pageInfo: PageInfo
}

/** Rows may include one more than requested; cursors are made when they are requested. */
export const toConnection = <T extends object>(
  rows: T[],
  first: number,
  after: unknown,
  getCursor: (row: T) => string,
): Connection<T> => {
  const nodes = rows.slice(0, first)
  const cursorAt = (index: number) => (nodes.length ? getCursor(nodes.at(index)!) : null)
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ node, cursor: getCursor(node) }))
    },
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after != null,
      get startCursor() {
        return cursorAt(0)
      },
      get endCursor() {
        return cursorAt(-1)
      },
    },
  }
}

/** `total` describes its `totalCount`, if it has one. */
export const connectionType = <Node extends object>(
  node: ClassType<Node>,
  description: string,
  name = `${node.name}Connection`,
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

export const firstArg = (defaultFirst: number) => withDefault(defaultFirst, 'How many, from 1 to 100.')

export interface PageOptions {
  first?: number | null
  after?: string | null
  /** The checked `first`. @throws BAD_USER_INPUT. */
  readonly size: number
}

/** For `@Args`: pages of this size by default. */
export const pageArgs = (defaultFirst: number): (() => ClassType<PageOptions>) => {
  @ArgsType()
  class PageArgs implements PageOptions {
    @Field(() => Int, firstArg(defaultFirst)) first?: number | null
    @Field(() => String, nullable('The previous page’s `endCursor`.')) after?: string | null

    get size() {
      return checkFirst(this.first, defaultFirst)
    }
  }
  return () => PageArgs
}

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

export const readAfterId = (after: string | null | undefined): number | null =>
  after ? fromCursor(rules, after)[0] : null

/** `list` gets how many rows to read, and the id that they come after. */
export const pageById = async <T extends { id: number }>(
  { size, after }: Pick<PageOptions, 'size' | 'after'>,
  list: (limit: number, afterId: number | null) => Promise<T[]>,
): Promise<Connection<T>> => toConnection(await list(size + 1, readAfterId(after)), size, after, idCursor)
