import { expect, test } from 'vitest'
import { tallyAttempts, type Attempt } from './tally.ts'

const read = (beganAt: number, endedAt: number, outcome = 'good'): Attempt => ({
  kind: 'read',
  beganAt,
  endedAt,
  outcome,
})
const write = (beganAt: number, endedAt: number, mark: string, outcome = 'good'): Attempt => ({
  kind: 'write',
  beganAt,
  endedAt,
  outcome,
  mark,
})

test('an acknowledged and missing write is lost; an unacknowledged one is not', () => {
  const attempts = [
    write(0, 10, 'before'),
    write(100, 110, 'during'),
    write(120, 190, 'unheard', 'timeout'),
    write(130, 140, 'refused', '503'),
    write(300, 310, 'after'),
  ]
  const storedMarks = new Set(['before', 'unheard', 'after'])
  expect(tallyAttempts(attempts, { from: 50, to: 200, until: 400 }, storedMarks)).toMatchObject({
    acknowledged: 3,
    lost: 1,
  })
})

test('failures are counted by kind; silence and recovery times only use successful responses', () => {
  const attempts = [
    read(0, 5, '500'), // before the fault: another matter
    read(40, 60),
    read(110, 120, '503'),
    read(130, 230), // asked for during the fault, answered after it: no sign of a recovery
    read(190, 240, '503'),
    read(260, 265, 'ECONNRESET'),
    read(270, 280),
    write(210, 290, 'a'),
  ]
  expect(tallyAttempts(attempts, { from: 50, to: 200, until: 300 }, new Set(['a']))).toEqual({
    requests: 7,
    failed: 3,
    failures: { 503: 2, ECONNRESET: 1 },
    p99Ms: 100,
    longestSilenceMs: 170,
    readAfterMs: 80,
    writeAfterMs: 90,
    lastFailureMs: 65,
    acknowledged: 1,
    lost: 0,
  })
})

test('a site that does not recover has no recovery time, and is silent to the end', () => {
  expect(tallyAttempts([read(60, 80, 'timeout')], { from: 50, to: 200, until: 900 }, new Set())).toMatchObject({
    p99Ms: undefined,
    readAfterMs: undefined,
    writeAfterMs: undefined,
    longestSilenceMs: 850,
  })
})
