import { statusOf, type ErrorCode } from './errors.ts'

/** Apollo's codes for invalid requests; their messages contain no secrets. */
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

interface Documented {
  /** The HTTP status of REST paths. GraphQL responds 200 when a resolver refuses. */
  restStatus?: number
  graphqlStatus: string
  meaning: string
}

const refused = '200'
const faulty = '200, or 400 as application/graphql-response+json'

/** The codes' meanings, for the manual. */
export const errorCodes: Record<AnyErrorCode, Documented> = {
  BAD_USER_INPUT: {
    restStatus: statusOf.BAD_USER_INPUT,
    graphqlStatus: refused,
    meaning:
      'A value is missing, too long or not of the right form: `fields` has a message for each field. Also an operation that asks for too much.',
  },
  UNAUTHENTICATED: {
    restStatus: statusOf.UNAUTHENTICATED,
    graphqlStatus: refused,
    meaning: 'This is for those who are signed in: nobody is, the session has ended, or the password was wrong.',
  },
  INVALID_API_KEY: {
    restStatus: statusOf.INVALID_API_KEY,
    graphqlStatus: '401',
    meaning: 'The API key is unknown or mistyped, replaced, expired or revoked: the message says which.',
  },
  ORIGIN_NOT_ALLOWED: {
    restStatus: statusOf.ORIGIN_NOT_ALLOWED,
    graphqlStatus: '403',
    meaning: 'The API key was issued for pages of some origins, and this request comes from elsewhere.',
  },
  FORBIDDEN: {
    restStatus: statusOf.FORBIDDEN,
    graphqlStatus: refused,
    meaning: 'Whoever is signed in may not do this; or an administrator’s account needs something first.',
  },
  NOT_FOUND: {
    restStatus: statusOf.NOT_FOUND,
    graphqlStatus: refused,
    meaning: 'What should be changed is not there, or not in public. Queries answer null instead.',
  },
  CONFLICT: {
    restStatus: statusOf.CONFLICT,
    graphqlStatus: refused,
    meaning: 'Somebody else has changed it since it was read, or is doing so at this moment: read it again.',
  },
  CURSOR_EXPIRED: {
    restStatus: statusOf.CURSOR_EXPIRED,
    graphqlStatus: refused,
    meaning: 'What came behind this cursor is no longer kept: read the lists anew, then go on from a cursor of now.',
  },
  GONE: {
    restStatus: statusOf.GONE,
    graphqlStatus: 'never',
    meaning: 'The listing was removed for good, as the business asked: do not ask for it again. GraphQL answers null.',
  },
  RATE_LIMITED: {
    restStatus: statusOf.RATE_LIMITED,
    graphqlStatus: '429 where the points of a key or a network are spent, else 200',
    meaning:
      'Too much was sent. Ask again after `retryAfterSeconds`; `cost` tells points that were asked for, and are left.',
  },
  UNAVAILABLE: {
    restStatus: statusOf.UNAVAILABLE,
    graphqlStatus: '503 where nothing could be answered, else 200',
    meaning: 'The database cannot be asked at the moment. Ask again after `retryAfterSeconds`.',
  },
  OVERLOADED: {
    restStatus: statusOf.OVERLOADED,
    graphqlStatus: '503',
    meaning: 'Too many requests wait for their turn. Ask again after `retryAfterSeconds`.',
  },
  TIMED_OUT: {
    restStatus: statusOf.TIMED_OUT,
    graphqlStatus: refused,
    meaning: 'A statement took the database longer than 15 seconds, and was cancelled there. Ask for less at once.',
  },
  INTERNAL_SERVER_ERROR: {
    restStatus: 500,
    graphqlStatus: refused,
    meaning: 'A fault of this site. Its log has more under the `id`: please tell us that.',
  },
  GRAPHQL_PARSE_FAILED: { graphqlStatus: faulty, meaning: 'The operation is no GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: {
    graphqlStatus: faulty,
    meaning: 'The operation asks for what is not in the schema, or goes beyond a limit.',
  },
  BAD_REQUEST: { graphqlStatus: '400', meaning: 'The request is not of the form of GraphQL over HTTP.' },
  OPERATION_RESOLUTION_FAILURE: {
    graphqlStatus: '400',
    meaning: 'The document has several operations, or none of the name given in `operationName`.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    graphqlStatus: '200',
    meaning: 'Only the hash of a query was sent, and it is not known yet: send the query with it once.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    graphqlStatus: '200',
    meaning: 'Only the hash of a query was sent, which is not taken here.',
  },
}
