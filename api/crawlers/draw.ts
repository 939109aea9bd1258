import { LRUCache } from 'lru-cache'
import { createSlowPlaces } from '../server/admission.ts'
import type { Asker } from '../server/context.ts'
import { tellBytes } from '../server/metrics.ts'

/** Drawn pictures, at most 32 MB of them. */
const drawn = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: (picture) => picture.length })
tellBytes('picture', () => drawn.calculatedSize)

/** Each takes tens of milliseconds of processor time. */
const inSlowPlace = createSlowPlaces()

/**
 * A picture, drawn unless it is kept.
 * @throws OVERLOADED while too many others wait to be drawn.
 */
export const draw = async (asker: Asker, key: string, make: () => Promise<Buffer>): Promise<Buffer> =>
  drawn.get(key) ??
  inSlowPlace(asker, async () => {
    const picture = drawn.get(key) ?? (await make())
    drawn.set(key, picture)
    return picture
  })
