import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Context } from '../server/context.ts'
import { reportCacheSize } from '../process/metrics.ts'
import type { PlainQuestion } from './anonymous-read.ts'
import { bytesPerCharacter } from './document-store.ts'
import { isDocument, type Pipeline } from './pipeline.ts'

interface PreparedQuery {
  document: DocumentNode
  headers: readonly string[]
}

/** A query is prepared when it has passed for the second time; few are kept, since each is compiled. */
const maxPrepared = 500
const maxCharacters = 200_000

/**
 * Queries that Apollo has validated, to be run directly with other variables: Apollo's work around a query costs as
 * much as a small one. An answer with errors is not sent from here: Apollo runs the query again and words them.
 */
export const createPreparedReads = (pipeline: Pipeline) => {
  const seen = new LRUCache<string, true>({ max: 5000, maxSize: 1_000_000, sizeCalculation: (_, key) => key.length })
  const prepared = new LRUCache<string, PreparedQuery>({
    max: maxPrepared,
    maxSize: maxCharacters,
    sizeCalculation: (_, key) => key.length,
  })
  reportCacheSize('prepared', () => 2 * seen.calculatedSize + bytesPerCharacter * prepared.calculatedSize)

  return {
    /** To be called for each query that Apollo answered without an error. */
    add: ({ query, operationName }: PlainQuestion, accept: string | undefined, headers: () => readonly string[]) => {
      const key = `${accept}\n${operationName}\n${query}`
      if (prepared.has(key)) return
      if (!seen.has(key)) {
        seen.set(key, true)
        return
      }
      const document = pipeline.read(query)
      if (isDocument(document)) prepared.set(key, { document, headers: headers() })
    },
    /**
     * Runs a query, which answers undefined when it would not succeed; undefined when it is not prepared.
     * @throws OVERLOADED
     */
    find: ({ query, variables, operationName }: PlainQuestion, accept: string | undefined) => {
      const known = prepared.get(`${accept}\n${operationName}\n${query}`)
      if (!known) return undefined
      const { document, headers } = known
      return (context: Context) => {
        const run = () => pipeline.run({ document, operationName, variables, context })
        return pipeline.admission.run(context, () => toAnswer(run, headers))
      }
    },
  }
}

interface Answer {
  text: string
  data: unknown
  headers: readonly string[]
}

const toAnswer = async (
  run: () => ReturnType<Pipeline['run']>,
  headers: readonly string[],
): Promise<Answer | undefined> => {
  try {
    const { data, errors } = await run()
    return errors || !data ? undefined : { text: `${JSON.stringify({ data })}\n`, headers, data }
  } catch {
    return undefined // Apollo runs it again, and reports and logs the error
  }
}
