import { useEffect } from 'react'
import { failureText } from '../../ui/failure-text.ts'
import { toast } from '../../ui/kit/toaster.tsx'

export const useErrorToast = (message: string, error: unknown) =>
  useEffect(() => {
    if (error) toast({ title: 'Error', description: failureText(message, error), type: 'error' })
  }, [message, error])
