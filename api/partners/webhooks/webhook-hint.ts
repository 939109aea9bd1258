import type { Pool } from 'pg'
import { log } from '../../process/log.ts'
import { queueWebhooks } from './queue-webhooks.ts'

/** Hints within this time are merged. */
const withinMs = 1000

/** Queues webhooks soon after a change notification; a task every minute finds missed ones. */
export const createWebhookHint = (pool: Pool) => {
  let timer: NodeJS.Timeout | undefined
  const queue = () => {
    timer = undefined
    queueWebhooks(pool).catch((error: unknown) => log.warn({ err: error }, 'could not queue webhooks'))
  }
  return {
    changed: () => {
      timer ??= setTimeout(queue, withinMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
