import { LRUCache } from 'lru-cache'
import { getStaffRole, type Requester } from './context.ts'
import { PublicError } from './errors.ts'
import { metrics } from '../process/metrics.ts'
import { getNetwork } from './network.ts'

/** Per process; cached responses do not count. */
const admissionLimits = {
  /** More would only compete for one thread: each would take longer. */
  maxRunning: 4,
  /** So that others begin at once. */
  perNetwork: 3,
  /** Added to the time of each request, since many cheap requests are a burden too. */
  requestMs: 150,
  /** A network’s recorded use halves in this time. */
  halfLifeMs: 2000,
  /** A network counts as new after this time without a request. */
  ttlMs: 30_000,
  maxWaiting: 500,
  /** Queue length per network: one address may serve many visitors. */
  waitingPerNetwork: 100,
  waitMs: 5000,
}

/** In milliseconds, more than any network can have used. */
const longestUse = 1e9

const busy = () =>
  new PublicError('OVERLOADED', 'The site is very busy at the moment. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  })

const overloaded = () => {
  metrics.shed.inc()
  return busy()
}

interface WaitingRequest {
  network: string
  hasLeft: () => boolean
  begin: () => void
  refuse: (error: PublicError) => void
  timer: NodeJS.Timeout
}

const createQueue = ({ maxWaiting, waitingPerNetwork, waitMs }: typeof admissionLimits) => {
  const waiting = new Map<string, WaitingRequest[]>()
  const listAll = () => [...waiting.values()].flat()

  const leave = (one: WaitingRequest) => {
    clearTimeout(one.timer)
    const others = waiting.get(one.network)!
    others.splice(others.indexOf(one), 1)
    if (!others.length) waiting.delete(one.network)
  }

  /** Refuses the last request of the network with most, if that has more than this one would have. */
  const makeRoom = (own: number): boolean => {
    const longest = [...waiting.values()].reduce<WaitingRequest[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    )
    const last = longest.at(-1)
    if (!last || longest.length <= own + 1) return false
    leave(last)
    last.refuse(overloaded())
    return true
  }

  return {
    /** @throws OVERLOADED if the queue is full or the wait too long. */
    wait: (network: string, hasLeft: () => boolean) =>
      new Promise<void>((begin, refuse) => {
        const own = waiting.get(network)?.length ?? 0
        if (own >= waitingPerNetwork || (listAll().length >= maxWaiting && !makeRoom(own))) return refuse(overloaded())
        const timer = setTimeout(() => {
          leave(one)
          refuse(overloaded())
        }, waitMs)
        const one: WaitingRequest = { network, hasLeft, begin, refuse, timer }
        if (own) waiting.get(network)!.push(one)
        else waiting.set(network, [one])
      }),
    /** By network, the first request first; dismisses those whose clients have disconnected. */
    list: (): WaitingRequest[][] => {
      for (const one of listAll().filter(({ hasLeft }) => hasLeft())) {
        leave(one)
        one.refuse(busy())
      }
      return [...waiting.values()]
    },
    leave,
  }
}

/** How long each network’s recent requests ran; undefined for a new network. */
const createRecentUse = ({ halfLifeMs, ttlMs }: typeof admissionLimits) => {
  const uses = new LRUCache<string, { ms: number; at: number }>({ max: 10_000, ttl: ttlMs })
  const get = (network: string) => {
    const use = uses.get(network)
    return use && use.ms * 0.5 ** ((performance.now() - use.at) / halfLifeMs)
  }
  return {
    get,
    add: (network: string, ms: number) =>
      void uses.set(network, { ms: (get(network) ?? 0) + ms, at: performance.now() }),
  }
}

/** Serves the network with the least recent use, and every second time the new one with the fewest requests. Staff bypass the queue. */
export const createAdmission = (overrides: Partial<typeof admissionLimits> = {}) => {
  const limits = { ...admissionLimits, ...overrides }
  const queue = createQueue(limits)
  const recentUse = createRecentUse(limits)
  const inProgress = new Map<string, number>()
  let running = 0
  let isNewNext = false

  const mayBegin = (network: string) =>
    running < limits.maxRunning && (inProgress.get(network) ?? 0) < limits.perNetwork

  const begin = (network: string) => {
    running++
    inProgress.set(network, (inProgress.get(network) ?? 0) + 1)
  }

  const end = (network: string, ms: number) => {
    running--
    recentUse.add(network, ms + limits.requestMs)
    const left = inProgress.get(network)! - 1
    if (left) inProgress.set(network, left)
    else inProgress.delete(network)
    isNewNext = !isNewNext
    const useOfNew = isNewNext ? -longestUse : longestUse
    const firsts = queue
      .list()
      .map(([one, ...others]) => ({ one: one!, use: recentUse.get(one!.network) ?? useOfNew + others.length }))
    const next = firsts.filter(({ one }) => mayBegin(one.network)).toSorted((a, b) => a.use - b.use)[0]?.one
    if (!next) return
    queue.leave(next)
    begin(next.network)
    next.begin()
  }

  /** Like `run`, for work that ends elsewhere: call the result to release the slot. */
  const enter = async ({ ip, viewer, hasLeft = () => false }: Requester): Promise<() => void> => {
    if (getStaffRole(viewer)) return () => {}
    const network = getNetwork(ip)
    if (mayBegin(network)) begin(network)
    else await queue.wait(network, hasLeft)
    const startedAt = performance.now()
    let isOver = false
    return () => {
      if (!isOver) setImmediate(end, network, performance.now() - startedAt) // deferred, so that requests already received are read first
      isOver = true
    }
  }

  return {
    enter,
    /** Skips work whose client has disconnected. @throws OVERLOADED */
    run: async <T>(requester: Requester, work: () => T | Promise<T>): Promise<T> => {
      const leave = await enter(requester)
      requester.releaseSlot = leave
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
export type Admission = ReturnType<typeof createAdmission>

/** For slow work such as hashing passwords, one at a time. @throws OVERLOADED */
export const createSlowSlots = () => {
  const slots = createAdmission({ maxRunning: 1, perNetwork: 1, maxWaiting: 100, waitingPerNetwork: 20 })
  return <T>(requester: Requester, work: () => Promise<T>): Promise<T> => {
    requester.releaseSlot?.()
    return slots.run(requester, work)
  }
}
