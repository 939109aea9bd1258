import { redirect } from 'react-router'

/** A merged duplicate's address redirects permanently to the supplier that was kept. */
export const redirectToKept = (asked: string, kept: string) =>
  asked === kept ? null : redirect(`/suppliers/${kept}`, 301)
