import * as z from 'zod/mini'
import { typedText } from '../../server/form.rules.ts'

/** The position in the feed is lost, so the receiver must read everything again. */
export const resetEvent = 'feed.reset'

export const maxWebhooks = 50

export const previousSecretHours = 24

export const webhookRules = z.object({
  label: typedText({ min: [1, 'Please enter the partner’s name.'], max: 100 }),
  url: typedText({ min: [1, 'Please enter an address that starts with https://.'], max: 2000 }),
  events: z.array(z.string()).check(z.minLength(1, 'Please choose at least one event.'), z.maxLength(10)),
})
