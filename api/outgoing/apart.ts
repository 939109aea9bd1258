import type { Worker } from 'node:worker_threads'
import { startThread } from '../process/start-thread.ts'
import { Blocked, Disallowed, Gone, MarkupChanged, Unreachable, Unreadable, type PageError } from './page-errors.ts'

/** What a page may cost, of CPU time and memory: ordinary ones take some 10 ms and 30 MB. */
const cpuLimitMs = 2000
/** On a busy machine a thread gets a part of a processor: so many times its CPU time may pass. */
const waitFactor = 30
const most = { old: 128, young: 4 }

/** What is asked of the thread: call the function `name` of a module. */
export interface Asked {
  module: string
  name: string
  args: readonly unknown[]
}

/** What the thread says: the CPU time it has used once the module is loaded, then the result, or the error in its parts. */
export type Said = { begun: NodeJS.CpuUsage } | { result: unknown } | { error: unknown } | { pageError: PlainPageError }

/** A PageError as plain data, since a class does not cross the boundary of a thread. */
export type PlainPageError = Pick<PageError, 'outcome' | 'url' | 'message' | 'status' | 'retryAfterMs'>

const kinds = {
  blocked: Blocked,
  disallowed: Disallowed,
  gone: Gone,
  markup_changed: MarkupChanged,
  network: Unreachable,
  unreadable: Unreadable,
} satisfies Record<PageError['outcome'], unknown>

const asPageError = ({ outcome, url, message, status, retryAfterMs }: PlainPageError): PageError =>
  new kinds[outcome](url, message, {
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })

interface Turn {
  hear: (said: Said) => void
  fail: (error: unknown) => void
}
let thread: Worker | undefined
/** What the thread is doing now. */
let turn: Turn | undefined
let last: Promise<unknown> = Promise.resolve()

/** The process's one thread for reading: started when it is first needed, it keeps no process alive while idle. */
const startReader = () => {
  const worker = startThread(new URL('./apart-thread.ts', import.meta.url), most)
  const end = (error: unknown) => {
    if (thread !== worker) return // given up already
    thread = undefined
    turn?.fail(error)
  }
  worker
    .on('message', (said: Said) => turn?.hear(said))
    .on('error', end)
    .on('exit', () => end(new Error('the thread that reads pages has ended')))
    .unref()
  return worker
}

const ask = async (asked: Asked, url: string, limitMs: number): Promise<unknown> => {
  const worker = (thread ??= startReader())
  const timers: { check?: NodeJS.Timeout; end?: NodeJS.Timeout } = {}
  worker.ref()
  try {
    return await new Promise((done, fail) => {
      const giveUp = () => {
        if (thread === worker) thread = undefined
        const slow = new Unreadable(url, 'The page took too long to read')
        worker.terminate().then(() => fail(slow), fail)
      }
      const hear = (said: Said) => {
        if ('result' in said) done(said.result)
        else if ('pageError' in said) fail(asPageError(said.pageError))
        else if ('error' in said) fail(said.error)
        else {
          timers.end = setTimeout(() => setImmediate(giveUpUnlessHeard), limitMs * waitFactor)
          checkAfter(limitMs, said.begun)
        }
      }
      /** Where the main thread was busy, an answer in time is heard only now. */
      const giveUpUnlessHeard = () => turn?.hear === hear && giveUp()
      const checkAfter = (ms: number, begun: NodeJS.CpuUsage) => {
        timers.check = setTimeout(() => void check(begun), ms)
      }
      const check = async (begun: NodeJS.CpuUsage) => {
        const used = await worker.cpuUsage(begun).catch(() => undefined)
        if (!used || turn?.hear !== hear) return // it has ended, or answered meanwhile
        const leftMs = limitMs - (used.user + used.system) / 1000
        if (leftMs > 0) checkAfter(Math.max(leftMs, 10), begun)
        else giveUp()
      }
      turn = {
        hear,
        fail: (error) =>
          fail(isOutOfMemory(error) ? new Unreadable(url, 'The page takes too much memory to read') : error),
      }
      worker.postMessage(asked)
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

/**
 * A function that reads outside text, to be called in a thread of its own, one page at a time: whatever stands in the
 * text, this thread stays free, and the process alive. The function is exported by the module under this name, takes
 * the text and its address first, and returns plain data; the module imports no entity.
 * @throws Unreadable beyond 2 s of CPU time, a minute, or 128 MB; whatever PageError the function throws
 */
export const apart =
  <Read extends (text: string, url: string, ...more: never[]) => unknown>(
    module: URL,
    name: string,
    { limitMs = cpuLimitMs } = {},
  ) =>
  (...args: Parameters<Read>): Promise<ReturnType<Read>> => {
    const mine = last.then(() => ask({ module: module.href, name, args }, args[1], limitMs))
    last = mine.catch(() => {})
    return mine as Promise<ReturnType<Read>>
  }
