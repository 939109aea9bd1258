import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { User } from './user.entity.ts'

/** Who is signed in. */
@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  async me(@Ctx() { viewer, em }: Context): Promise<User | null> {
    return viewer ? await em.findOne(User, viewer.id) : null
  }
}
