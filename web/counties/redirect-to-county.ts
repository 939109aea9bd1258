import { redirect } from 'react-router'

/** A county has one address: other spellings redirect there permanently. */
export const redirectToCounty = (asked: string, urlName: string) =>
  asked === urlName ? null : redirect(`/counties/${urlName}`, 301)
