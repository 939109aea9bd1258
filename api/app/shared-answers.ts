import type { ExecutionResult } from 'graphql'
import type { Pipeline, Question } from './pipeline.ts'

/** As long as a page may be kept. */
const fiveMinutes = 5 * 60_000

/**
 * Answers that every page shows: those about advertisements alone, asked once for all pages until one of them changes. For
 * pages that are for everybody.
 */
export const createSharedAnswers = (pipeline: Pick<Pipeline, 'kindsIn'>, now = () => performance.now()) => {
  let version = 0
  const drop = () => void version++
  const kept = new Map<string, { answer: Promise<ExecutionResult>; since: number; madeAt: number }>() // as many as we have such queries
  return {
    drop: (tags: Iterable<string>) => {
      for (const tag of tags) if (tag === 'ads') drop()
    },
    clear: drop,
    /** What is kept; else what `ask` answers, unless a change came meanwhile. An answer with an error is for one page. */
    find: (asked: Question, ask: () => Promise<ExecutionResult>): Promise<ExecutionResult> => {
      if (pipeline.kindsIn(asked.query).some((kind) => kind !== 'ads')) return ask()
      const key = `${asked.query} ${JSON.stringify(asked.variables)}`
      const known = kept.get(key)
      if (known && now() - known.madeAt < fiveMinutes && known.since === version) return known.answer
      const one = { answer: ask(), since: version, madeAt: now() }
      kept.set(key, one)
      const forget = () => {
        if (kept.get(key) === one) kept.delete(key)
      }
      one.answer.then(({ errors }) => errors && forget(), forget)
      return one.answer
    },
  }
}
export type SharedAnswers = ReturnType<typeof createSharedAnswers>
