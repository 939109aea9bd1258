import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import {
  requestVerification,
  verifyEmail,
  readOwnEmail,
  OwnEmail,
  VerifyEmailInput,
  VerifyEmailPayload,
  UpdateOwnEmailInput,
  UpdateOwnEmailPayload,
} from './verify-email.ts'

@Resolver()
export class OwnEmailResolver {
  @Authorized()
  @Query(() => OwnEmail, { nullable: true, description: 'The email address of the signed-in user.' })
  myEmail(@Ctx() { pool, viewer }: Context): Promise<OwnEmail> {
    return readOwnEmail(pool, viewer!.id)
  }

  @Authorized()
  @Mutation(() => UpdateOwnEmailPayload, {
    nullable: true,
    description: 'Emails a verification link; once followed, the address becomes the current user’s.',
  })
  updateOwnEmail(
    @Ctx() context: Context,
    @Arg('input', () => UpdateOwnEmailInput, { description: 'The address.' }) { email, password }: UpdateOwnEmailInput,
  ): Promise<Payload<'email', OwnEmail>> {
    return inPayload('email', async () => {
      await confirmPassword(context, context.viewer!, { password })
      const verification = await requestVerification(context, context.viewer!, { email })
      await context.session?.renew()
      return verification
    })
  }

  @Mutation(() => VerifyEmailPayload, {
    nullable: true,
    description: 'Verifies an email address by its emailed link; no sign-in is needed.',
  })
  verifyEmail(
    @Ctx() context: Context,
    @Arg('input', () => VerifyEmailInput, { description: 'The secret of the link.' }) { token }: VerifyEmailInput,
  ): Promise<Payload<'address', string>> {
    return inPayload('address', () => verifyEmail(context, token))
  }
}
