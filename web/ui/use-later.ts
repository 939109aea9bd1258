import { useState, type ComponentType } from 'react'
import { failureText } from './failure-text.ts'
import { toast } from './toaster.tsx'

/** A part of a page whose code is loaded when a visitor asks for it; a failure is reported, and can be retried. */
export const useLater = <Props>(read: () => Promise<ComponentType<Props>>) => {
  const [part, setPart] = useState<ComponentType<Props>>()
  const open = async () => {
    try {
      const loaded = await read()
      setPart(() => loaded)
    } catch {
      toast({
        title: 'Error',
        description: failureText('This could not be loaded. Please check your internet connection and try again.'),
        type: 'error',
      })
    }
  }
  const close = () => setPart(undefined)
  return { part, open: () => void open(), close }
}
