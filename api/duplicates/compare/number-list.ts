class GrowingList<Kind extends Float64Array | Uint32Array> {
  size = 0

  constructor(
    private numbers: Kind,
    private readonly larger: (length: number) => Kind,
  ) {}

  push(number: number) {
    if (this.size === this.numbers.length) this.makeRoom()
    this.numbers[this.size++] = number
  }

  at(place: number): number {
    return this.numbers[place]!
  }

  sorted(): Kind {
    return this.numbers.subarray(0, this.size).sort() as Kind
  }

  protected makeRoom() {
    const larger = this.larger(Math.ceil(this.numbers.length * 1.25))
    larger.set(this.numbers)
    this.numbers = larger
  }
}

export class SmallNumbers extends GrowingList<Uint32Array> {
  constructor() {
    super(new Uint32Array(256), (length) => new Uint32Array(length))
  }
}

export class NumberLists {
  private readonly numbers = new SmallNumbers()
  private readonly ends = new SmallNumbers()

  push(list: Iterable<number>) {
    for (const number of list) this.numbers.push(number)
    this.ends.push(this.numbers.size)
  }

  getStart(list: number): number {
    return list ? this.ends.at(list - 1) : 0
  }

  at(place: number): number {
    return this.numbers.at(place)
  }
}

export class Numbers64 extends GrowingList<Float64Array> {
  constructor() {
    super(new Float64Array(256), (length) => new Float64Array(length))
  }
}

export class NumberSet extends Numbers64 {
  distinct(): Float64Array {
    const sorted = this.sorted()
    let count = 0
    for (let at = 0; at < sorted.length; at++)
      if (at === 0 || sorted[at] !== sorted[count - 1]) sorted[count++] = sorted[at]!
    this.size = count
    return sorted.subarray(0, count)
  }

  protected override makeRoom() {
    const before = this.size
    if (this.distinct().length > before * 0.75) super.makeRoom()
  }
}
