import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { readCurrentCursor } from '../changes/read-changes.ts'
import { findRow, lockByKey, runSql } from '../../database/sql.ts'
import type { Context } from '../../server/context.ts'
import { check, PublicError, badInput } from '../../server/errors.ts'
import { parseId } from '../../schema/types.ts'
import { checkUrl, isPublicAddress, systemResolve, type Resolve } from '../../outgoing/public-address.ts'
import { Disallowed } from '../../outgoing/page-errors.ts'
import { encryptSecret } from './encrypt-secret.ts'
import { queueWebhooks } from './queue-webhooks.ts'
import { newWebhookSecret } from './sign-message.ts'
import { previousSecretHours, maxWebhooks, webhookRules } from './webhook.rules.ts'
import { webhookColumns, type Webhook, type WebhookAction } from './webhook.ts'

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
  const webhook = await findRow<Webhook>(
    em,
    `select ${webhookColumns} from webhook w where w.id = $1 for no key update`,
    [parseId(id) ?? 0],
  )
  if (!webhook) throw new PublicError('NOT_FOUND', 'This webhook does not exist.')
  return webhook
}

const change = (context: Context, id: string, action: string, set: string, values: unknown[] = []) =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const { label, url } = await find(em, id)
    await runSql(em, `update webhook set ${set} where id = $1`, [parseId(id), ...values])
    await recordAction(em, admin, { action, subject: 'webhook', subjectId: id, after: { label, url } })
    if (action === 'webhook.resume') await runSql(em, restarted, [parseId(id)])
    await queueWebhooks(em)
    return find(em, id)
  })

/** Waiting deliveries get all their attempts again. */
const restarted = "update webhook_delivery set attempts = 0 where webhook_id = $1 and state = 'waiting'"

interface WithSecret {
  webhook: Webhook
  secret: string
}

export const addWebhook = async (context: Context, input: unknown): Promise<WithSecret> => {
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

/** The previous secret also signs for a day. */
const rotateSecret = async (context: Context, id: string): Promise<WithSecret> => {
  const secret = newWebhookSecret()
  const set = `previous_secret = secret, previous_until = now() + interval '${previousSecretHours} hours', secret = $2`
  return {
    webhook: await change(context, id, 'webhook.rotate', set, [encryptSecret(context.env, secret, parseId(id) ?? 0)]),
    secret,
  }
}

const columnsByAction = {
  PAUSE: `paused_at = now(), pause_reason = 'An administrator paused it.'`,
  RESUME: 'paused_at = null, pause_reason = null, failing_since = null, next_attempt_at = null',
}

const removeWebhook = (context: Context, id: string): Promise<null> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const { label, url } = await find(em, id)
    await runSql(em, 'delete from webhook where id = $1', [parseId(id)])
    await recordAction(em, admin, { action: 'webhook.remove', subjectId: id, before: { label, url } })
    return null
  })

export const changeWebhook = async (
  context: Context,
  { id, action }: { id: string; action: WebhookAction },
): Promise<{ webhook: Webhook | null; secret: string | null }> => {
  if (action === 'ROTATE_SECRET') return rotateSecret(context, id)
  if (action === 'REMOVE') return { webhook: await removeWebhook(context, id), secret: null }
  const webhook = await change(context, id, `webhook.${action.toLowerCase()}`, columnsByAction[action])
  return { webhook, secret: null }
}
