/** Clean-up steps, run in reverse order whatever happens. */
export type Undo = (() => Promise<unknown>)[]

/** Gives `work` a list of clean-up steps, and runs them after it, last first, or when a signal ends the process. */
export const withUndo = async <T>(work: (undo: Undo) => Promise<T>): Promise<T> => {
  const undo: Undo = []
  const undoAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step().catch(() => {}) // a failure does not stop the rest
  }
  let isEnded = false
  const end = () => {
    if (isEnded) return
    isEnded = true
    void undoAll().then(() => process.exit(130))
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  try {
    return await work(undo)
  } finally {
    if (isEnded) await new Promise(() => {}) // the process is ending, so a failure of `work` means nothing
    for (const signal of signals) process.off(signal, end)
    await undoAll()
  }
}
