import { wrap } from '@mikro-orm/core'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { queueJob } from '../../jobs/queue-job.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { badInput, PublicError } from '../../server/errors.ts'
import type { Post } from '../post.entity.ts'
import { lockPost } from './save-post.ts'

const maxDelayMs = 2 * 366 * 86_400_000

interface Schedule {
  id: string
  updatedAt: Date
  publishAt: Date
}

/**
 * Schedules a draft; at its time it appears in lists, sitemap and feed, and cached pages are invalidated.
 * @throws BAD_USER_INPUT if the time has passed or is too far ahead, NOT_FOUND, CONFLICT if the post is public or was
 * changed after `updatedAt`.
 */
export const schedulePost = ({ em }: Context, admin: Viewer, { id, updatedAt, publishAt }: Schedule): Promise<Post> => {
  const waitMs = publishAt.getTime() - Date.now()
  if (!(waitMs > 0)) throw badInput({ publishAt: 'Please choose a time in the future.' })
  if (waitMs > maxDelayMs) throw badInput({ publishAt: 'Please choose a time within the next two years.' })
  return em.transactional(async (em) => {
    const post = await lockPost(em, id, updatedAt)
    if (post.published) throw new PublicError('CONFLICT', 'This post is public already: unpublish it first.')
    const before = { scheduledAt: post.scheduledAt }
    wrap(post).assign({ scheduledAt: publishAt, updatedAt: new Date() })
    await em.flush()
    await queueJob(em, 'publish_posts', {}, { runAt: publishAt, key: `publish post ${post.id}` })
    await recordAction(em, admin, {
      action: 'post.schedule',
      subject: 'post',
      subjectId: post.id,
      before,
      after: { scheduledAt: publishAt },
    })
    return post
  })
}
