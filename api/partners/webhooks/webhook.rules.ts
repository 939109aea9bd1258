import * as z from 'zod/mini'
import { typedText } from '../../server/form.rules.ts'

/** Sent to every webhook whose place in the feed is lost: everything is to be read again. */
export const resetEvent = 'feed.reset'

/** More webhooks than partners there are. */
export const mostWebhooks = 50

/** How long the former secret signs too, in hours, once there is a new one. */
export const formerSecretHours = 24

/** A webhook as it is entered. */
export const webhookRules = z.object({
  label: typedText({
    min: [1, 'Please enter whose address it is.'],
    max: [100, 'Please use at most 100 characters.'],
  }),
  url: typedText({
    min: [1, 'Please enter an address that starts with https://.'],
    max: [2000, 'Please use at most 2,000 characters.'],
  }),
  events: z.array(z.string()).check(z.minLength(1, 'Please choose at least one event.'), z.maxLength(10)),
})
