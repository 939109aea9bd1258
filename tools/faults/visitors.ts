import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { honestReads } from '../bench/attack.ts'
import type { Attempt } from './tally.ts'

const readEveryMs = 200
const writeEveryMs = 400
const patienceMs = 20_000
/** Limit per kind: 20 s of waiting visitors. */
const maxUnderWay = 150

/** Gives each visitor their own network. */
let visitor = 0
const nextAddress = () => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`

/** Independent of slow responses; `text` is their message. */
export const startVisitors = (url: () => string, text = 'Do you fit blinds in bay windows?') => {
  const attempts: Attempt[] = []
  const over = new AbortController()
  let count = 0

  const attempt = async (kind: Attempt['kind'], send: () => Promise<Response>, mark?: string) => {
    const beganAt = performance.now()
    const outcome = await send().then(readOutcome, toFailure)
    attempts.push({ kind, beganAt, endedAt: performance.now(), outcome, ...(mark ? { mark } : {}) })
  }
  const again = async (everyMs: number, visit: () => Promise<void>) => {
    const own = new Set<Promise<void>>()
    while (!over.signal.aborted) {
      if (own.size < maxUnderWay) {
        const visiting: Promise<void> = visit().finally(() => own.delete(visiting))
        own.add(visiting)
      }
      await wait(everyMs)
    }
    await Promise.all(own)
  }
  const loops = [
    again(readEveryMs, () => {
      const reads = honestReads(new URL('/graphql', url()), nextAddress(), AbortSignal.timeout(patienceMs))
      return attempt('read', reads[count++ % reads.length]!)
    }),
    again(writeEveryMs, () => {
      const mark = randomUUID()
      return attempt('write', () => sendMessage(url(), mark, text), mark)
    }),
  ]
  return {
    attempts,
    stop: async () => {
      over.abort()
      await Promise.all(loops)
    },
  }
}

const sendMessage = (url: string, mark: string, text: string) => {
  const query =
    'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } userErrors { message } } }'
  const input = {
    name: 'A visitor',
    email: 'visitor@example.com',
    reason: 'GENERAL_INQUIRY',
    subject: mark,
    message: `${text} ${mark}`,
  }
  return fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({ query, variables: { input } }),
    signal: AbortSignal.timeout(patienceMs),
  })
}

const readOutcome = async (answer: Response): Promise<string> => {
  const body = await answer.text().catch(() => undefined)
  if (body === undefined) return 'cut off'
  if (!answer.ok) return String(answer.status)
  const { errors } = (answer.headers.get('content-type')?.includes('json') ? JSON.parse(body) : {}) as {
    errors?: { extensions?: { code?: string } }[]
  }
  return errors ? (errors[0]?.extensions?.code ?? 'error') : 'good'
}

const toFailure = (error: Error): string => {
  if (error.name === 'TimeoutError') return 'no answer in 20 s'
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code
  return code === 'ECONNREFUSED' ? 'refused' : 'cut off'
}
