import { Arg, Ctx, Mutation, Query, Resolver, Field, InputType } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload, payloadType } from '../../schema/payload.ts'
import { User } from '../user.entity.ts'
import { signIn } from './sign-in.ts'

@InputType({ description: 'A sign-in.' })
class SignInInput {
  @Field(() => String, { description: 'The name, in any case.' }) username!: string
  @Field(() => String, { description: 'The password.' }) password!: string
  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second factor, or a recovery code. If it is missing, the error has `needsCode: true`.',
  })
  code?: string | null
}

const SignInPayload = payloadType('SignInPayload', 'user', () => User, 'The signed-in user.')
const SignOutPayload = payloadType(
  'SignOutPayload',
  'isSignedOut',
  () => Boolean,
  'True once signed out; also for a visitor.',
)

@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null for a visitor.' })
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
