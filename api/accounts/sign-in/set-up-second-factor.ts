import { renderSVG } from 'uqr'
import { Field, Int, ObjectType } from 'type-graphql'
import type { Context, Viewer } from '../../server/context.ts'
import { confirmPassword } from './confirm-password.ts'
import { removeSecondFactor, renewRecoveryCodes, startSecondFactor } from './second-factor.ts'

@ObjectType({ description: 'The state of the second factor.' })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Whether signing in needs a code from an authenticator app.' }) isOn!: boolean
  @Field(() => Int, { description: 'Unused recovery codes.' }) recoveryCodesLeft!: number
}

@ObjectType({ description: 'Setup data for an authenticator app; shown once.' })
export class SecondFactorSecret {
  @Field(() => String, { description: 'The secret, in base 32, to type in.' }) secret!: string
  @Field(() => String, { description: 'The same as an otpauth:// address, for an app on this device.' }) uri!: string
  @Field(() => String, { description: 'The address as a QR code: an SVG picture.' }) qrCode!: string
}

export const setUpSecondFactor = async (
  context: Context,
  viewer: Viewer,
  password: string,
): Promise<SecondFactorSecret> => {
  await confirmPassword(context, viewer, { password })
  await context.session?.renew()
  const started = await startSecondFactor(context, viewer)
  return { ...started, qrCode: renderSVG(started.uri) }
}

export const turnOffSecondFactor = async (
  context: Context,
  viewer: Viewer,
  password: string,
  code: string | null,
): Promise<boolean> => {
  await confirmPassword(context, viewer, { password, code })
  await removeSecondFactor(context, viewer)
  await context.session?.renew()
  return true
}

export const makeNewRecoveryCodes = async (
  context: Context,
  viewer: Viewer,
  { password, code }: { password: string; code: string },
): Promise<string[]> => {
  await confirmPassword(context, viewer, { password, code })
  const codes = await renewRecoveryCodes(context, viewer)
  await context.session?.renew()
  return codes
}
