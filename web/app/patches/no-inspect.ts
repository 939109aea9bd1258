/** Replaces graphql-js's description of values in developer messages. */
export const inspect = String
