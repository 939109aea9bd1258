import type { WebhookEvent, WebhookRow_WebhookFragment } from '../../graphql.generated.ts'

/** What each event tells, beside its name. */
export const eventTexts: Record<WebhookEvent, string> = {
  SUPPLIER_CREATED: 'one is listed that was not',
  SUPPLIER_CHANGED: 'what is public of one has changed',
  SUPPLIER_MERGED: 'a duplicate has a successor',
  SUPPLIER_WITHDRAWN: 'one is listed no more',
}

/** An event as messages name it: "supplier.created". */
export const eventName = (event: WebhookEvent) => event.toLowerCase().replace('_', '.')

/** "23 Nov 2026, 09:30", in London's time. */
export const timeText = (date: string) =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

/** Whether a webhook is sent to, as a word and a colour. */
export const stateOf = ({ pausedAt, failingSince }: WebhookRow_WebhookFragment) => {
  if (pausedAt) return { text: 'Paused', state: 'bad' }
  return failingSince ? { text: 'Failing', state: 'bad' } : { text: 'Active', state: 'good' }
}
