import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { readCurrentCursor } from '../changes/read-changes.ts'
import { findRow, lockByKey, runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { check, PublicError, badInput } from '../../server/errors.ts'
import { checkUrl, isPublicAddress, systemResolve, type Resolve } from '../../outgoing/public-address.ts'
import { Disallowed } from '../../outgoing/page-errors.ts'
import { encryptSecret } from './encrypt-secret.ts'
import { queueWebhooks } from './queue-webhooks.ts'
import { newWebhookSecret } from './sign-message.ts'
import { previousSecretHours, maxWebhooks, webhookRules } from './webhook.rules.ts'
import { findWebhook, type Webhook, type WebhookAction } from './webhook.ts'

/** Https and on the public internet, unless allowed. @throws BAD_USER_INPUT naming `url`. */
export const checkAddress = async (
  address: string,
  allowedHosts: string[],
  resolve: Resolve = systemResolve,
): Promise<string> => {
  const refuse = (message: string) => badInput({ url: message })
  const { url, isAllowed } = (() => {
    try {
      return checkUrl(address, allowedHosts)
    } catch (error) {
      throw error instanceof Disallowed ? refuse(error.message) : error
    }
  })()
  url.hash = ''
  if (isAllowed) return url.href
  if (url.protocol !== 'https:') throw refuse('Please enter an address that starts with https://.')
  const found = await resolve(url.hostname).catch(() => [])
  if (!found.length) throw refuse(`We couldn’t find a server called ${url.hostname}.`)
  if (!found.every((one) => isPublicAddress(one.address))) throw refuse(`${url.hostname} is on a private network.`)
  return url.href
}

const find = async (em: EntityManager, id: string): Promise<Webhook> => {
  const webhook = await findWebhook(em, id, 'for no key update')
  if (!webhook) throw new PublicError('NOT_FOUND', 'This webhook does not exist.')
  return webhook
}

export const addWebhook = async (context: Context, input: unknown): Promise<{ webhook: Webhook; secret: string }> => {
  const admin = requireAdmin(context)
  const { label, url: typed, events } = check(webhookRules, input)
  const url = await checkAddress(typed, context.env.SOURCE_ALLOWED_HOSTS)
  const cursor = await readCurrentCursor(context.pool)
  const secret = newWebhookSecret()
  return context.em.transactional(async (em) => {
    await lockByKey(em, 'webhooks')
    const row = await findRow<{ number: number }>(
      em,
      `select nextval(pg_get_serial_sequence('webhook', 'id'))::int number where (select count(*) from webhook) < ${maxWebhooks}`,
    )
    if (!row) throw new PublicError('CONFLICT', `There are ${maxWebhooks} webhooks already: remove one first.`)
    const { number } = row
    await runSql(
      em,
      'insert into webhook (id, label, url, events, secret, cursor) values ($1, $2, $3, $4::text[], $5, $6)',
      [number, label, url, [...new Set(events)], encryptSecret(context.env, secret, number), cursor],
    )
    const id = String(number)
    await recordAction(em, admin, { action: 'webhook.add', subjectId: id, after: { label, url, events } })
    return { webhook: await find(em, id), secret }
  })
}

const steps: Record<WebhookAction, { action: string; text: string }> = {
  ROTATE_SECRET: {
    action: 'webhook.rotate',
    text: `update webhook set previous_secret = secret, previous_until = now() + interval '${previousSecretHours} hours', secret = $2 where id = $1`,
  },
  PAUSE: {
    action: 'webhook.pause',
    text: `update webhook set paused_at = now(), pause_reason = 'An administrator paused it.' where id = $1`,
  },
  RESUME: {
    action: 'webhook.resume',
    text: 'update webhook set paused_at = null, pause_reason = null, failing_since = null, next_attempt_at = null where id = $1',
  },
  REMOVE: { action: 'webhook.remove', text: 'delete from webhook where id = $1' },
}

/** Waiting deliveries get all their attempts again. */
const restarted = "update webhook_delivery set attempts = 0 where webhook_id = $1 and state = 'waiting'"

export const changeWebhook = (
  context: Context,
  { id, action }: { id: string; action: WebhookAction },
): Promise<{ webhook: Webhook | null; secret: string | null }> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const webhook = await find(em, id)
    const { label, url } = webhook
    const secret = action === 'ROTATE_SECRET' ? newWebhookSecret() : null
    const step = steps[action]
    await runSql(em, step.text, [webhook.id, ...(secret ? [encryptSecret(context.env, secret, webhook.id)] : [])])
    const side = action === 'REMOVE' ? 'before' : 'after'
    await recordAction(em, admin, { action: step.action, subjectId: id, [side]: { label, url } })
    if (action === 'REMOVE') return { webhook: null, secret }
    if (action === 'RESUME') await runSql(em, restarted, [webhook.id])
    await queueWebhooks(em)
    return { webhook: await find(em, id), secret }
  })
