import { CombinedGraphQLErrors } from '@apollo/client'
import { getFieldErrors, getErrorMessage } from '../../../ui/forms/server-errors.ts'
import { toast } from '../../../ui/kit/toaster.tsx'

/** Returns the form's error; a version conflict reloads the data. */
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
