import { makeVar } from '@apollo/client'
import { failureText } from './failure-text.ts'
import { toast } from './kit/toaster.tsx'

/** A user without an office; null without one, undefined until known. */
export const signedInAs = makeVar<string | null | undefined>(undefined)

export const reportFailedSignOut = () => {
  const description = failureText('An error occurred during logout. Please try again.')
  toast({ title: 'Logout failed', description, type: 'error' })
}
