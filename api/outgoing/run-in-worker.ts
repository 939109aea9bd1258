import type { Worker } from 'node:worker_threads'
import { startThread } from '../process/start-thread.ts'
import { Blocked, Disallowed, Gone, MarkupChanged, Unreachable, Unreadable, type PageError } from './page-errors.ts'

/** Ordinary pages take about 10 ms and 30 MB. */
const cpuLimitMs = 2000
/** A busy machine gives a thread a share of a processor, so wall time may be this many times CPU time. */
const waitFactor = 30
const memoryLimitsMb = { old: 128, young: 4 }

export interface WorkerCall {
  module: string
  name: string
  args: readonly unknown[]
}

export type WorkerMessage =
  | { begun: NodeJS.CpuUsage }
  | { result: unknown }
  | { error: unknown }
  | { pageError: PlainPageError }

/** Classes cannot cross threads. */
type PlainPageError = Pick<PageError, 'outcome' | 'url' | 'message' | 'status' | 'retryAfterMs'>

const kinds = {
  blocked: Blocked,
  disallowed: Disallowed,
  gone: Gone,
  markup_changed: MarkupChanged,
  network: Unreachable,
  unreadable: Unreadable,
} satisfies Record<PageError['outcome'], unknown>

const toPageError = ({ outcome, url, message, ...more }: PlainPageError): PageError =>
  new kinds[outcome](url, message, more)

let thread: Worker | undefined
let turn: { onMessage: (message: WorkerMessage) => void; fail: (error: unknown) => void } | undefined
let last: Promise<unknown> = Promise.resolve()

/** One thread per process, started on first use; an idle one does not keep the process alive. */
const startWorker = () => {
  const worker = startThread(new URL('./worker-thread.ts', import.meta.url), memoryLimitsMb)
  const end = (error: unknown) => {
    if (thread !== worker) return
    thread = undefined
    turn?.fail(error)
  }
  worker
    .on('message', (message: WorkerMessage) => turn?.onMessage(message))
    .on('error', end)
    .on('exit', () => end(new Error('the page-reading thread has ended')))
    .unref()
  return worker
}

const callWorker = async (call: WorkerCall, url: string, limitMs: number): Promise<unknown> => {
  const worker = (thread ??= startWorker())
  const timers: { check?: NodeJS.Timeout; end?: NodeJS.Timeout } = {}
  worker.ref()
  try {
    return await new Promise((done, fail) => {
      const giveUp = () => {
        if (thread === worker) thread = undefined
        const slow = new Unreadable(url, 'The page took too long to read')
        worker.terminate().then(() => fail(slow), fail)
      }
      const onMessage = (message: WorkerMessage) => {
        if ('result' in message) done(message.result)
        else if ('pageError' in message) fail(toPageError(message.pageError))
        else if ('error' in message) fail(message.error)
        else {
          timers.end = setTimeout(() => setImmediate(giveUpUnlessDone), limitMs * waitFactor)
          checkAfter(limitMs, message.begun)
        }
      }
      /** If the main thread was busy, a timely response may arrive only now. */
      const giveUpUnlessDone = () => turn?.onMessage === onMessage && giveUp()
      const checkAfter = (ms: number, begun: NodeJS.CpuUsage) => {
        timers.check = setTimeout(() => void check(begun), ms)
      }
      const check = async (begun: NodeJS.CpuUsage) => {
        const used = await worker.cpuUsage(begun).catch(() => undefined)
        if (!used || turn?.onMessage !== onMessage) return
        const leftMs = limitMs - (used.user + used.system) / 1000
        if (leftMs > 0) checkAfter(Math.max(leftMs, 10), begun)
        else giveUp()
      }
      turn = {
        onMessage,
        fail: (error) =>
          fail(isOutOfMemory(error) ? new Unreadable(url, 'The page takes too much memory to read') : error),
      }
      worker.postMessage(call)
    })
  } finally {
    turn = undefined
    clearTimeout(timers.check)
    clearTimeout(timers.end)
    worker.unref()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Runs a function on outside text without risk to the process. Its module imports no entities; its result is plain data. */
export const runInWorker =
  <Read extends (text: string, url: string, ...more: never[]) => unknown>(
    module: URL,
    name: string,
    { limitMs = cpuLimitMs } = {},
  ) =>
  (...args: Parameters<Read>): Promise<ReturnType<Read>> => {
    const mine = last.then(() => callWorker({ module: module.href, name, args }, args[1], limitMs))
    last = mine.catch(() => {})
    return mine as Promise<ReturnType<Read>>
  }
