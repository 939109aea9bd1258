import type { ExecutionResult, OperationDefinitionNode } from 'graphql'
import type { Context } from '../server/context.ts'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { runWork, createWork, getCurrentWork, type Span, type Work } from '../process/work.ts'

export type WatchOperation = (
  operation: OperationDefinitionNode | undefined,
  context: unknown,
  run: () => Promise<ExecutionResult>,
) => Promise<ExecutionResult>

interface WatchOptions {
  /** The operations of the site's own screens; only these have metrics of their own. */
  names: ReadonlySet<string>
  slowMs: number
  /** Parent of traces outside a request, such as an operation over a socket, where traces are collected. */
  traces?: Pick<Span, 'child'> | undefined
}

/** Foreign operations count together; the log has no variables. */
export const watchOperations =
  ({ names, slowMs, traces }: WatchOptions): WatchOperation =>
  async (operation, context, run) => {
    const start = performance.now()
    const name = operation?.name?.value
    const known = name !== undefined && names.has(name) ? name : 'other'
    const span = (getCurrentWork()?.span ?? traces)?.child(`graphql ${known}`, {
      'graphql.operation.name': known,
      'graphql.operation.type': operation?.operation ?? 'none',
    })
    const work = createWork(span)
    let isFailed = true
    try {
      const result = await runWork(work, run)
      isFailed = Boolean(result.errors)
      return result
    } finally {
      const durationMs = performance.now() - start
      metrics.operationSeconds.observe({ operation: known }, durationMs / 1000)
      span?.end(isFailed)
      if (durationMs > slowMs)
        log.warn(
          {
            requestId: (context as Partial<Context> | undefined)?.requestId,
            operation: known,
            ...formatTimes(work, durationMs),
          },
          'slow operation',
        )
    }
  }

export const formatTimes = ({ statements, sqlMs }: Work, durationMs: number) => ({
  durationMs: Math.round(durationMs),
  statements,
  sqlMs: Math.round(sqlMs),
})
