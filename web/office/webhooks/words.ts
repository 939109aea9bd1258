import type { WebhookRow_WebhookFragment } from './WebhooksTab.generated.ts'
import type { WebhookEvent } from '../../schema.generated.ts'

export const eventTexts: Record<WebhookEvent, string> = {
  SUPPLIER_CREATED: 'a supplier is newly listed',
  SUPPLIER_CHANGED: 'a supplier’s public details change',
  SUPPLIER_MERGED: 'a duplicate is merged',
  SUPPLIER_WITHDRAWN: 'a supplier is no longer listed',
}

export const eventName = (event: WebhookEvent) => event.toLowerCase().replace('_', '.')

export const describeState = ({ pausedAt, failingSince }: WebhookRow_WebhookFragment) => {
  if (pausedAt) return { text: 'Paused', state: 'bad' }
  return failingSince ? { text: 'Failing', state: 'bad' } : { text: 'Active', state: 'good' }
}
