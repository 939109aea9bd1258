import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, schedule } from '../../accounts/audit/record-action.ts'
import { runSql } from '../../database/sql.ts'

export const publishDuePosts = (em: EntityManager): Promise<number> =>
  em.transactional(async (em) => {
    const { rows } = await runSql<{ id: number }>(
      em,
      `update blog_post set published = true, published_at = scheduled_at, scheduled_at = null, updated_at = now(), is_demo = false
        where id in (select id from blog_post where scheduled_at <= now() order by scheduled_at limit 100 for update skip locked)
        returning id`,
    )
    for (const { id } of rows)
      await recordAction(em, schedule, {
        action: 'post.publish',
        subjectId: id,
        before: { published: false },
        after: { published: true },
      })
    return rows.length
  })
