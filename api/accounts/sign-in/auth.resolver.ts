import { Ctx, Query, Resolver, Field, InputType } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { User } from '../user.entity.ts'
import { signIn } from './sign-in.ts'

@InputType({ description: 'Sign-in details.' })
class SignInInput {
  @Field(() => String, { description: 'The username; capital letters make no difference.' }) username!: string
  @Field(() => String, { description: 'The password.' }) password!: string
  @Field(
    () => String,
    nullable(
      'The second-factor code, or a recovery code. If one is needed but missing, the error has `needsCode: true`.',
    ),
  )
  code?: string | null
}

@Resolver()
export class AuthResolver {
  @Query(() => User, nullable('The signed-in user; null for a visitor.'))
  async me(@Ctx() { viewer, em }: Context): Promise<User | null> {
    return viewer ? await em.findOne(User, viewer.id) : null
  }

  @PayloadMutation(
    'Signs in and sets a session cookie. After repeated failures, sign-in is refused for a while (`RATE_LIMITED`, with `retryAfterSeconds`).',
    SignInInput,
    { user: [() => User, 'The signed-in user.'] },
  )
  signIn = signIn

  @PayloadMutation('Signs out: clears the cookie and ends the session on the server.', null, {
    isSignedOut: [() => Boolean, 'Always true, also if nobody was signed in.'],
  })
  async signOut({ session }: Context): Promise<boolean> {
    await session?.end()
    return true
  }
}
