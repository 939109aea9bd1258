import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { getStaffRole, type Context } from '../server/context.ts'
import { User } from './user.entity.ts'
import { getUserRole, UserRole } from './user-role.ts'

@Resolver(() => User)
export class UserRoleResolver {
  @FieldResolver(() => UserRole, { description: 'The user’s role.' })
  role(@Root() user: User): UserRole {
    return getUserRole(user)
  }

  @Query(() => UserRole, nullable('The current user’s role; null for a visitor.'))
  myRole(@Ctx() { viewer }: Context): UserRole | null {
    return viewer ? (getStaffRole(viewer) ?? 'USER') : null
  }
}
