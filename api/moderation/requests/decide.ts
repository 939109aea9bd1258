import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import type { Context, Viewer } from '../../server/context.ts'
import type { Env } from '../../process/env.ts'
import { badInput, check } from '../../server/errors.ts'
import { decidedConflict } from './decided-conflict.ts'
import { Decision } from './decision.entity.ts'
import { decisionMail, getDecisionMailKey, messagePlace } from './decision-mail.ts'
import { decisionRules, undoMinutes } from './decision.rules.ts'
import { fillMail, queueMail } from '../../mail/queue-mail.ts'
import { lockSubject, setStatus, type Subject } from './lock-subject.ts'
import { outcomes, PendingKind } from './pending-kind.ts'

export interface Choice {
  kind: PendingKind
  id: number
  approve: boolean
  message?: string | null | undefined
  note?: string | null | undefined
}

/** Runs in the same transaction; returns details for the audit log. */
type AndThen = (em: EntityManager, subject: Subject) => Promise<object>

/** Repeating a decision changes nothing. @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT if someone decided otherwise. */
export const decide = async (
  { em, env }: Pick<Context, 'em' | 'env'>,
  admin: Viewer,
  { kind, id, approve, message, note }: Choice,
  andThen?: AndThen,
): Promise<void> => {
  const { approved, rejected, subject: name } = outcomes[kind]
  const toStatus = approve ? approved : rejected
  await em.transactional(async (em) => {
    const subject = await lockSubject(em, kind, id)
    const fromStatus = subject.status
    if (fromStatus === toStatus) return
    if (fromStatus !== 'pending') throw await decidedConflict(em, kind, id, fromStatus)
    const words = await checkWords(em, env, subject, { kind, approve, message, note })
    setStatus(subject, toStatus, words.note)
    const also = await andThen?.(em, subject)
    const of = { kind, itemId: id, undoneAt: null }
    await em.nativeUpdate(Decision, of, { undoneAt: new Date() })
    const decision = em.create(Decision, {
      ...of,
      fromStatus,
      toStatus,
      ...words,
      user: admin.id,
      username: admin.username,
      decidedAt: new Date(),
    })
    await em.flush()
    const mail = await decisionMail(env, subject, { kind, approve, message: words.message ?? '' })
    if (mail) await queueMail(em, env, { ...mail, key: getDecisionMailKey(decision), delayMs: undoMinutes * 60_000 })
    await recordAction(em, admin, {
      action: `${name}.${approve ? 'approve' : 'reject'}`,
      subject: name,
      subjectId: id,
      before: { status: fromStatus },
      after: { status: toStatus, ...withoutNulls(words), ...also },
    })
  })
}

const withoutNulls = (words: object) => Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null))

/** A rejection needs a reason: the message if it is emailed, otherwise the note. */
const checkWords = async (
  em: EntityManager,
  env: Env,
  subject: Subject,
  { kind, approve, message, note }: Omit<Choice, 'id'>,
) => {
  const mail = await decisionMail(env, subject, { kind, approve, message: messagePlace })
  const isMailed = mail && (await fillMail(em, env, mail))?.text.includes(messagePlace)
  if (message?.trim() && !isMailed)
    throw badInput({ message: 'No email is sent about this. Please use the internal note.' })
  const needsReason = !approve && kind !== PendingKind.MESSAGE
  const rules = needsReason ? decisionRules(isMailed ? 'message' : 'note') : decisionRules()
  const words = check(rules, { message, note })
  return { message: words.message || null, note: words.note || null }
}
