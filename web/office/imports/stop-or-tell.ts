import { messageOf } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'

/** Stops something and shows a toast on failure. */
export const stopOrTell = async (stop: () => Promise<unknown>) => {
  try {
    await stop()
  } catch (error) {
    toast({ title: 'Not Stopped', description: messageOf(error), type: 'error' })
  }
}
