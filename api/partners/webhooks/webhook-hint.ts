import type { Pool } from 'pg'
import { log } from '../../process/log.ts'
import { queueWebhooks } from './queue-webhooks.ts'

/** Changes within this time are one hint. */
const withinMs = 1000

/** Queues webhooks soon after something was heard to have changed; what is not heard, a task finds each minute. */
export const createWebhookHint = (pool: Pool) => {
  let timer: NodeJS.Timeout | undefined
  const queue = () => {
    timer = undefined
    queueWebhooks(pool).catch((error: unknown) => log.warn({ err: error }, 'webhooks were not queued'))
  }
  return {
    changed: () => {
      timer ??= setTimeout(queue, withinMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
