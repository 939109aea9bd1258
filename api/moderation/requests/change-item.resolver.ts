import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { ReopenItemInput, ReopenItemPayload, UpdateMessageInput, UpdateMessagePayload } from './change-item.types.ts'
import { markMessage } from './mark-message.ts'
import type { PendingItem } from './pending-item.ts'
import { PendingKind } from './pending-kind.ts'
import { undoDecision } from './undo-decision.ts'
import { loadItem, parseItemId } from './load-items.ts'

type Answer = Promise<Payload<'item', PendingItem>>

@Resolver()
export class ChangeItemResolver {
  @Authorized('requests')
  @Mutation(() => ReopenItemPayload, {
    nullable: true,
    description: 'Undoes the decision on an item, which is pending again. For the staff.',
  })
  reopenItem(
    @Ctx() context: Context,
    @Arg('input', () => ReopenItemInput, { description: 'The item.' }) { id, kind }: ReopenItemInput,
  ): Answer {
    return inPayload('item', async () => {
      await undoDecision(context.em, requireStaff(context, 'requests'), kind, parseItemId(id))
      return loadItem(context, kind, id)
    })
  }

  @Authorized('requests')
  @Mutation(() => UpdateMessagePayload, {
    nullable: true,
    description: 'Marks a message from the contact form. For the staff.',
  })
  updateMessage(
    @Ctx() context: Context,
    @Arg('input', () => UpdateMessageInput, { description: 'The message.' }) { id, mark }: UpdateMessageInput,
  ): Answer {
    return inPayload('item', async () => {
      await markMessage(context, requireStaff(context, 'requests'), parseItemId(id), mark)
      return loadItem(context, PendingKind.MESSAGE, id)
    })
  }
}
