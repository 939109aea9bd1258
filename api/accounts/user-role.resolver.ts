import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { roleOf, type Context } from '../server/context.ts'
import { User } from './user.entity.ts'
import { roleOfUser, UserRole } from './user-role.ts'

@Resolver(() => User)
export class UserRoleResolver {
  @FieldResolver(() => UserRole, { description: 'What the user may do.' })
  role(@Root() user: User): UserRole {
    return roleOfUser(user)
  }

  @Query(() => UserRole, { nullable: true, description: 'What the user who asks may do; null for a visitor.' })
  myRole(@Ctx() { viewer }: Context): UserRole | null {
    return viewer ? (roleOf(viewer) ?? 'USER') : null
  }
}
