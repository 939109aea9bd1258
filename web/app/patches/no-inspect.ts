/** Replaces what describes a value in graphql-js’s messages to programmers, in the browser. */
export const inspect = String
