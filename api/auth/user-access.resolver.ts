import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { roleOf, type Context } from '../server/context.ts'
import { User } from '../users/user.entity.ts'
import { accessOf, UserAccess } from './user-access.ts'

@Resolver(() => User)
export class UserAccessResolver {
  @FieldResolver(() => UserAccess, { description: 'What the user may do.' })
  access(@Root() user: User): UserAccess {
    return accessOf(user)
  }

  @Query(() => UserAccess, { nullable: true, description: 'What the user who asks may do; null for a visitor.' })
  myAccess(@Ctx() { viewer }: Context): UserAccess | null {
    return viewer ? (roleOf(viewer) ?? 'USER') : null
  }
}
