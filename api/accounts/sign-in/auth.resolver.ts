import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { SignInInput, SignInPayload, SignOutPayload } from './auth.types.ts'
import { signIn } from './sign-in.ts'
import { User } from '../user.entity.ts'

/** Signing in, signing out, and the signed-in user. */
@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  async me(@Ctx() { viewer, em }: Context): Promise<User | null> {
    return viewer ? await em.findOne(User, viewer.id) : null
  }

  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      'Signs in, with a cookie. After repeated failures it is refused for a while (`RATE_LIMITED`, with `retryAfterSeconds`).',
  })
  signIn(
    @Ctx() context: Context,
    @Arg('input', () => SignInInput, { description: 'Name, password and code.' }) input: SignInInput,
  ): Promise<Payload<'user', User>> {
    return inPayload('user', () => signIn(context, input))
  }

  @Mutation(() => SignOutPayload, { nullable: true, description: 'Signs out, here and on the server.' })
  signOut(@Ctx() { session }: Context): Promise<Payload<'isSignedOut', boolean>> {
    return inPayload('isSignedOut', async () => {
      await session?.end()
      return true
    })
  }
}
