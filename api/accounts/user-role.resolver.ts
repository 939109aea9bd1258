import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { roleOf, type Context } from '../server/context.ts'
import { User } from './user.entity.ts'
import { roleOfUser, UserRole } from './user-role.ts'

@Resolver(() => User)
export class UserRoleResolver {
  @FieldResolver(() => UserRole, { description: 'The user’s role.' })
  role(@Root() user: User): UserRole {
    return roleOfUser(user)
  }

  @Query(() => UserRole, { nullable: true, description: 'The current user’s role; null for a visitor.' })
  myRole(@Ctx() { viewer }: Context): UserRole | null {
    return viewer ? (roleOf(viewer) ?? 'USER') : null
  }
}
