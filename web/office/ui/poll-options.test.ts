import { globSync, readFileSync } from 'node:fs'
import { HttpResponse } from 'msw'
import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../../app/apollo.ts'
import { answer, api } from '../../app/mock-api.ts'
import { DuplicateRunDocument } from '../duplicates/DuplicatesTab.generated.ts'
import { pollOptions, usePollWhile } from './poll-options.ts'

const run = (compared: number) => ({
  data: {
    duplicateRun: {
      __typename: 'DuplicateRun',
      id: '1',
      status: 'RUNNING',
      suppliers: 10,
      pairs: 10,
      compared,
      found: 0,
      startedBy: 'ada',
      startedAt: '2026-11-26T00:00:00Z',
      finishedAt: null,
      added: null,
      dropped: null,
    },
  },
})

test('a polled query that gets no response is cancelled, and the next one is sent within 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let requests = 0
  answer(
    api.query('DuplicateRun', async () => {
      requests++
      if (requests === 2) await new Promise(() => {})
      return HttpResponse.json(run(requests))
    }),
  )
  const client = createClient({ sendsText: true })
  const query = client.watchQuery({ query: DuplicateRunDocument, pollInterval: 5000, ...pollOptions })
  const shown: unknown[] = []
  const subscription = query.subscribe(({ data }) => shown.push(data?.duplicateRun?.compared))
  onTestFinished(() => subscription.unsubscribe())
  await vi.waitFor(() => expect(shown.at(-1)).toBe(1), 40_000)
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(requests).toBe(2), 40_000)
  await vi.advanceTimersByTimeAsync(9999)
  expect(requests).toBe(2)
  await vi.advanceTimersByTimeAsync(5001)
  await vi.waitFor(() => expect(shown.at(-1)).toBe(3), 40_000)
  expect(shown.slice(shown.indexOf(1))).not.toContain(undefined)
})

test('polling ends with what it waits for', () => {
  const polled = { startPolling: vi.fn<(everyMs: number) => void>(), stopPolling: vi.fn<() => void>() }
  const { rerender } = renderHook(({ isBusy }) => usePollWhile(isBusy, polled, 1500), {
    initialProps: { isBusy: true },
  })
  expect(polled.startPolling.mock.calls).toEqual([[1500]])
  expect(polled.stopPolling).not.toHaveBeenCalled()
  rerender({ isBusy: false })
  expect(polled.stopPolling).toHaveBeenCalledTimes(1)
})

test('every screen that polls uses these options', () => {
  const files = globSync('web/**/*.tsx').filter((file) =>
    /pollInterval|startPolling|usePollWhile/.test(readFileSync(file, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !readFileSync(file, 'utf8').includes('...pollOptions'))).toEqual([])
})
