import { recordAction } from '../../accounts/audit/record-action.ts'
import { Message } from '../../contact/message.entity.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { decide } from './decide.ts'
import { lockSubject } from './lock-subject.ts'
import { PendingKind } from './pending-kind.ts'
import { enumType } from '../../schema/enum-type.ts'

export const MessageMark = enumType('MessageMark', 'The mark of a message.', {
  UNREAD: 'Unread; still pending.',
  READ: 'Read; still waiting for a reply.',
  ANSWERED: 'Answered.',
})
export type MessageMark = keyof typeof MessageMark

/** Repeating a mark changes nothing. @throws NOT_FOUND, or CONFLICT if the message was dismissed. */
export const markMessage = async (context: Context, admin: Viewer, id: number, mark: MessageMark): Promise<void> => {
  if (mark === MessageMark.ANSWERED) return decide(context, admin, { kind: PendingKind.MESSAGE, id, approve: true })
  await context.em.transactional(async (em) => {
    const message = await lockSubject(em, PendingKind.MESSAGE, id)
    if (!(message instanceof Message)) throw new PublicError('NOT_FOUND', 'This no longer exists.')
    const isRead = message.readAt !== null
    if (isRead === (mark === MessageMark.READ)) return
    message.readAt = isRead ? null : new Date()
    await em.flush()
    await recordAction(em, admin, {
      action: 'message.mark',
      subject: 'message',
      subjectId: id,
      before: { isRead },
      after: { isRead: !isRead },
    })
  })
}
