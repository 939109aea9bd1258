/** A request header that only tests for a redirect: 200 if there is one, otherwise 204. */
export const redirectCheckHeader = 'x-asks-redirect'
