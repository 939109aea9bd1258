import { messageOf } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'

/** Asks for something to be stopped, and tells where that failed. */
export const stopOrTell = async (stop: () => Promise<unknown>) => {
  try {
    await stop()
  } catch (error) {
    toast({ title: 'Not Stopped', description: messageOf(error), type: 'error' })
  }
}
