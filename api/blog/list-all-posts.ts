import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { fromCursor, toCursor } from '../server/cursor.ts'
import { connectionOf } from '../server/page-info.ts'
import { checkFirst } from '../server/check-first.ts'
import type { AdminPostConnection } from './admin-post.ts'
import { Post } from './post.entity.ts'

/**
 * A page of posts and drafts, newest first by id.
 * @throws BAD_USER_INPUT naming `first` or `after`.
 */
export const listAllPosts = async (
  em: EntityManager,
  given?: number | null,
  after?: string | null,
): Promise<AdminPostConnection> => {
  const first = checkFirst(given, 20)
  const where = after == null ? {} : { id: { $lt: fromCursor(z.tuple([z.int32()]), after)[0] } }
  const posts = await em.find(Post, where, { orderBy: { id: 'desc' }, limit: first + 1 })
  return connectionOf(posts, first, after, ({ id }) => toCursor([id]))
}
