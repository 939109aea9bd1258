import { placeKey } from '../../places/place-key.ts'
import { toTownKey } from '../../places/place-names.ts'

/** A town as a listing writes it, in the forms by which two writings are recognised as one town. */
export interface ReadTown {
  key: string
  /** The key of its usual name: that of "Newcastle upon Tyne" for "Newcastle". */
  usual: string
  /** What stands before "upon", "under" and the like. */
  head: string
}

const shortened: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west', gt: 'great', lt: 'little' }

/** Reads a town without what people put around it: "Nr. Ripon, North Yorkshire" is Ripon. */
export const readTown = (city: string | null | undefined, country: string): ReadTown | undefined => {
  // bounded: a town has at most 100 characters
  const key = placeKey((city ?? '').replace(/\(.*\)/, '').split(',')[0]!)
    .replace(/^(?:nr|near|city of|central) (?=.)/, '')
    .replace(/(?<=.) (?:city|town) centre$/, '')
    .replace(/^(?:[nsew]|gt|lt)(?= .)/, (short) => shortened[short]!)
  if (!key) return undefined
  // bounded: a town has at most 100 characters
  const head = key.replace(/ (?:upon|on|under|in|by|le|super|next|over|im|am|sur|en)(?: .*)?$/, '')
  return { key, usual: toTownKey(key, country), head }
}

/** Whether two writings mean one town: "Hull" and "Kingston upon Hull", "Wells" and "Wells-next-the-Sea". */
export const areOneTown = (a: ReadTown, b: ReadTown): boolean =>
  a.usual === b.usual || isShortFor(a, b) || isShortFor(b, a)

const isShortFor = (short: ReadTown, long: ReadTown) =>
  short.usual === short.key && short.key === long.head && long.head !== long.key
