import { AsyncLocalStorage } from 'node:async_hooks'

/** What is told of a step beside its name; never what a visitor typed. */
export type SpanAttributes = Record<string, string | number>

/** A step of a trace; api/start/tracing.ts sends them to a collector. */
export interface Span {
  child: (name: string, attributes?: SpanAttributes) => Span
  end: (isFailed?: boolean) => void
}

/** A request, a page or an operation, and what it has asked of the database so far. */
export interface Work {
  statements: number
  /** The statements' times added up: several may run at once. Waiting for a connection is a part of them. */
  sqlMs: number
  /** The page that an operation is for, say; what is counted here counts there too. */
  readonly within: Work | undefined
  /** Undefined where nobody collects traces. */
  readonly span: Span | undefined
}

const current = new AsyncLocalStorage<Work>()

/** What the caller works on; undefined for a job. */
export const workNow = (): Work | undefined => current.getStore()

/** Work within that of the caller. */
export const newWork = (span?: Span): Work => ({ statements: 0, sqlMs: 0, within: current.getStore(), span })

/** Runs a part of it; whatever that calls, now or later, finds it by `workNow`. */
export const doWork = <T>(work: Work, run: () => T): T => current.run(work, run)

/**
 * Counts a statement for the work that it belongs to, and returns what was asked. Its text as `shown`, which must hold no
 * values, goes to the collector of traces.
 */
export const countStatement = <T>(text: string, asked: Promise<T>, shown = (own: string) => own): Promise<T> => {
  const work = current.getStore()
  if (!work) return asked
  const start = performance.now()
  const span = work.span?.child(`sql ${/\w+/.exec(text)?.[0].toLowerCase()}`, {
    'db.system.name': 'postgresql',
    'db.query.text': shown(text),
  })
  const end = (isFailed: boolean) => {
    const ms = performance.now() - start
    for (let one: Work | undefined = work; one; one = one.within) {
      one.statements++
      one.sqlMs += ms
    }
    span?.end(isFailed)
  }
  asked.then(
    () => end(false),
    () => end(true),
  )
  return asked
}
