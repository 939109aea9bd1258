import { getErrorMessage, getFieldErrors } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'

/** For `catch`: shows the server's message under this title, and returns the field errors. */
export const toastFailure = (title: string, otherwise?: string) => (error: unknown) => {
  toast({ title, description: getErrorMessage(error, otherwise), type: 'error' })
  return getFieldErrors(error)
}
