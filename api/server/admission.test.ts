import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Requester, Viewer } from './context.ts'
import { metrics } from '../process/metrics.ts'
import { readMetric } from '../testing/read-metric.ts'
import { createAdmission } from './admission.ts'

const [greedy, honest] = ['192.0.2.1', '192.0.2.2']

const turn = async () => {
  await setImmediate()
  await setImmediate()
}

const place = (limits: Parameters<typeof createAdmission>[0]) => {
  const admission = createAdmission(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const enter = (ip: string, name: string, viewer?: Viewer, hasLeft?: () => boolean) => {
    const admitted = admission.run({ ip, ...(viewer ? { viewer } : {}), ...(hasLeft ? { hasLeft } : {}) }, () => {
      begun.push(name)
      return new Promise<void>((done) => ends.push(done))
    })
    admitted.catch(() => {})
    return admitted
  }
  const endOne = async () => {
    ends.shift()!()
    await turn()
  }
  return { ask: enter, begun, endOne }
}

test('one network gets only part of the slots, and an honest visitor one at once', async () => {
  const { ask: enter, begun } = place({ maxRunning: 4, perNetwork: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(greedy, name)
  void enter(honest, 'b1')
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('waiting networks take turns, however many requests each has', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(greedy, name)
  void enter(honest, 'b1')
  for (let done = 0; done < 4; done++) {
    await turn()
    await endOne()
  }
  await turn()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('the network that has used the least goes first', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1 })
  for (const name of ['a1', 'a2']) {
    void enter(greedy, name)
    await turn()
    await endOne()
  }
  void enter('192.0.2.3', 'c1')
  void enter(greedy, 'a3')
  void enter(honest, 'b1')
  for (let done = 0; done < 2; done++) {
    await turn()
    await endOne()
  }
  expect(begun).toEqual(['a1', 'a2', 'c1', 'b1', 'a3'])
})

test('a network’s use is halved again and again: heavy use long ago counts less than light use now', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1, halfLifeMs: 50 })
  const use = async (ip: string) => {
    void enter(ip, 'use')
    await turn()
    await endOne()
  }
  for (let times = 0; times < 3; times++) await use(greedy)
  await setTimeout(200)
  await use(honest)
  void enter('192.0.2.3', 'busy')
  void enter(honest, 'light now')
  void enter(greedy, 'heavy before')
  await turn()
  for (let done = 0; done < 2; done++) await endOne()
  expect(begun.slice(4)).toEqual(['busy', 'heavy before', 'light now'])
})

test('new networks and known ones take turns, so that neither a crowd of new ones nor busy ones keep others out', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1 })
  for (const ip of [honest, greedy]) {
    void enter(ip, 'known')
    await turn()
    await endOne()
  }
  void enter('203.0.113.0', 'new 0')
  for (const name of ['known 1', 'known 2']) void enter(honest, name)
  for (const at of [1, 2, 3]) void enter(`203.0.113.${at}`, `new ${at}`)
  await turn()
  for (let done = 0; done < 5; done++) await endOne()
  const order = begun.slice(3).map((name) => name.split(' ')[0])
  expect(order.slice(0, 4)).toEqual(
    order[0] === 'new' ? ['new', 'known', 'new', 'known'] : ['known', 'new', 'known', 'new'],
  )
})

test('a new network with one request goes before new ones that flood', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1 })
  void enter('203.0.113.0', 'busy')
  for (const ip of ['203.0.113.1', '203.0.113.2']) for (const at of [1, 2, 3]) void enter(ip, `flood ${at}`)
  void enter(honest, 'honest')
  await turn()
  await endOne()
  expect(begun).toEqual(['busy', 'honest'])
})

test('a network that has not been seen for some time is new again', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1, ttlMs: 20 })
  for (const ip of [honest, greedy]) {
    void enter(ip, 'before')
    await turn()
    await endOne()
  }
  await setTimeout(40)
  void enter('203.0.113.0', 'busy')
  for (const [at, ip] of [greedy, honest].entries()) void enter(ip, `again ${at}`)
  await turn()
  await endOne()
  void enter('203.0.113.0', 'busy')
  for (let done = 0; done < 2; done++) await endOne()
  expect(begun.slice(2)).toEqual(['busy', 'again 0', 'busy', 'again 1'])
})

test('a new network gets its turn after two of the busy ones', async () => {
  const { run } = createAdmission({ maxRunning: 3, perNetwork: 2 })
  const begun: string[] = []
  const enter = (ip: string, name: string) => run({ ip }, () => void begun.push(name))
  const many = Array.from({ length: 20 }, () => enter(greedy, 'a'))
  await setImmediate()
  await Promise.all([...many, enter(honest, 'b')])
  expect(begun.indexOf('b')).toBeLessThan(6)
})

test('if the queue is full, a cheap request replaces an expensive one', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1, maxWaiting: 6, waitingPerNetwork: 100 })
  const many = [1, 2, 3, 4, 5, 6].map((at) => enter(greedy, `a${at}`))
  const other = enter('192.0.2.3', 'c1')
  await expect(enter(greedy, 'a7')).rejects.toThrow('very busy')
  const last = enter(honest, 'b1')
  await expect(many.at(-1)).rejects.toThrow('very busy')
  for (let done = 0; done < 4; done++) {
    await turn()
    await endOne()
  }
  await Promise.all([other, last])
  expect(begun.slice(0, 4)).toEqual(['a1', 'c1', 'a2', 'b1'])
})

test('the addresses of one IPv6 network are one', async () => {
  const { ask: enter, begun } = place({ maxRunning: 4, perNetwork: 1 })
  void enter('2001:db8:1:2::1', 'a1')
  void enter('2001:db8:1:2::2', 'a2')
  void enter('2001:db8:1:3::1', 'b1')
  await turn()
  expect(begun).toEqual(['a1', 'b1'])
})

test('excess waiting requests are refused with the wait, as is one that waited too long', async () => {
  const refusal = expect.objectContaining({
    message: 'The site is very busy at the moment. Please try again in a few seconds.',
    extensions: { code: 'OVERLOADED', retryAfterSeconds: 5 },
  })
  const {
    ask: enter,
    begun,
    endOne,
  } = place({ maxRunning: 1, perNetwork: 1, waitingPerNetwork: 1, maxWaiting: 2, waitMs: 50 })
  const shed = await readMetric(metrics.shed)
  void enter(greedy, 'a1')
  const late = expect(enter(greedy, 'a2')).rejects.toEqual(refusal)
  await expect(enter(greedy, 'a3')).rejects.toEqual(refusal)
  const alsoLate = expect(enter(honest, 'b1')).rejects.toEqual(refusal)
  await expect(enter('192.0.2.3', 'c1')).rejects.toEqual(refusal)
  await Promise.all([late, alsoLate])
  expect(await readMetric(metrics.shed)).toBe(shed + 4)
  await endOne()
  void enter(greedy, 'a4')
  await turn()
  expect(begun).toEqual(['a1', 'a4'])
})

test('the staff are admitted beside everyone else', async () => {
  const { ask: enter, begun } = place({ maxRunning: 1 })
  void enter(greedy, 'a1')
  void enter(greedy, 'a2', { id: 1, username: 'ada', isAdmin: true })
  void enter(greedy, 'a3', { id: 2, username: 'mona', isAdmin: false, role: 'MODERATOR' })
  void enter(greedy, 'a4', { id: 3, username: 'bob', isAdmin: false })
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'a3'])
})

test('a slot that is given back during the work is free once', async () => {
  const admission = createAdmission({ maxRunning: 1, perNetwork: 1 })
  const requester: Requester = { ip: greedy }
  await admission.run(requester, () => requester.releaseSlot!())
  await turn()
  const leave = await admission.enter({ ip: greedy })
  let isIn = false
  const next = admission.enter({ ip: honest }).then(() => (isIn = true))
  await turn()
  expect(isIn).toBe(false)
  leave()
  await next
})

test('failed work frees its slot too', async () => {
  const admission = createAdmission({ maxRunning: 1 })
  await expect(admission.run({ ip: greedy }, () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
  expect(await admission.run({ ip: greedy }, () => 'done')).toBe('done')
})

test('a client that left the queue is not served, and costs others no turn', async () => {
  const { ask: enter, begun, endOne } = place({ maxRunning: 1, perNetwork: 1 })
  void enter(greedy, 'a1')
  let hasLeft = false
  const left = [2, 3, 4].map((at) => enter(greedy, `a${at}`, undefined, () => hasLeft))
  void enter(greedy, 'a5')
  void enter(honest, 'b1', undefined, () => false)
  await turn()
  hasLeft = true
  for (let done = 0; done < 3; done++) await endOne()
  expect(begun).toEqual(['a1', 'b1', 'a5'])
  for (const one of left) await expect(one).rejects.toThrow('very busy')
})
