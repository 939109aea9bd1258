import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExecutionResult, OperationDefinitionNode } from 'graphql'
import type { Context } from '../server/context.ts'
import { log } from '../server/log.ts'
import { metrics } from '../server/metrics.ts'

/** Runs an operation and watches how long it takes. */
export type WatchOperation = (
  operation: OperationDefinitionNode | undefined,
  context: unknown,
  run: () => Promise<ExecutionResult>,
) => Promise<ExecutionResult>

/** The names of the operations of the site's own screens: the only ones by which anything is counted. */
export const screenNames = (): ReadonlySet<string> => {
  const web = join(import.meta.dirname, '../../web')
  const texts = globSync('**/*.graphql', { cwd: web }).map((name) => readFileSync(join(web, name), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)].map(([, name]) => name!)),
  )
}

/**
 * Counts operations by name, those of others together, and logs what takes longer than `slowMs`, with the id of the
 * request and never with its variables.
 */
export const watchOperations =
  ({ names, slowMs }: { names: ReadonlySet<string>; slowMs: number }): WatchOperation =>
  async (operation, context, run) => {
    const start = performance.now()
    try {
      return await run()
    } finally {
      const durationMs = performance.now() - start
      const name = operation?.name?.value
      const known = name !== undefined && names.has(name) ? name : 'other'
      metrics.operationSeconds.observe({ operation: known }, durationMs / 1000)
      if (durationMs > slowMs)
        log.warn(
          {
            requestId: (context as Partial<Context> | undefined)?.requestId,
            operation: known,
            durationMs: Math.round(durationMs),
          },
          'an operation was slow',
        )
    }
  }
