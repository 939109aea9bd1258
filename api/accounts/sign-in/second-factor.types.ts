import { Field, Int, ObjectType } from 'type-graphql'

/** The state of the second factor. */
@ObjectType({ description: 'The state of the second factor.' })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Whether signing in needs a code from an authenticator app.' })
  isOn!: boolean

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number
}

/** What an authenticator app needs. */
@ObjectType({ description: 'Setup data for an authenticator app; shown once.' })
export class SecondFactorSecret {
  @Field(() => String, { description: 'The secret, in base 32, to type in.' })
  secret!: string

  @Field(() => String, { description: 'The same as an otpauth:// address, for an app on this device.' })
  uri!: string

  @Field(() => String, { description: 'The address as a QR code: an SVG picture.' })
  qrCode!: string
}
