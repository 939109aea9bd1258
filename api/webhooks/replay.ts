import { recordAction } from '../audit/record-action.ts'
import { adminOf } from '../auth/admin-only.ts'
import { cursorBefore } from '../changes/read-changes.ts'
import { runSql } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { PublicError } from '../server/errors.ts'
import { idOf } from '../server/id-of.ts'
import { queueWebhooks } from './queue-webhooks.ts'

/** Sends a message once more, under the same id, with its supplier as it is now. @throws NOT_FOUND */
export const replayDelivery = (context: Context, id: string, deliveryId: string): Promise<boolean> =>
  context.em.transactional(async (em) => {
    const admin = adminOf(context)
    const { rows } = await runSql<{ webhookId: number }>(
      em,
      `update webhook_delivery set state = 'waiting', attempts = 0 where id = $1 and webhook_id = $2 returning webhook_id "webhookId"`,
      [/^\d{1,18}$/.test(deliveryId) ? deliveryId : 0, idOf(id) ?? 0],
    )
    if (!rows[0]) throw new PublicError('NOT_FOUND', 'The log has no such delivery any more.')
    const { webhookId } = rows[0]
    await recordAction(em, admin, {
      action: 'webhook.replay',
      subject: 'webhook',
      subjectId: webhookId,
      after: { deliveryId },
    })
    await queueWebhooks(em)
    return true
  })

/** Sends all that has changed since a time once more, as it is now; as far as the feed reaches back. @throws NOT_FOUND */
export const replaySince = async (context: Context, id: string, since: Date): Promise<boolean> => {
  const admin = adminOf(context)
  const cursor = await cursorBefore(context.pool, since)
  return context.em.transactional(async (em) => {
    const { rowCount } = await runSql(em, 'update webhook set cursor = $2 where id = $1', [idOf(id) ?? 0, cursor])
    if (!rowCount) throw new PublicError('NOT_FOUND', 'There is no such webhook.')
    await recordAction(em, admin, { action: 'webhook.replay', subject: 'webhook', subjectId: id, after: { since } })
    await queueWebhooks(em)
    return true
  })
}
