import { roleOf, type Asker } from './context.ts'
import { PublicError } from './errors.ts'
import { metrics } from '../process/metrics.ts'
import { networkOf } from './network-of.ts'

/** How much is worked on at once in this process; what is answered from a cache does not count. */
const admissionLimits = {
  /**
   * Operations and pages in progress: more would only wait for each other, for one thread and ten connections. Six searches by
   * relevance at once may want twelve, two each to rank by: then some wait for the others' for a moment.
   */
  atOnce: 6,
  /** Of one network, while others may come too. */
  perNetwork: 2,
  /** Waiting for their turn. */
  waiting: 500,
  /** Waiting of one network: there may be many visitors behind one address. */
  waitingPerNetwork: 100,
  waitMs: 5000,
}

const busy = () =>
  new PublicError('OVERLOADED', 'The site is very busy at the moment. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  })

const overloaded = () => {
  metrics.shed.inc()
  return busy()
}

interface Waiting {
  network: string
  hasLeft: () => boolean
  begin: () => void
  refuse: (error: PublicError) => void
  timer: NodeJS.Timeout
}

/** Those who wait, in the order of the networks' turns: who is let in gives way to the other networks. */
const createQueues = ({ waiting: most, waitingPerNetwork, waitMs }: typeof admissionLimits) => {
  const queues = new Map<string, Waiting[]>()
  let waiting = 0

  const put = (network: string, queue: readonly Waiting[]) => {
    if (queue.length) queues.set(network, [...queue])
    else queues.delete(network)
  }

  const leave = (one: Waiting) => {
    put(
      one.network,
      queues.get(one.network)!.filter((other) => other !== one),
    )
    waiting--
  }

  /** Takes those out of a network's queue who wait no longer for their answers. */
  const dismissLeft = (network: string) => {
    for (const one of queues.get(network) ?? []) {
      if (!one.hasLeft()) continue
      clearTimeout(one.timer)
      leave(one)
      one.refuse(busy())
    }
  }

  /** Refuses the last one of the network that waits for most, if that waits for more than another one would. */
  const makeRoom = (own: number): boolean => {
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
    const last = longest.at(-1)
    if (!last || longest.length <= own + 1) return false
    clearTimeout(last.timer)
    leave(last)
    last.refuse(overloaded())
    return true
  }

  return {
    /** @throws OVERLOADED when too many wait already, or it has waited for too long. */
    wait: (network: string, hasLeft: () => boolean) =>
      new Promise<void>((begin, refuse) => {
        const queue = queues.get(network) ?? []
        if (queue.length >= waitingPerNetwork || (waiting >= most && !makeRoom(queue.length)))
          return refuse(overloaded())
        const timer = setTimeout(() => {
          leave(one)
          refuse(overloaded())
        }, waitMs)
        const one: Waiting = { network, hasLeft, begin, refuse, timer }
        put(network, [...queue, one])
        waiting++
      }),
    /** Takes the next one out of the queues whose network may begin. */
    next: (mayBegin: (network: string) => boolean): Waiting | undefined => {
      for (const network of queues.keys()) {
        if (!mayBegin(network)) continue
        dismissLeft(network)
        const [first, ...others] = queues.get(network) ?? []
        if (!first) continue
        queues.delete(network)
        put(network, others) // behind the other networks
        clearTimeout(first.timer)
        waiting--
        return first
      }
      return undefined
    },
  }
}

/**
 * Lets a limited number of operations and pages in, the networks by turns: one that asks for much waits for itself.
 * Administrators come in beside everybody else.
 */
export const createAdmission = (given: Partial<typeof admissionLimits> = {}) => {
  const limits = { ...admissionLimits, ...given }
  const queues = createQueues(limits)
  const inProgress = new Map<string, number>()
  let running = 0

  const mayBegin = (network: string) => running < limits.atOnce && (inProgress.get(network) ?? 0) < limits.perNetwork

  const begin = (network: string) => {
    running++
    inProgress.set(network, (inProgress.get(network) ?? 0) + 1)
  }

  const end = (network: string) => {
    running--
    const left = inProgress.get(network)! - 1
    if (left) inProgress.set(network, left)
    else inProgress.delete(network)
    const next = queues.next(mayBegin)
    if (!next) return
    begin(next.network)
    next.begin()
  }

  /** As `run`, for work that ends elsewhere: by calling what is answered, once or more often. */
  const enter = async ({ ip, viewer, hasLeft = () => false }: Asker): Promise<() => void> => {
    if (roleOf(viewer)) return () => {}
    const network = networkOf(ip)
    if (mayBegin(network)) begin(network)
    else await queues.wait(network, hasLeft)
    let isOver = false
    return () => {
      if (!isOver) setImmediate(end, network) // only then, so that whoever has come meanwhile is heard first
      isOver = true
    }
  }

  return {
    enter,
    /**
     * Runs `work` when it is its turn, unless who asked has left meanwhile.
     * @throws OVERLOADED with `retryAfterSeconds` when too many wait already, or it has waited for too long.
     */
    run: async <T>(asker: Asker, work: () => T | Promise<T>): Promise<T> => {
      const leave = await enter(asker)
      asker.leavePlace = leave
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
export type Admission = ReturnType<typeof createAdmission>

/**
 * Places of their own for work that takes long, such as hashing a password: one at once, with a short queue. Its request leaves
 * the place that it has among the others, and takes none again.
 * @throws OVERLOADED as `run`
 */
export const createSlowPlaces = (limits: Partial<typeof admissionLimits> = {}) => {
  const places = createAdmission({ atOnce: 1, perNetwork: 1, waiting: 100, waitingPerNetwork: 20, ...limits })
  return <T>(asker: Asker, work: () => Promise<T>): Promise<T> => {
    asker.leavePlace?.()
    return places.run(asker, work)
  }
}
