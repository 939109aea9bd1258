import { isShared } from './block-keys.ts'

/** A larger block means nothing: it is a common word in a large town. */
const maxPerBlock = 40
/** A value that more listings share means nothing; their duplicates meet by name and place. */
const maxPerSharedKey = 6
/** Entries are 53-bit numbers: 32 bits of the key, 21 of the listing's index. */
const maxListings = 2 ** 21

/** A 32-bit hash (FNV-1a); the last bit marks shared values. A collision only costs a comparison. */
const hashBlockKey = (text: string): number => {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  return (((bits ^ (bits >>> 15)) & ~1) | Number(isShared(text))) >>> 0
}

/** Listings by their keys, eight bytes an entry. */
export class Blocks {
  private readonly entries: number[] = []
  private readonly crowds = new Map<number, number>()

  add(key: string, index: number) {
    if (index >= maxListings) throw new Error('There are too many suppliers to compare')
    this.entries.push(hashBlockKey(key) * maxListings + index)
  }

  /** Reports a pair once per shared block, the lower index first. */
  meet(onPair: (left: number, right: number) => void) {
    const members: number[] = []
    let current = -1
    for (const entry of new Float64Array(this.entries).sort()) {
      const key = Math.floor(entry / maxListings)
      if (key !== current) {
        this.close(current, members, onPair)
        members.length = 0
        current = key
      }
      members.push(entry % maxListings)
    }
    this.close(current, members, onPair)
  }

  private close(key: number, members: number[], onPair: (left: number, right: number) => void) {
    const canBeShared = key % 2 === 1
    if (canBeShared && members.length > 2) this.crowds.set(key, members.length)
    if (members.length > (canBeShared ? maxPerSharedKey : maxPerBlock)) return
    for (let right = 1; right < members.length; right++)
      for (let left = 0; left < right; left++) onPair(members[left]!, members[right]!)
  }

  /** How many listings share a value, if at least three; call it after `meet`. */
  sharedBy(key: string): number {
    return this.crowds.get(hashBlockKey(key)) ?? 2
  }
}
