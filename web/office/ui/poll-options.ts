import { useEffect } from 'react'

/** With the longest poll interval, a screen recovers within 15 seconds of the network. */
const timeoutMs = 10_000

const timeoutSignal = () => {
  const controller = new AbortController() // AbortSignal.timeout is too new for the oldest browsers
  setTimeout(() => controller.abort(), timeoutMs)
  return controller.signal
}

/** Apollo waits for the last request, so one without a response is cancelled. */
export const pollOptions = {
  skipPollAttempt: () => document.hidden,
  context: {
    fetchOptions: {
      get signal() {
        return timeoutSignal()
      },
    },
  },
}

interface PolledQuery {
  startPolling: (everyMs: number) => void
  stopPolling: () => void
}

export const usePollWhile = (isBusy: boolean, { startPolling, stopPolling }: PolledQuery, everyMs: number) => {
  useEffect(() => {
    if (isBusy) startPolling(everyMs)
    else stopPolling()
  }, [isBusy, startPolling, stopPolling, everyMs])
}
