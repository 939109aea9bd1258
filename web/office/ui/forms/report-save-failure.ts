import { CombinedGraphQLErrors } from '@apollo/client'
import { getFieldErrors, getErrorMessage } from '../../../ui/forms/server-errors.ts'
import { toast } from '../../../ui/kit/toaster.tsx'

/**
 * Reports that something was not saved, in the form that a form's `onSubmit` returns. After somebody else's change it
 * reloads the data, so that the next attempt is made with both in view.
 */
export const reportSaveFailure = (error: unknown, title: string, reload: () => void) => {
  const isStale =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT')
  if (isStale) reload()
  const more = isStale ? ' We’ve loaded their version. Your changes are still here.' : ''
  toast({
    title: isStale ? 'Changed by someone else' : title,
    description: getErrorMessage(error) + more,
    type: 'error',
  })
  return getFieldErrors(error)
}
