import { redirect } from 'react-router'

/** A county has one address: other spellings of it lead there for good. */
export const redirectToCounty = (asked: string, urlName: string) =>
  asked === urlName ? null : redirect(`/counties/${urlName}`, 301)
