/** Whole numbers up to 2 ** 53, eight bytes each, as many as come. */
export class NumberList {
  private numbers = new Float64Array(64)
  /** How many there are. */
  size = 0

  push(number: number) {
    if (this.size === this.numbers.length) this.grow()
    this.numbers[this.size++] = number
  }

  /** The number at this place. */
  at(place: number): number {
    return this.numbers[place]!
  }

  /** All of them in order, in the list's own memory: nothing may be added afterwards. */
  sorted(): Float64Array {
    return this.numbers.subarray(0, this.size).sort()
  }

  /** Keeps one of each; in order, and in the list's own memory. */
  distinct(): Float64Array {
    const sorted = this.sorted()
    let kept = 0
    for (const [at, number] of sorted.entries()) if (at === 0 || number !== sorted[kept - 1]) sorted[kept++] = number
    this.size = kept
    return sorted.subarray(0, kept)
  }

  private grow() {
    const larger = new Float64Array(Math.ceil(this.numbers.length * 1.5))
    larger.set(this.numbers)
    this.numbers = larger
  }
}
