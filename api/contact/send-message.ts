import type { EntityManager } from '@mikro-orm/postgresql'
import { lockByKey } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import type { Env } from '../process/env.ts'
import { check } from '../server/errors.ts'
import { createFingerprint } from '../text/fingerprint.ts'
import { createSharedLimit } from '../database/shared-limit.ts'
import { contactAddress } from '../mail/contact-address.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { refuseBots } from '../server/honeypot.ts'
import { log } from '../process/log.ts'
import { contactReasons, type ContactReason } from './contact-form.rules.ts'
import { contactRules } from './contact.rules.ts'
import { Message } from './message.entity.ts'

const limitMessages = createSharedLimit('messages', { max: 5, windowMs: 3_600_000 })

/** Identical messages within this time are duplicates. */
const sameForMs = 3_600_000

export const sendMessage = async (
  { em, pool, env, ip, formTrace }: Context,
  input: unknown,
  trace = formTrace,
): Promise<Message> => {
  const values = check(contactRules, input)
  refuseBots(trace)
  await limitMessages(pool, ip)
  const fingerprint = createFingerprint(values)
  return em.transactional(async (em) => {
    await lockByKey(em, `message ${fingerprint}`)
    const earlier = await em.findOne(Message, { fingerprint, createdAt: { $gt: new Date(Date.now() - sameForMs) } })
    if (earlier) return earlier
    const message = em.create(Message, { ...values, fingerprint, status: 'pending', createdAt: new Date() })
    await em.flush()
    await mailMessage(em, env, message)
    return message
  })
}

const mailMessage = async (em: EntityManager, env: Env, { id, reason, ...message }: Message) => {
  const to = await contactAddress(em, env)
  if (!to) return log.warn({ messageId: id }, 'contact message not emailed: CONTACT_EMAIL is not set')
  const { name, email, subject, message: words } = message
  await queueMail(em, env, {
    kind: 'CONTACT_MESSAGE',
    key: `contact-${id}`,
    to,
    values: { name, email, subject, message: words, reason: contactReasons[reason as ContactReason] },
    replyTo: { name, address: email },
  })
}
