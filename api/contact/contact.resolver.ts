import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../schema/payload.ts'
import { CreateMessageInput, CreateMessagePayload } from './create-message.types.ts'
import type { Message } from './message.entity.ts'
import { sendMessage } from './send-message.ts'

/** Messages to the people who run the site. */
@Resolver()
export class ContactResolver {
  @Mutation(() => CreateMessagePayload, {
    nullable: true,
    description: 'Sends a message to the administrators. At most five an hour from one address.',
  })
  createMessage(
    @Ctx() context: Context,
    @Arg('input', () => CreateMessageInput, { description: 'The message.' }) { reason, ...input }: CreateMessageInput,
  ): Promise<Payload<'message', Message>> {
    return inPayload('message', () => sendMessage(context, { ...input, reason: reason.toLowerCase() }))
  }
}
