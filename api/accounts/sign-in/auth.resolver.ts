import { Ctx, Query, Resolver, Field, InputType } from 'type-graphql'
import { nullable, PayloadMutation } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { User } from '../user.entity.ts'
import { signIn } from './sign-in.ts'

@InputType({ description: 'A sign-in.' })
class SignInInput {
  @Field(() => String, { description: 'The name, in any case.' }) username!: string
  @Field(() => String, { description: 'The password.' }) password!: string
  @Field(
    () => String,
    nullable('The code of the second factor, or a recovery code. If it is missing, the error has `needsCode: true`.'),
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
    'Signs in, with a cookie. After repeated failures it is refused for a while (`RATE_LIMITED`, with `retryAfterSeconds`).',
    SignInInput,
    { user: [() => User, 'The signed-in user.'] },
  )
  signIn(context: Context, input: SignInInput): Promise<User> {
    return signIn(context, input)
  }

  @PayloadMutation('Signs out, here and on the server.', null, {
    isSignedOut: [() => Boolean, 'True once signed out; also for a visitor.'],
  })
  async signOut({ session }: Context): Promise<boolean> {
    await session?.end()
    return true
  }
}
