import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { deprecated } from '../server/deprecated.ts'
import { orUserErrors } from '../server/user-error.ts'
import type { ContactReason } from './contact-form.rules.ts'
import { ContactInput } from './contact.input.ts'
import { CreateMessageInput, CreateMessagePayload } from './create-message.types.ts'
import { Message } from './message.entity.ts'
import { sendMessage } from './send-message.ts'

/** Writing to the people who run the site. */
@Resolver()
export class ContactResolver {
  @Mutation(() => Message, {
    deprecationReason: deprecated('2026-11-23', 'use `createMessage`, which tells what is wrong in `userErrors`'),
    description: 'Sends a message to the administrators. At most five an hour from one address.',
  })
  sendMessage(
    @Ctx() context: Context,
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
  ): Promise<Message> {
    return sendMessage(context, input)
  }

  @Mutation(() => CreateMessagePayload, {
    nullable: true,
    description: 'Sends a message to the administrators. At most five an hour from one address.',
  })
  async createMessage(
    @Ctx() context: Context,
    @Arg('input', () => CreateMessageInput, { description: 'The message.' }) { reason, ...input }: CreateMessageInput,
  ): Promise<CreateMessagePayload> {
    const message = { ...input, reason: reason.toLowerCase() as ContactReason }
    const { done, userErrors } = await orUserErrors(sendMessage(context, message))
    return { message: done, userErrors }
  }
}
