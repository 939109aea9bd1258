import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'

export const stopWithToast = async (stop: () => Promise<unknown>) => {
  try {
    await stop()
  } catch (error) {
    toast({ title: 'Not Stopped', description: getErrorMessage(error), type: 'error' })
  }
}
