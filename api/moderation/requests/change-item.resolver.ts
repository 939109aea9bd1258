import { Authorized, Resolver, Field, ID, InputType } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { figureFields, readFigures } from './list-pending.ts'
import { PayloadMutation, enumType } from '../../schema/types.ts'
import { PendingItem } from './pending-item.ts'
import { PendingKind, outcomes } from './pending-kind.ts'
import { loadItem, parseItemId, wasMerged } from './load-items.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import type { Message } from '../../contact/message.entity.ts'
import { decide } from './decide.ts'
import { lockSubject, setStatus } from './lock-subject.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { cancelMail } from '../../mail/queue-mail.ts'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import { decidedConflict } from './decided-conflict.ts'
import { Decision } from './decision.entity.ts'
import { getDecisionMailKey } from './decision-mail.ts'

/** Also cancels the email, and hides a supplier created from the request. @throws NOT_FOUND; CONFLICT. */
export const undoDecision = (em: EntityManager, admin: Viewer, kind: PendingKind, id: number): Promise<void> =>
  em.transactional(async (em) => {
    const subject = await lockSubject(em, kind, id)
    if (subject.status === 'pending') return
    const decision = await em.findOne(Decision, { kind, itemId: id, undoneAt: null })
    if (decision?.toStatus !== subject.status) throw await decidedConflict(em, kind, id, subject.status)
    setStatus(subject, decision.fromStatus)
    decision.undoneAt = new Date()
    await cancelMail(em, getDecisionMailKey(decision))
    const also = subject instanceof BusinessRequest ? await hideRequestedSupplier(em, subject) : {}
    await em.flush()
    const { subject: name } = outcomes[kind]
    await recordAction(em, admin, {
      action: `${name}.undo`,
      subject: name,
      subjectId: id,
      before: { status: decision.toStatus },
      after: { status: decision.fromStatus, ...also },
    })
  })

const hideRequestedSupplier = async (em: EntityManager, request: BusinessRequest): Promise<object> => {
  const supplier = await request.supplier?.load()
  if (supplier?.status !== 'listed' || (await wasMerged(em, request))) return {}
  supplier.status = 'hidden'
  return { supplierId: supplier.id, supplierStatus: 'hidden' }
}

const MessageMark = enumType('MessageMark', 'The mark of a message.', {
  UNREAD: 'Unread; still pending.',
  READ: 'Read; still waiting for a reply.',
  ANSWERED: 'Answered.',
})
type MessageMark = keyof typeof MessageMark

/** Repeating a mark changes nothing. @throws NOT_FOUND, or CONFLICT if the message was dismissed. */
const markMessage = async (context: Context, admin: Viewer, id: number, mark: MessageMark): Promise<void> => {
  if (mark === MessageMark.ANSWERED) return decide(context, admin, { kind: PendingKind.MESSAGE, id, approve: true })
  await context.em.transactional(async (em) => {
    const message = (await lockSubject(em, PendingKind.MESSAGE, id)) as Message
    const isRead = message.readAt !== null
    if (isRead === (mark === MessageMark.READ)) return
    message.readAt = isRead ? null : new Date()
    await em.flush()
    await recordAction(em, admin, {
      action: 'message.mark',
      subjectId: id,
      before: { isRead },
      after: { isRead: !isRead },
    })
  })
}

@InputType({ description: 'An item whose decision to undo.' })
class ReopenItemInput {
  @Field(() => ID, { description: 'The id of the item.' }) id!: string
  @Field(() => PendingKind, { description: 'The kind of item.' }) kind!: PendingKind
}

@InputType({ description: 'A message from the contact form, and its mark.' })
class UpdateMessageInput {
  @Field(() => ID, { description: 'The id of the message.' }) id!: string
  @Field(() => MessageMark, { description: 'Its mark.' }) mark!: MessageMark
}

@Authorized('requests')
@Resolver()
export class ChangeItemResolver {
  @PayloadMutation('Undoes the decision on an item, which is pending again. For the staff.', ReopenItemInput, {
    item: [() => PendingItem, 'The item, which is pending again.'],
    ...figureFields,
  })
  async reopenItem(context: Context, { id, kind }: ReopenItemInput): Promise<object> {
    await undoDecision(context.em, requireStaff(context, 'requests'), kind, parseItemId(id))
    return { item: await loadItem(context, kind, id), ...(await readFigures(context.pool)) }
  }

  @PayloadMutation('Marks a message from the contact form. For the staff.', UpdateMessageInput, {
    item: [() => PendingItem, 'The changed message.'],
    ...figureFields,
  })
  async updateMessage(context: Context, { id, mark }: UpdateMessageInput): Promise<object> {
    await markMessage(context, requireStaff(context, 'requests'), parseItemId(id), mark)
    return { item: await loadItem(context, PendingKind.MESSAGE, id), ...(await readFigures(context.pool)) }
  }
}
