import { runSql } from '../../database/sql.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { lockPost, postFields } from './save-post.ts'

/**
 * Deletes a post or draft for good: its present and previous addresses respond 404. The audit log keeps its content.
 * @throws NOT_FOUND; CONFLICT if it was changed after `updatedAt`.
 */
export const deletePost = ({ em }: Context, admin: Viewer, id: string, updatedAt: Date): Promise<void> =>
  em.transactional(async (em) => {
    const post = await lockPost(em, id, updatedAt)
    const before = Object.fromEntries(
      [...postFields, 'published' as const, 'publishedAt' as const].map((field) => [field, post[field]]),
    )
    await runSql(
      em,
      `insert into deleted_post_slug (slug) select $2 union select slug from old_post_slug where post_id = $1 on conflict do nothing`,
      [post.id, post.slug],
    )
    await em.remove(post).flush()
    await recordAction(em, admin, { action: 'post.delete', subject: 'post', subjectId: id, before })
  })
