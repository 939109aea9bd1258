/** With this and the longest poll interval, a screen recovers within 15 seconds of the network. */
const timeoutMs = 10_000

const timeoutSignal = () => {
  const controller = new AbortController() // AbortSignal.timeout is newer than the oldest browsers
  setTimeout(() => controller.abort(), timeoutMs)
  return controller.signal
}

/**
 * For a query that is polled: Apollo sends the next one only once the last has ended, so one without a response is
 * cancelled. A hidden tab polls nothing.
 */
export const pollOptions = {
  skipPollAttempt: () => document.hidden,
  context: {
    fetchOptions: {
      /** A new one for each request. */
      get signal() {
        return timeoutSignal()
      },
    },
  },
}
