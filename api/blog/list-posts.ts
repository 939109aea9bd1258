import type { Pool } from 'pg'
import { z } from 'zod'
import { readRow, runSql } from '../database/sql.ts'
import { check } from '../server/errors.ts'
import {
  cursorParts,
  fromCursor,
  toCursor,
  connectionType,
  toConnection,
  checkFirst,
  type Connection,
} from '../schema/connection.ts'
import { isPublic, postColumns } from './find-posts.ts'
import { Post } from './post.entity.ts'
import { postConditions, postFilterRules, type CheckedPostFilter, type PostFilter } from './post-filter.ts'

export const PostConnection = connectionType(Post, 'A page of posts, newest first.')
export type PostConnection = Connection<Post> & { filter: CheckedPostFilter }

interface PostArgs {
  filter?: PostFilter | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}

const cursorRules = z.tuple([cursorParts.time, cursorParts.int])

/** In microseconds as in the database, so that no post is repeated or left out. */
const position = `to_char(p.listed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "position"`

export const listPosts = async (pool: Pool, args: PostArgs): Promise<PostConnection> => {
  const first = checkFirst(args.first, 12)
  const filter = check(postFilterRules, args.filter ?? {})
  const values: unknown[] = [first + 1]
  const conditions = postConditions(filter, values)
  const afterCondition =
    args.after == null ? '' : ` and (p.listed_at, p.id) < ($${values.length + 1}::timestamptz, $${values.length + 2})`
  if (args.after != null) values.push(...fromCursor(cursorRules, args.after))
  const text = `
    select ${postColumns}, ${position} from blog_post p where ${isPublic}${conditions}${afterCondition}
     order by p.listed_at desc, p.id desc limit $1`
  const { rows } = await runSql<Post & { position: string }>(pool, text, values)
  return Object.assign(
    toConnection(rows, first, args.after, (row) => toCursor([row.position, row.id])),
    { filter },
  )
}

export const countPosts = async (pool: Pool, filter: CheckedPostFilter): Promise<number> => {
  const values: unknown[] = []
  const text = `select count(*)::int from blog_post p where ${isPublic}${postConditions(filter, values)}`
  return (await readRow<{ count: number }>(pool, text, values)).count
}
