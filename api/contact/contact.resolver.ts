import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { ContactInput } from './contact.input.ts'
import { Message } from './message.entity.ts'
import { sendMessage } from './send-message.ts'

/** Writing to the people who run the site. */
@Resolver()
export class ContactResolver {
  @Mutation(() => Message, {
    description: 'Sends a message to the administrators. At most five an hour from one address.',
  })
  sendMessage(
    @Ctx() context: Context,
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
  ): Promise<Message> {
    return sendMessage(context, input)
  }
}
