import { queueJob } from '../jobs/queue-job.ts'
import { lockByKey } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { check } from '../server/errors.ts'
import { fingerprintOf } from '../server/fingerprint-of.ts'
import { createSharedLimit } from '../database/shared-limit.ts'
import { refuseBots } from '../server/honeypot.ts'
import type { ContactInput } from './contact.input.ts'
import { contactRules } from './contact.rules.ts'
import { Message } from './message.entity.ts'

const limitMessages = createSharedLimit('messages', { most: 5, windowMs: 3_600_000 })

/** The same words within this time are one message that was sent twice. */
const sameForMs = 3_600_000

/**
 * Stores a message for the administrators and, where mail can be sent, queues an e-mail to them.
 * @throws BAD_USER_INPUT with a message per field; RATE_LIMITED after five from one address in an hour.
 */
export const sendMessage = async ({ em, pool, env, ip }: Context, input: ContactInput): Promise<Message> => {
  const values = check(contactRules, input)
  refuseBots(input)
  limitMessages(pool, ip)
  const fingerprint = fingerprintOf(values)
  return em.transactional(async (em) => {
    await lockByKey(em, `message ${fingerprint}`)
    const earlier = await em.findOne(Message, { fingerprint, createdAt: { $gt: new Date(Date.now() - sameForMs) } })
    if (earlier) return earlier
    const message = em.create(Message, { ...values, fingerprint, status: 'pending', createdAt: new Date() })
    await em.flush()
    if (env.SMTP_URL) await queueJob(em, 'send_mail', { messageId: message.id }, { key: `message-${message.id}` })
    return message
  })
}
