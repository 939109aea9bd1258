/** A block of more is no sign of anything: a call centre's number, a chain's site. Its twins meet in smaller blocks too. */
const mostOfABlock = 40
const indexBits = 24n
const mostListings = 2 ** 24

/** Forty bits of a text, by FNV-1a. Two texts that meet by chance only cost a comparison. */
const hash = (text: string): number => {
  let low = 0x811c9dc5
  let high = 0x9e3779b1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
  }
  return (low >>> 0) + (high >>> 24) * 2 ** 32
}

/** Listings by their keys, at eight bytes for each: a million listings take about 100 MB. */
export class Blocks {
  private entries = new BigUint64Array(1024)
  private size = 0
  private readonly crowds = new Map<number, number>()

  /** Notes that the listing at this place of the list has a key. */
  add(key: string, index: number) {
    if (index >= mostListings) throw new Error('There are too many suppliers to be compared')
    if (this.size === this.entries.length) {
      const larger = new BigUint64Array(this.size * 2)
      larger.set(this.entries)
      this.entries = larger
    }
    this.entries[this.size++] = (BigInt(hash(key)) << indexBits) | BigInt(index)
  }

  /** Pairs of listings that meet in a block, each once, the lower place first; in the order of the list. */
  pairs(listings: number): Float64Array {
    const entries = this.entries.subarray(0, this.size).sort()
    let found = new Float64Array(1024)
    let count = 0
    const members: number[] = []
    let current = -1n
    const close = () => {
      if (members.length > 2) this.crowds.set(Number(current), members.length)
      if (members.length > mostOfABlock) return
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
      const key = entry >> indexBits
      if (key !== current) {
        close()
        members.length = 0
        current = key
      }
      members.push(Number(entry & ((1n << indexBits) - 1n)))
    }
    close()
    const sorted = found.subarray(0, count).sort()
    let kept = 0
    for (let at = 0; at < count; at++) if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[kept++] = sorted[at]!
    return sorted.subarray(0, kept)
  }

  /** How many listings have a key, from three on; asked for after the pairs. */
  sharedBy(key: string): number {
    return this.crowds.get(hash(key)) ?? 2
  }
}
