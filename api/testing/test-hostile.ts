import { getHeapStatistics } from 'node:v8'
import { Blocked, MarkupChanged } from '../outgoing/page-errors.ts'

export const spin = (text: string, _url: string): string => {
  for (;;) if (text.length < 0) return text
}

/** Backtracks almost for ever. */
export const backtrack = (text: string, _url: string): boolean => /^(?:\w+\s?)+$/.test(`${text.repeat(100)}!`)

/** Takes 0.3 s with hardly any CPU. */
export const idle = (text: string, _url: string): string => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  return text
}

export const eat = (text: string, _url: string): unknown[] => {
  const retained: unknown[] = []
  for (;;) retained.push(Array.from({ length: 10_000 }, () => ({ text })))
}

export const leave = (_text: string, _url: string): never => process.exit(1)

export const throwNamed = (text: string, url: string): string => {
  if (text === 'blocked') throw new Blocked(url, 'it refuses', { status: 403, retryAfterMs: 5000 })
  if (text === 'fault') throw new TypeError('a fault of ours')
  throw new MarkupChanged(url, 'it was redesigned')
}

export const upper = (text: string, url: string, more: { suffix: string }): { text: string; url: string } => ({
  text: text.toUpperCase() + more.suffix,
  url,
})

export const heapMegabytes = (_text: string, _url: string): number => getHeapStatistics().heap_size_limit / 2 ** 20
