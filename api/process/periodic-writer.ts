/** One write at a time, every few seconds and at the end. */
export const createPeriodicWriter = (write: () => Promise<void>, everyMs: number) => {
  let writing: Promise<void> = Promise.resolve()
  const flush = () => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
