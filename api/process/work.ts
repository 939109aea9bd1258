import { AsyncLocalStorage } from 'node:async_hooks'

/** Never what a visitor typed. */
type SpanAttributes = Record<string, string | number>

export interface Span {
  child: (name: string, attributes?: SpanAttributes) => Span
  end: (isFailed?: boolean) => void
}

export interface Work {
  statements: number
  /** Includes waits for a connection; statements may overlap. */
  sqlMs: number
  readonly parent: Work | undefined
  readonly span: Span | undefined
}

const current = new AsyncLocalStorage<Work>()

/** Undefined in a job. */
export const getCurrentWork = (): Work | undefined => current.getStore()

export const createWork = (span?: Span): Work => ({ statements: 0, sqlMs: 0, parent: current.getStore(), span })

export const runWork = <T>(work: Work, run: () => T): T => current.run(work, run)

/** `shown` is the text without values, for the collector. */
export const countStatement = <T>(text: string, result: Promise<T>, shown = (own: string) => own): Promise<T> => {
  const work = current.getStore()
  if (!work) return result
  const start = performance.now()
  const span = work.span?.child(`sql ${/\w+/.exec(text)?.[0].toLowerCase()}`, {
    'db.system.name': 'postgresql',
    'db.query.text': shown(text),
  })
  const end = (isFailed: boolean) => {
    const ms = performance.now() - start
    for (let one: Work | undefined = work; one; one = one.parent) {
      one.statements++
      one.sqlMs += ms
    }
    span?.end(isFailed)
  }
  result.then(
    () => end(false),
    () => end(true),
  )
  return result
}
