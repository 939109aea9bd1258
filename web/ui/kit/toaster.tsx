import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import { ToastView, type ToastMessage } from './ToastView.tsx'

const latest = makeVar<ToastMessage | undefined>(undefined)

/** One at a time, for 5 seconds by default; F8 focuses it. */
export const toast = (message: ToastMessage) => void latest(message)

/** Not lazy: a message may say that nothing can be loaded. */
export const Toaster = () => {
  const message = useReactiveVar(latest)
  useEffect(() => () => void latest(undefined), []) // the next page has nothing to do with it
  return message ? <ToastView message={message} /> : null
}
