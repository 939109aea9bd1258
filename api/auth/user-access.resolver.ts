import { FieldResolver, Resolver, Root } from 'type-graphql'
import { enumType } from '../server/enum-type.ts'
import { User } from '../users/user.entity.ts'

export const UserAccess = enumType('UserAccess', 'What a user may do.', {
  ADMIN: 'Whatever there is: the back office is open.',
  USER: 'What is their own.',
})
export type UserAccess = keyof typeof UserAccess

@Resolver(() => User)
export class UserAccessResolver {
  @FieldResolver(() => UserAccess, { description: 'What the user may do.' })
  access(@Root() { isAdmin }: User): UserAccess {
    return isAdmin ? 'ADMIN' : 'USER'
  }
}
