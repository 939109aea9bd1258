/** With this and the longest poll interval, a screen recovers within 15 seconds of the network. */
const timeoutMs = 10_000

const timeoutSignal = () => {
  const controller = new AbortController() // AbortSignal.timeout is newer than the oldest browsers
  setTimeout(() => controller.abort(), timeoutMs)
  return controller.signal
}

/**
 * For polled queries: Apollo waits for the last request, so one without a response is cancelled. A hidden tab does
 * not poll.
 */
export const pollOptions = {
  skipPollAttempt: () => document.hidden,
  context: {
    fetchOptions: {
      /** A new signal for each request. */
      get signal() {
        return timeoutSignal()
      },
    },
  },
}
