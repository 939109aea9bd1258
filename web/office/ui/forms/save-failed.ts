import { CombinedGraphQLErrors } from '@apollo/client'
import { fieldsOf, messageOf } from '../../../ui/forms/server-errors.ts'
import { toast } from '../../../ui/kit/toaster.tsx'

/**
 * Reports that something was not saved, in the form that a form's `onSubmit` returns. After somebody else's change it
 * reloads the data, so that the next attempt is made with both in view.
 */
export const saveFailed = (error: unknown, title: string, reload: () => void) => {
  const isStale =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT')
  if (isStale) reload()
  const more = isStale ? ' We’ve loaded their version. Your changes are still here.' : ''
  toast({ title: isStale ? 'Changed by someone else' : title, description: messageOf(error) + more, type: 'error' })
  return fieldsOf(error)
}
