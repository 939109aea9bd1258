import type { JobHelpers } from 'graphile-worker'
import type { Pool } from 'pg'
import { findRow, runSql } from '../../database/sql.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { formatUserAgent } from '../../outgoing/fetch-settings.ts'
import {
  readChangeCursor,
  changeJson,
  readCurrentState,
  readCurrentCursor,
  readChanges,
} from '../changes/read-changes.ts'
import type { Env } from '../../process/env.ts'
import { PublicError } from '../../server/errors.ts'
import { retryDelayMs } from '../../jobs/queue-job.ts'
import { decryptSecrets } from './encrypt-secret.ts'
import { resetEvent } from './webhook.rules.ts'
import { retryAfterMs } from '../../outgoing/retry-after.ts'
import { sendRequest } from '../../outgoing/send-request.ts'
import { PageError } from '../../outgoing/page-errors.ts'
import { signedHeaders } from './sign-message.ts'

/** Standard Webhooks recommends 15 to 30 s. */
const timeoutMs = 20_000
const maxBytes = 1_000_000

interface Outcome {
  isTaken: boolean
  /** Whether the receiver has unsubscribed: 410. */
  isUnwanted: boolean
  status: number | null
  text: string
  waitMs: number
}

interface MessageSettings {
  userAgent: string
  allowedHosts: string[]
  signal?: AbortSignal
}

const formatStatus = (status: number) =>
  status >= 300 && status < 400 ? `It redirects (${status}), which is not followed.` : `It responded ${status}.`

/** The address is checked like a scraped one; failures are outcomes, not exceptions. */
const sendMessage = async (
  { url, secrets, messageId }: { url: string; secrets: readonly string[]; messageId: string },
  payload: object,
  { userAgent, allowedHosts, signal }: MessageSettings,
): Promise<Outcome> => {
  const headers = { 'user-agent': userAgent, ...signedHeaders(secrets, messageId, JSON.stringify(payload)) }
  try {
    const answer = await sendRequest(url, { body: payload, headers, allowedHosts, timeoutMs, maxBytes, signal })
    const { status } = answer
    const isTaken = status >= 200 && status < 300
    const waitMs = isTaken ? 0 : (retryAfterMs(answer.headers['retry-after']) ?? 0)
    return { isTaken, isUnwanted: status === 410, status, text: formatStatus(status), waitMs }
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    return { isTaken: false, isUnwanted: false, status: null, text: error.message.slice(0, 500), waitMs: 0 }
  }
}

export const nextAttempt = (
  attempts: number,
  { isUnwanted, text, waitMs }: Pick<Outcome, 'isUnwanted' | 'text' | 'waitMs'>,
): { waitMs?: number; pauseReason?: string } => {
  if (isUnwanted) return { pauseReason: 'The receiver refuses further messages (410 Gone).' }
  const wait = retryDelayMs(attempts)
  if (wait === undefined)
    return { pauseReason: `The last of ${attempts} attempts within more than a day failed. ${text}` }
  return { waitMs: Math.max(wait, waitMs) }
}

const changesAtOnce = 50

interface Settings extends MessageSettings {
  env: Pick<Env, 'SESSION_SECRET'>
}

interface ActiveWebhook {
  url: string
  events: string[]
  secret: string
  previousSecret: string | null
  cursor: string
}

interface WaitingDelivery {
  id: string
  messageId: string
  event: string
  supplierId: number | null
  attempts: number
  createdAt: Date
}

const active = `
  select url, events, secret, case when previous_until > now() then previous_secret end "previousSecret", cursor
    from webhook where id = $1 and paused_at is null and (next_attempt_at is null or next_attempt_at <= now())`

const oldestWaiting = `
  select d.id::text, message_id "messageId", event, supplier_id "supplierId", attempts, created_at "createdAt"
    from webhook_delivery d where webhook_id = $1 and state = 'waiting' order by d.id limit 1`

/** In feed order, for half a minute; true if more may be due; a crash may repeat a message. */
export const deliverWebhook = async (pool: Pool, id: number, settings: Settings): Promise<boolean> => {
  const until = performance.now() + 30_000
  while (performance.now() < until && !settings.signal?.aborted) {
    const webhook = await findRow<ActiveWebhook>(pool, active, [id])
    if (!webhook) return false
    const delivery = await findRow<WaitingDelivery>(pool, oldestWaiting, [id])
    if (delivery) await deliverMessage(pool, id, webhook, delivery, settings)
    else if (!(await takeChanges(pool, id, webhook))) return false
  }
  return true
}

/** Moves the cursor in the same statement; false at the feed's end. */
const takeChanges = async (pool: Pool, id: number, { cursor, events }: ActiveWebhook): Promise<boolean> => {
  try {
    const { nodes, cursor: next } = await readChanges(pool, { since: cursor, first: changesAtOnce })
    if (next === cursor) return false
    const deliveries = nodes
      .map(({ kind, supplierId }) => ({ event: `supplier.${kind}`, supplierId }))
      .filter(({ event }) => events.includes(event.toUpperCase().replace('.', '_')))
    await advanceCursor(pool, id, cursor, next, deliveries)
  } catch (error) {
    if (!(error instanceof PublicError) || error.code !== 'CURSOR_EXPIRED') throw error
    await resetFeed(pool, id, cursor)
  }
  return true
}

const advanceCursor = (
  pool: Pool,
  id: number,
  from: string,
  to: string,
  deliveries: { event: string; supplierId: number | null }[],
) =>
  runSql(
    pool,
    `with moved as (update webhook set cursor = $3 where id = $1 and cursor = $2 returning id)
     insert into webhook_delivery (webhook_id, event, supplier_id)
     select moved.id, delivery.event, delivery."supplierId"
       from moved, jsonb_to_recordset($4::jsonb) as delivery(event text, "supplierId" integer)`,
    [id, from, to, JSON.stringify(deliveries)],
  )

/** Another feed may mean a copy of the site, which pauses. */
const resetFeed = async (pool: Pool, id: number, cursor: string) => {
  const present = await readCurrentCursor(pool)
  const isOther = readChangeCursor(present).epoch !== readChangeCursor(cursor).epoch
  await advanceCursor(pool, id, cursor, present, [{ event: resetEvent, supplierId: null }])
  if (isOther)
    await pause(
      pool,
      id,
      'The site was restored or its suppliers were replaced. Resume to tell this address to read everything again.',
    )
}

const pause = (pool: Pool, id: number, reason: string) =>
  runSql(pool, 'update webhook set paused_at = now(), pause_reason = $2 where id = $1 and paused_at is null', [
    id,
    reason,
  ])

/** In its present state, so that a late message is not outdated. */
const createPayload = async (pool: Pool, { event, supplierId, createdAt }: WaitingDelivery) => {
  if (supplierId === null) return { type: event, timestamp: createdAt, data: {} }
  const [change] = await readCurrentState(pool, [{ supplierId, isNew: event === 'supplier.created', at: createdAt }])
  const { kind, at, ...data } = changeJson(change!)
  return { type: `supplier.${kind}`, timestamp: at, data }
}

const deliverMessage = async (
  pool: Pool,
  id: number,
  webhook: ActiveWebhook,
  delivery: WaitingDelivery,
  { env, ...settings }: Settings,
) => {
  const payload = await createPayload(pool, delivery)
  const secrets = decryptSecrets(env, webhook, id)
  const message = { url: webhook.url, messageId: `msg_${delivery.messageId}` }
  const outcome = secrets ? await sendMessage({ ...message, secrets }, payload, settings) : unsigned
  await recordAttempt(pool, id, delivery, payload.type, outcome)
}

/** Receivers would refuse an unsigned message. */
const unsigned: Outcome = {
  isTaken: false,
  isUnwanted: false,
  status: null,
  text: 'Its secret cannot be read because SESSION_SECRET has changed or is missing on this worker. Create a new secret.',
  waitMs: 0,
}

const recordAttempt = async (pool: Pool, id: number, delivery: WaitingDelivery, event: string, outcome: Outcome) => {
  const next = outcome.isTaken ? undefined : nextAttempt(delivery.attempts + 1, outcome)
  await runSql(
    pool,
    `with noted as (
       update webhook_delivery
          set event = $3, attempts = attempts + 1, attempted_at = now(), status = $4, outcome = $5, state = case when $6 then 'delivered' else state end
        where id = $2
     )
     update webhook
        set failing_since = case when $6 then null else coalesce(failing_since, now()) end,
            next_attempt_at = now() + make_interval(secs => $7::double precision / 1000),
            paused_at = case when $8::text is null then paused_at else coalesce(paused_at, now()) end,
            pause_reason = coalesce($8, pause_reason)
      where id = $1`,
    [id, delivery.id, event, outcome.status, outcome.text, outcome.isTaken, next?.waitMs, next?.pauseReason],
  )
}

/** $2 is whether more may follow. */
const queueNext = `
  select graphile_worker.add_job('deliver_webhook', json_build_object('id', id), queue_name := 'webhook-' || id,
                                 run_at := coalesce(next_attempt_at, now()), job_key := 'webhook-' || id, max_attempts := 3)
    from webhook where id = $1 and paused_at is null and ($2 or next_attempt_at is not null)`

export const deliverWebhookTask = async (
  { env, database: { pool } }: JobContext,
  { id }: { id: number },
  { abortSignal }: JobHelpers,
) => {
  const settings = { env, userAgent: formatUserAgent(env), allowedHosts: env.SOURCE_ALLOWED_HOSTS, signal: abortSignal }
  const hasMore = await deliverWebhook(pool, id, settings)
  await runSql(pool, queueNext, [id, hasMore])
}
