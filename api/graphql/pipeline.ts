import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { createAnswerTags } from '../cache/answer-tags.ts'
import { anything } from '../cache/tags.ts'
import type { AnyErrorCode } from '../server/error-codes.ts'
import { toRead, type Context } from '../server/context.ts'
import type { AnsweredField } from '../schema/counting.ts'
import { createAdmission } from '../server/admission.ts'
import { createCountedFields } from './counted-fields.ts'
import { createDocumentStore } from './document-store.ts'
import { withinAnswerLimits } from './answer-limits.ts'
import { createExecutor } from './execute.ts'
import { createIntrospection } from './introspection.ts'
import { createOperationCost } from './operation-cost.ts'
import { createPersistedQueries } from './persisted-queries.ts'
import { createLimiter, limits, withinLimits } from './query-limits.ts'
import type { WatchOperation } from './watch-operations.ts'

/** A request, as it came. */
export interface Question {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

/** A parsed request, with a document that `read` or Apollo has validated. */
export interface Operation extends Omit<Question, 'query'> {
  document: DocumentNode
  context: unknown
}

/** Gives an error the code that it has over HTTP, where Apollo does. */
const coded = (code: AnyErrorCode) => (error: GraphQLError) => {
  error.extensions['code'] = code
  return error
}

/** One mistake made many times is not told as often. */
const validationOptions = { maxErrors: 5 }

/**
 * The one pipeline for GraphQL: parse, check, limit, compile what is repeated, run. Apollo (for HTTP), the pages, the
 * sockets and the cache in front of them all share its documents, its limiter and its executor.
 */
export const createPipeline = (
  schema: GraphQLSchema,
  admission = createAdmission(),
  watch: WatchOperation = (_, __, run) => run(),
  trusted?: ReadonlyMap<string, string>,
) => {
  const documents = createDocumentStore()
  const refusal = createLimiter(schema)
  const costOf = createOperationCost(schema)
  const execute = createExecutor(schema)
  const countedFields = createCountedFields(schema)
  const introspect = createIntrospection(schema)
  const persisted = createPersistedQueries(trusted)
  const answerTags = createAnswerTags(schema)

  /** Parses a text to a document that is valid and within the limits, or returns its errors. */
  const read = (query: string): DocumentNode | readonly GraphQLError[] => {
    const known = documents.find(query)
    if (known) return known
    try {
      const document = parse(query, { maxTokens: limits.tokens })
      const invalid = validate(schema, document, undefined, validationOptions)
      const wrong = invalid.length ? invalid : validate(schema, document, [withinLimits])
      if (wrong.length) return wrong.map(coded('GRAPHQL_VALIDATION_FAILED'))
      documents.keep(query, document)
      return document
    } catch (error) {
      return [error instanceof GraphQLError ? error : new GraphQLError('The operation cannot be read')].map(
        coded('GRAPHQL_PARSE_FAILED'),
      )
    }
  }

  /** The error of an operation with these variables; undefined when it may run. */
  const refuse = ({ document, operationName, variables }: Omit<Operation, 'context'>): GraphQLError | undefined => {
    const operation = getOperationAST(document, operationName)
    return operation ? refusal(document, operation, variables ?? {}) : undefined
  }

  const priceOf = ({ document, operationName, variables }: Operation): number => {
    const operation = getOperationAST(document, operationName)
    return operation ? costOf(document, operation, variables ?? {}) : 0
  }

  /** Takes what an operation costs from whoever asks; its error when there is too little left. */
  const pay = (asked: Operation): GraphQLError | undefined => {
    try {
      ;(asked.context as Context | undefined)?.account?.spend(priceOf(asked))
      return undefined
    } catch (error) {
      if (error instanceof GraphQLError) return error
      throw error
    }
  }

  /** Runs an operation that is within the limits. */
  const perform = async ({ document, operationName, variables, context }: Operation): Promise<ExecutionResult> => {
    const operation = getOperationAST(document, operationName) ?? undefined
    const introspected = operation && introspect(document, operation)
    if (introspected) return introspected
    const contextToUse =
      operation?.operation === OperationTypeNode.QUERY && context ? toRead(context as Context) : context
    const result = await watch(operation, context, async () =>
      execute({ document, operation, operationName, variables: variables ?? {}, context: contextToUse }),
    )
    return operation && !('data' in result) ? withWrongVariables(result) : result
  }

  /** What an operation costs, as an answer tells it to whoever has asked. */
  const costIn = (asked: Operation): Pick<ExecutionResult, 'extensions'> => {
    const account = (asked.context as Context | undefined)?.account
    return account?.wants ? { extensions: { cost: account.costOf(priceOf(asked)) } } : {}
  }

  /** Has an operation paid for; the answer instead of it where too little is left, or nothing but its cost is wanted. */
  const charge = (asked: Operation): ExecutionResult | undefined => {
    const { account } = (asked.context ?? {}) as Partial<Context>
    if (account?.wants === 'cost only') return { data: null, ...costIn(asked) }
    const unpaid = pay(asked)
    return unpaid && { errors: [unpaid] }
  }

  /** Runs a client's own operation, when it is paid for; with what it costs, where that was asked. */
  const run = async (asked: Operation): Promise<ExecutionResult> => {
    const refused = refuse(asked)
    if (refused) return { errors: [refused] }
    return charge(asked) ?? { ...withinAnswerLimits(await perform(asked), asked.context as Context), ...costIn(asked) }
  }

  return {
    schema,
    /** Before each operation of a client's own; a page comes in once, with all its queries. */
    admission,
    read,
    refuse,
    charge,
    costIn,
    run,
    /** Everything from the text to the response, for a page: its own operations cost its visitor nothing. */
    ask: async ({ query, ...rest }: Question, context: unknown): Promise<ExecutionResult> => {
      const document = read(query)
      if (!isDocument(document)) return { errors: document }
      const refused = refuse({ ...rest, document })
      return refused ? { errors: [refused] } : perform({ ...rest, document, context })
    },
    /** The fields of a successful response that count; its data is only looked at where there can be any. */
    counted: ({ query, operationName, variables }: Question, data: () => unknown): AnsweredField[] => {
      const document = read(query)
      return isDocument(document) ? countedFields(document, operationName, variables ?? {}, data) : []
    },
    /** The text of an id of our own screens, or that a client has given this hash. */
    persisted: persisted.find,
    /** A request with the text of the query that it names. */
    withText: persisted.withText,
    /** The tags by which an answer is invalidated; undefined where no cache may keep it. */
    tagsOf: ({ query, ...rest }: Question, data: unknown): readonly string[] | undefined => {
      const document = read(query)
      return isDocument(document) ? answerTags(document, rest, data) : anything
    },
    /** Settings by which Apollo parses in the same way and into the same store. */
    forApollo: {
      documentStore: documents.forApollo,
      persistedQueries: { cache: persisted.forApollo },
      parseOptions: { maxTokens: limits.tokens },
      maxRecursiveSelections: true, // so that our own rules only run on valid documents
      validationRules: [withinLimits],
      validationOptions,
    },
  }
}
export type Pipeline = ReturnType<typeof createPipeline>

/** Whether `read` returned a document. */
export const isDocument = (read: ReturnType<Pipeline['read']>): read is DocumentNode => 'kind' in read

/** If nothing has run, the variables were at fault. */
const withWrongVariables = ({ errors = [] }: ExecutionResult): ExecutionResult => ({
  errors: errors.map((error) =>
    error.extensions.code
      ? error
      : new GraphQLError(error.message, {
          nodes: error.nodes,
          originalError: error.originalError,
          extensions: { code: 'BAD_USER_INPUT' },
        }),
  ),
})
