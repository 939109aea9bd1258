import { Field, ID, Int, ObjectType } from 'type-graphql'
import { UserRole } from '../user-role.ts'
import { connectionType } from '../../schema/connection-type.ts'

/** An account as administrators see it. */
@ObjectType({ description: 'An account, as administrators see it.' })
export class Person {
  @Field(() => ID, { description: 'Identifies the account.' }) id!: number
  @Field(() => String, { description: 'The name to sign in with.' }) username!: string
  @Field(() => String, { nullable: true, description: 'The email address, if known.' }) email!: string | null
  @Field(() => UserRole, { description: 'The role.' }) role!: UserRole
  @Field(() => Date, { description: 'Since when there is the account.' }) createdAt!: Date
  @Field(() => Date, { nullable: true, description: 'Since when it opens nothing; null while it is enabled.' })
  disabledAt!: Date | null
  @Field(() => Boolean, { description: 'Whether signing in also needs a code.' }) hasSecondFactor!: boolean
  @Field(() => Int, { description: 'In how many browsers they are signed in now, as far as is known.' })
  sessionCount!: number
  @Field(() => Date, {
    nullable: true,
    description: 'When they were last here, to the minute; null before the first time.',
  })
  lastSeenAt!: Date | null
}

export const PersonConnection = connectionType('PersonConnection', Person, 'A page of the accounts, the oldest first.')
