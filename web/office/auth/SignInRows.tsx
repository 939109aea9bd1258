import type { SignInRows_EntryFragment } from './AccountTab.generated.ts'
import type { SignInResult } from '../../schema.generated.ts'
import { State } from '../ui/State.tsx'
import { timeText } from '../ui/time-text.ts'

export const shownTime = (date: string) => <time dateTime={date}>{timeText(date)}</time>

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const findName = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** Such as "Firefox on Windows"; falls back to the start of the user agent. */
export const browserName = (userAgent: string): string => {
  const browser = findName(browsers, userAgent)
  const system = findName(systems, userAgent)
  return browser ? `${browser}${system ? ` on ${system}` : ''}` : userAgent.slice(0, 40) || 'An unknown browser'
}

const results: Readonly<Record<SignInResult, string>> = {
  SIGNED_IN: 'Signed in',
  RECOVERY_CODE: 'Signed in with a recovery code',
  WRONG_PASSWORD: 'Wrong password',
  WRONG_CODE: 'Right password, wrong code',
  DISABLED: 'Right password, account disabled',
}
const failed = new Set<SignInResult>(['WRONG_PASSWORD', 'WRONG_CODE', 'DISABLED'])

export const SignIn = ({ entry }: { entry: SignInRows_EntryFragment }) => {
  const { at, result, address, userAgent } = entry
  return (
    <>
      {failed.has(result) ? <State tone="bad">{results[result]}</State> : <strong>{results[result]}</strong>}
      <div className="muted small-text">
        {shownTime(at)} from {address || 'an unknown address'}, {browserName(userAgent)}
      </div>
    </>
  )
}
