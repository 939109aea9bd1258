/** The page for a user who has just signed in, or may not see the page that was asked for. */
export const homeOf = ({ isAdmin }: { isAdmin: boolean }, next = '/admin') => (isAdmin ? next : '/')
