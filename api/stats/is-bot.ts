import { isbot } from 'isbot'

/** Whether a user agent is no person's browser, by isbot's list; an empty one counts as a bot. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)
