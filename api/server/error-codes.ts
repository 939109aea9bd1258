import { statusByCode, type ErrorCode } from './errors.ts'

/** Apollo's codes; their messages contain no secrets. */
export const requestFaults = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
] as const

export type AnyErrorCode = ErrorCode | (typeof requestFaults)[number] | 'INTERNAL_SERVER_ERROR'

export const restStatuses: Record<string, number | undefined> = { ...statusByCode, INTERNAL_SERVER_ERROR: 500 }

/** GraphQL responds 200 when a resolver refuses. */
const refused = '200'
const faulty = '200, or 400 as application/graphql-response+json'

export const errorCodes: Record<AnyErrorCode, { graphqlStatus: string; meaning: string }> = {
  BAD_USER_INPUT: {
    graphqlStatus: refused,
    meaning:
      'A value is missing, too long or malformed: `fields` has a message for each. Also for an operation that requests too much.',
  },
  UNAUTHENTICATED: {
    graphqlStatus: refused,
    meaning: 'Sign-in required: there is no session, it has expired, or the password was wrong.',
  },
  INVALID_API_KEY: {
    graphqlStatus: '401',
    meaning: 'The API key is unknown or mistyped, replaced, expired or revoked: the message says which.',
  },
  ORIGIN_NOT_ALLOWED: {
    graphqlStatus: '403',
    meaning: 'The API key was issued for pages of some origins, and this request comes from elsewhere.',
  },
  FORBIDDEN: {
    graphqlStatus: refused,
    meaning: 'The signed-in user is not allowed to do this, or has to complete something first.',
  },
  NOT_FOUND: {
    graphqlStatus: refused,
    meaning: 'The object to change does not exist or is not public. Queries return null instead.',
  },
  CONFLICT: {
    graphqlStatus: refused,
    meaning: 'Someone else has changed it since you read it, or is changing it now: read it again.',
  },
  CURSOR_EXPIRED: {
    graphqlStatus: refused,
    meaning:
      'The changes after this cursor are no longer stored: read the lists again, then continue from a new cursor.',
  },
  GONE: {
    graphqlStatus: 'never',
    meaning:
      'The listing was permanently removed at the business’s request: do not request it again. GraphQL returns null.',
  },
  RATE_LIMITED: {
    graphqlStatus: '429 if the points of a key or network are used up, otherwise 200',
    meaning: 'Too many requests. Retry after `retryAfterSeconds`; `cost` has the points requested and left.',
  },
  UNAVAILABLE: {
    graphqlStatus: '503 if nothing could be answered, otherwise 200',
    meaning: 'The database is unavailable. Retry after `retryAfterSeconds`.',
  },
  OVERLOADED: { graphqlStatus: '503', meaning: 'Too many requests are queued. Retry after `retryAfterSeconds`.' },
  TIMED_OUT: {
    graphqlStatus: refused,
    meaning: 'A database statement took longer than 15 seconds and was cancelled. Request less data.',
  },
  INTERNAL_SERVER_ERROR: {
    graphqlStatus: refused,
    meaning: 'An error of this site. Please report the `id`, under which the log has details.',
  },
  GRAPHQL_PARSE_FAILED: { graphqlStatus: faulty, meaning: 'The operation is not valid GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: {
    graphqlStatus: faulty,
    meaning: 'The operation selects something that is not in the schema, or exceeds a limit.',
  },
  BAD_REQUEST: { graphqlStatus: '400', meaning: 'The request does not conform to GraphQL over HTTP.' },
  OPERATION_RESOLUTION_FAILURE: {
    graphqlStatus: '400',
    meaning: 'The document has several operations, or none of the name given in `operationName`.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    graphqlStatus: '200',
    meaning: 'Only the hash of an unknown query was sent: send the query with it once.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    graphqlStatus: '200',
    meaning: 'Only the hash of a query was sent, which is not supported here.',
  },
}
