import { isShared } from './block-keys.ts'

/** A larger block means nothing: it is a common word in a large town. */
const mostOfABlock = 40
/**
 * A number, site or e-mail address that more listings share means nothing; their duplicates meet by name and place.
 */
const mostOfAShared = 6
/** Entries are 53-bit numbers: 32 bits of the key, 21 of the listing's index. */
const mostListings = 2 ** 21

/** A 32-bit hash of a text (FNV-1a); the last bit marks shared values. A collision only costs a comparison. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  return ((bits ^ (bits >>> 15)) >>> 0) - (((bits ^ (bits >>> 15)) >>> 0) % 2) + Number(isShared(text))
}

/** Listings by their keys, eight bytes an entry: a million listings take about 100 MB. */
export class Blocks {
  private entries = new Float64Array(1024)
  private size = 0
  private readonly crowds = new Map<number, number>()

  /** Records a key of the listing at this index. */
  add(key: string, index: number) {
    if (index >= mostListings) throw new Error('There are too many suppliers to be compared')
    if (this.size === this.entries.length) {
      const larger = new Float64Array(this.size * 2)
      larger.set(this.entries)
      this.entries = larger
    }
    this.entries[this.size++] = hash(key) * mostListings + index
  }

  /** Pairs of listings that share a block, without repetition, the lower index first; in the order of the list. */
  pairs(listings: number): Float64Array {
    const entries = this.entries.subarray(0, this.size).sort()
    let found = new Float64Array(1024)
    let count = 0
    const members: number[] = []
    let current = -1
    const close = () => {
      if (members.length > 2) this.crowds.set(current, members.length)
      if (members.length > (current % 2 ? mostOfAShared : mostOfABlock)) return
      for (let right = 1; right < members.length; right++) {
        for (let left = 0; left < right; left++) {
          if (count === found.length) {
            const larger = new Float64Array(count * 2)
            larger.set(found)
            found = larger
          }
          found[count++] = members[left]! * listings + members[right]!
        }
      }
    }
    for (const entry of entries) {
      const key = Math.floor(entry / mostListings)
      if (key !== current) {
        close()
        members.length = 0
        current = key
      }
      members.push(entry % mostListings)
    }
    close()
    const sorted = found.subarray(0, count).sort()
    let kept = 0
    for (let at = 0; at < count; at++) if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[kept++] = sorted[at]!
    return sorted.subarray(0, kept)
  }

  /** How many listings have a key, if at least three; call it after `pairs`. */
  sharedBy(key: string): number {
    return this.crowds.get(hash(key)) ?? 2
  }
}
