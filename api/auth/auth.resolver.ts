import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { signIn } from './sign-in.ts'
import { User } from '../users/user.entity.ts'

/** Who is signed in, signing in and signing out. */
@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  async me(@Ctx() { viewer, em }: Context): Promise<User | null> {
    return viewer ? await em.findOne(User, viewer.id) : null
  }

  @Mutation(() => User, {
    description:
      'Signs in, with a cookie. After repeated failures it is refused for a while (`RATE_LIMITED`, with `retryAfterSeconds`).',
  })
  signIn(
    @Ctx() context: Context,
    @Arg('username', () => String, { description: 'The name, in any case.' }) username: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'The code of the second factor, or one of the recovery codes. Where it is missing, the error has `needsCode: true`.',
    })
    code: string | null,
  ): Promise<User> {
    return signIn(context, { username, password, code })
  }

  @Mutation(() => Boolean, { description: 'Signs out, here and on the server; also true for a visitor.' })
  async signOut(@Ctx() { session }: Context): Promise<boolean> {
    await session?.end()
    return true
  }
}
