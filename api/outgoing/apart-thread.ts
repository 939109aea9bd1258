import { parentPort } from 'node:worker_threads'
import { PageError } from './page-errors.ts'
import type { Asked, Said } from './apart.ts'

/** The worker thread that parses outside text, without access to anything else. */
const say = (said: Said) => parentPort!.postMessage(said)

parentPort!.on('message', ({ module, name, args }: Asked) => {
  void (async () => {
    const functions = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>
    say({ begun: process.threadCpuUsage() })
    say({ result: functions[name]!(...args) })
  })().catch((error: unknown) => {
    if (!(error instanceof PageError)) return say({ error })
    const { outcome, url, message, status, retryAfterMs } = error
    say({
      pageError: { outcome, url, message, ...(status && { status }), ...(retryAfterMs && { retryAfterMs }) },
    })
  })
})
