import { useState } from 'react'
import { useModerateReviewsMutation } from '../../graphql.generated.ts'
import { getErrorExtensions, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import type { ReviewStepInfo } from './review-steps.ts'

/** Changes reviews one at a time and shows the result. Returns the error of the reason field, if any. */
export const useModerating = () => {
  const [moderate] = useModerateReviewsMutation({ errorPolicy: 'all' })
  const [isBusy, setBusy] = useState(false)
  const run = async (ids: readonly string[], { step, done }: ReviewStepInfo, note?: string): Promise<unknown> => {
    if (isBusy || !ids.length) return undefined
    setBusy(true)
    try {
      const { data, error } = await moderate({
        variables: { input: { ids: [...ids], step, note: note || null } },
      })
      if (error && getErrorExtensions(error)?.fields) return error
      const refused = data?.moderateReviews?.userErrors.length ?? 0
      if (error) toast({ title: 'Changed by Someone Else', description: getErrorMessage(error), type: 'error' })
      else toast({ title: `${countText(ids.length - refused)} ${done}`, type: 'success' })
    } catch (error) {
      toast({ title: 'Not Saved', description: getErrorMessage(error), type: 'error' })
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return { isBusy, run }
}

const countText = (count: number) => (count === 1 ? 'Review' : `${count} reviews`)
