import { AsyncLocalStorage } from 'node:async_hooks'

/** Span attributes; never what a visitor typed. */
type SpanAttributes = Record<string, string | number>

/** A step of a trace; api/start/tracing.ts sends them to a collector. */
export interface Span {
  child: (name: string, attributes?: SpanAttributes) => Span
  end: (isFailed?: boolean) => void
}

/** A request, page or operation, with its database use so far. */
export interface Work {
  statements: number
  /** The sum of statement times, including waits for a connection. Statements may overlap. */
  sqlMs: number
  /** The enclosing work, such as the page of an operation; counts add up there too. */
  readonly within: Work | undefined
  /** Undefined without tracing. */
  readonly span: Span | undefined
}

const current = new AsyncLocalStorage<Work>()

/** The current work; undefined in a job. */
export const workNow = (): Work | undefined => current.getStore()

/** Creates work within the current work. */
export const newWork = (span?: Span): Work => ({ statements: 0, sqlMs: 0, within: current.getStore(), span })

/** Runs a function within this work, which `workNow` returns in everything it calls. */
export const doWork = <T>(work: Work, run: () => T): T => current.run(work, run)

/**
 * Counts a statement for the current work, and passes its result on. The collector gets the text from `shown`, which
 * must contain no values.
 */
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
    for (let one: Work | undefined = work; one; one = one.within) {
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
