import {
  getOperationAST,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Question } from './anonymous-read.ts'
import { createExecutor } from './execute.ts'
import { createLimiter } from './query-limits.ts'

interface Prepared {
  document: DocumentNode
  operation: OperationDefinitionNode
  headers: readonly string[]
}

/** A query is prepared when it is let through for the second time; few are kept, since each is compiled. */
const maxPrepared = 500
const maxCharacters = 200_000

/**
 * Queries that Apollo has let through, to be run at once with other variables: what Apollo does around a query costs as
 * much as a small one. An answer with errors is not given from here: Apollo runs the read again and words them.
 */
export const createPreparedReads = (schema: GraphQLSchema) => {
  const execute = createExecutor(schema, { compileAtRun: 1 })
  const refusal = createLimiter(schema)
  const seen = new LRUCache<string, true>({ max: 5000, maxSize: 1_000_000, sizeCalculation: (_, key) => key.length })
  const prepared = new LRUCache<string, Prepared>({
    max: maxPrepared,
    maxSize: maxCharacters,
    sizeCalculation: (_, key) => key.length,
  })

  return {
    /** To be told of each read that Apollo answered without an error. */
    add: ({ query, operationName }: Question, accept: string | undefined, headers: () => readonly string[]) => {
      const key = `${accept}\n${operationName}\n${query}`
      if (prepared.has(key)) return
      if (!seen.has(key)) {
        seen.set(key, true)
        return
      }
      const document = parse(query)
      const operation = getOperationAST(document, operationName)
      if (operation) prepared.set(key, { document, operation, headers: headers() })
    },
    /** Runs a read that is prepared; undefined when it is not, or would not be answered without errors. */
    run: (
      { query, variables, operationName }: Question,
      accept: string | undefined,
      context: () => unknown,
    ): Promise<Run | undefined> | undefined => {
      const known = prepared.get(`${accept}\n${operationName}\n${query}`)
      if (!known || refusal(known.document, known.operation, variables)) return undefined
      const { document, operation, headers } = known
      return answerOf(() => execute({ document, operation, operationName, variables, context: context() }), headers)
    },
  }
}
export type PreparedReads = ReturnType<typeof createPreparedReads>

interface Run {
  text: string
  data: unknown
  headers: readonly string[]
}

const answerOf = async (
  run: () => Promise<ExecutionResult> | ExecutionResult,
  headers: readonly string[],
): Promise<Run | undefined> => {
  try {
    const { data, errors } = await run()
    return errors || !data ? undefined : { text: `${JSON.stringify({ data })}\n`, headers, data }
  } catch {
    return undefined // Apollo runs it again, and tells and logs what is wrong
  }
}
