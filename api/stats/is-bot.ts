import { isbot } from 'isbot'

/** Whether a user agent is not a person's browser, by isbot's list of names; an empty one is not, either. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)
