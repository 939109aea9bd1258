import { CombinedGraphQLErrors } from '@apollo/client'
import { fieldsOf, messageOf } from '../ui/server-errors.ts'
import { toast } from '../ui/toaster.tsx'

/**
 * Tells that something was not saved, as `onSubmit` of a form wants it. What someone else has changed is loaded anew,
 * so that the next try is made with both in sight.
 */
export const saveFailed = (error: unknown, title: string, reload: () => void) => {
  const isStale =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT')
  if (isStale) reload()
  const more = isStale ? ' It has been loaded anew; what you typed is still here.' : ''
  toast({ title: isStale ? 'Changed by someone else' : title, description: messageOf(error) + more, type: 'error' })
  return fieldsOf(error)
}
