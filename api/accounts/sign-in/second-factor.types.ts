import { Field, Int, ObjectType } from 'type-graphql'

/** The state of the second factor. */
@ObjectType({ description: 'Whether signing in asks for more than the password.' })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Whether a code of an authenticator app is asked for.' })
  isOn!: boolean

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number
}

/** What an authenticator app needs. */
@ObjectType({ description: 'What an authenticator app needs to know; shown once.' })
export class SecondFactorSecret {
  @Field(() => String, { description: 'The secret, in base 32, to type in.' })
  secret!: string

  @Field(() => String, { description: 'The same as an otpauth:// address, for an app on this device.' })
  uri!: string

  @Field(() => String, { description: 'The address as a QR code: an SVG picture.' })
  qrCode!: string
}
