import { expect, test } from 'vitest'
import { readEnv } from '../process/env.ts'
import { createContext, toRead, type Requester, type Viewer } from './context.ts'
import { PublicError } from './errors.ts'

let forks = 0
const parts = {
  orm: { em: { fork: () => ({ forks: ++forks }) } },
  pool: 'primary',
  replicas: { pool: () => 'replica' },
}
const contextFor = (requester: Partial<Requester>) =>
  createContext(parts as never, readEnv({}), { ip: '192.0.2.1', ...requester })

const bob: Viewer = { id: 1, username: 'bob', isAdmin: false }
const mona: Viewer = { id: 2, username: 'mona', isAdmin: false, role: 'MODERATOR' }

test('visitors read from a replica; signed-in users see their own writes', () => {
  const visitor = contextFor({ requestId: 'x' })
  expect([visitor.pool, toRead(visitor).pool, toRead(visitor).requestId]).toEqual(['primary', 'replica', 'x'])
  for (const viewer of [bob, mona]) expect(toRead(contextFor({ viewer })).pool).toBe('primary')
  expect(forks).toBe(0)
  expect([visitor.em, visitor.em]).toEqual([{ forks: 1 }, { forks: 1 }])
})

test('visitors and users are charged; staff only learn a cost that they ask for', () => {
  const quota = (wants?: 'cost') => ({
    ...(wants ? { wants } : {}),
    consume: () => {
      throw new PublicError('RATE_LIMITED', 'Too many requests.')
    },
    getCost: (requested: number) => ({ requested, limit: 1, available: 0, burst: 1, restoreRate: 1 }),
    headers: () => ['ratelimit', 'x'],
  })
  for (const requester of [{}, { viewer: bob }])
    expect(() => contextFor({ ...requester, quota: quota() }).quota!.consume(1)).toThrow('Too many requests.')
  expect(contextFor({ viewer: mona, quota: quota() }).quota).toBeUndefined()
  const asked = contextFor({ viewer: mona, quota: quota('cost') }).quota!
  asked.consume(1)
  expect([asked.wants, asked.getCost(7).requested, asked.headers()]).toEqual(['cost', 7, ['ratelimit', 'x']])
})
