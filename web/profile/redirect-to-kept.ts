import { redirect } from 'react-router'

/** A merged duplicate's old address leads for good to the supplier that was kept. */
export const redirectToKept = (asked: string, kept: string) =>
  asked === kept ? null : redirect(`/suppliers/${kept}`, 301)
