/** Where a user belongs who has just signed in, or has no business on the page that was asked for. */
export const homeOf = ({ isAdmin }: { isAdmin: boolean }) => (isAdmin ? '/admin' : '/')
