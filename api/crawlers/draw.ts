import { LRUCache } from 'lru-cache'
import { tellBytes } from '../server/metrics.ts'
import { oneAtATime } from '../server/one-at-a-time.ts'

/** Drawn pictures, at most 32 MB of them. */
const drawn = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: (picture) => picture.length })
tellBytes('picture', () => drawn.calculatedSize)

/** One at a time, since each takes tens of milliseconds of CPU. */
const inTurn = oneAtATime('pictures', 20)

/**
 * A picture, drawn unless it is kept.
 * @throws RATE_LIMITED while too many others wait to be drawn.
 */
export const draw = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> =>
  drawn.get(key) ??
  inTurn(async () => {
    const picture = drawn.get(key) ?? (await make())
    drawn.set(key, picture)
    return picture
  })
