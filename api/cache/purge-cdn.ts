import { log } from '../process/log.ts'
import { tableTag } from './tags.ts'

interface Options {
  url: string
  token?: string | undefined
  batchMs?: number
  timeoutMs?: number
}

/** A failed batch is retried once. */
export const createPurge = ({ url, token, batchMs = 1000, timeoutMs = 5000 }: Options) => {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined

  const call = async (tags: string[]) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }

  const send = async () => {
    const tags = [...changed].toSorted()
    changed.clear()
    await call(tags)
      .catch(() => call(tags))
      .catch((error: unknown) => log.error({ err: error, tags }, 'could not purge the CDN'))
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    sending ??= send().finally(() => {
      sending = undefined
      if (changed.size) plan()
    })
    return sending
  }
  const plan = () => {
    timer ??= setTimeout(() => void flush(), batchMs)
  }

  return {
    changed: (table?: string) => {
      changed.add(tableTag(table))
      if (!sending) plan()
    },
    stop: async () => {
      await sending
      if (changed.size) await flush()
      clearTimeout(timer)
    },
  }
}
