/** Replaces graphql-js's formatting of values in developer messages. */
export const inspect = String
