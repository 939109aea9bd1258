import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'

/** Someone who can sign in. */
@ObjectType({ description: 'Someone who can sign in.' })
@Entity({ tableName: 'app_user' })
export class User {
  @Field(() => ID, { description: 'Identifies the user.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: 'The name to sign in with; unique, whatever the case of its letters.' })
  @Property({ type: 'text' })
  @Unique()
  username!: string

  /** argon2id, as a PHC string. */
  @Property({ type: 'text', hidden: true })
  password!: string

  /** The site made it up, so that it is good for the first sign-in only. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isPasswordMadeUp: boolean = false

  @Property({ type: 'text', nullable: true })
  email!: string | null

  @Property({ type: 'text', default: 'user' })
  role: string = 'user'

  @Field(() => Boolean, { description: 'May use the back office.' })
  @Property({ type: 'boolean', default: false })
  isAdmin: boolean = false

  /** Since when the account opens nothing. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  disabledAt: Date | null = null

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date()
}
