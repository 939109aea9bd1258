import type { SignInRows_EntryFragment } from './AccountTab.generated.ts'
import type { SignInResult } from '../../schema.generated.ts'
import '../ui/admin.css'
import { browserName } from './browser-name.ts'
import { shownTime } from './shown-time.tsx'

const results: Readonly<Record<SignInResult, string>> = {
  SIGNED_IN: 'Signed in',
  RECOVERY_CODE: 'Signed in with a recovery code',
  WRONG_PASSWORD: 'Wrong password',
  WRONG_CODE: 'Right password, wrong code',
  DISABLED: 'Right password, but disabled',
}
const failed = new Set<SignInResult>(['WRONG_PASSWORD', 'WRONG_CODE', 'DISABLED'])

interface SignInRowsProps {
  label: string
  entries: readonly SignInRows_EntryFragment[]
}

export const SignInRows = ({ label, entries }: SignInRowsProps) => (
  <ul className="admin-list" aria-label={label}>
    {entries.map(({ id, at, result, address, userAgent }) => (
      <li key={id}>
        <strong {...(failed.has(result) && { className: 'admin-state', 'data-state': 'bad' })}>
          {results[result]}
        </strong>
        <div className="admin-small">
          {shownTime(at)} from {address || 'an unknown address'}, {browserName(userAgent)}
        </div>
      </li>
    ))}
  </ul>
)
