export type Undo = (() => Promise<unknown>)[]

/** Also when a signal ends the process. */
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
