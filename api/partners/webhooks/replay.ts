import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { readChangeCursor } from '../changes/change-cursor.ts'
import { cursorBefore } from '../changes/read-changes.ts'
import { runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { queueWebhooks } from './queue-webhooks.ts'

/**
 * Sends a message again under the same id, with its supplier's present state.
 * @throws NOT_FOUND
 */
export const replayDelivery = (context: Context, id: string, deliveryId: string): Promise<boolean> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const { rows } = await runSql<{ webhookId: number }>(
      em,
      `update webhook_delivery set state = 'waiting', attempts = 0 where id = $1 and webhook_id = $2 returning webhook_id "webhookId"`,
      [/^\d{1,18}$/.test(deliveryId) ? deliveryId : 0, parseId(id) ?? 0],
    )
    if (!rows[0]) throw new PublicError('NOT_FOUND', 'This delivery is no longer in the log.')
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

/** Whether a cursor precedes another one of the same feed. */
const isBefore = (cursor: string, other: string) => {
  const [place, otherPlace] = [readChangeCursor(cursor), readChangeCursor(other)]
  return place.epoch === otherPlace.epoch && place.number < otherPlace.number
}

/**
 * Sends all changes since a time again, as far as the feed reaches back. A cursor that is further back stays, so that
 * nothing is left out.
 * @throws NOT_FOUND
 */
export const replaySince = async (context: Context, id: string, since: Date): Promise<boolean> => {
  const admin = requireAdmin(context)
  const cursor = await cursorBefore(context.pool, since)
  return context.em.transactional(async (em) => {
    const { rows } = await runSql<{ cursor: string }>(
      em,
      'select cursor from webhook where id = $1 for no key update',
      [parseId(id) ?? 0],
    )
    if (!rows[0]) throw new PublicError('NOT_FOUND', 'There is no such webhook.')
    if (isBefore(cursor, rows[0].cursor))
      await runSql(em, 'update webhook set cursor = $2 where id = $1', [parseId(id), cursor])
    await recordAction(em, admin, { action: 'webhook.replay', subject: 'webhook', subjectId: id, after: { since } })
    await queueWebhooks(em)
    return true
  })
}
