import { parentPort } from 'node:worker_threads'
import { PageError } from './page-errors.ts'
import type { WorkerCall, WorkerMessage } from './run-in-worker.ts'

/** The worker thread that parses outside text, without access to anything else. */
const send = (message: WorkerMessage) => parentPort!.postMessage(message)

parentPort!.on('message', ({ module, name, args }: WorkerCall) => {
  void (async () => {
    const functions = (await import(module)) as Record<string, (...args: readonly unknown[]) => unknown>
    send({ begun: process.threadCpuUsage() })
    send({ result: functions[name]!(...args) })
  })().catch((error: unknown) => {
    if (!(error instanceof PageError)) return send({ error })
    const { outcome, url, message, status, retryAfterMs } = error
    send({ pageError: { outcome, url, message, status, retryAfterMs } })
  })
})
