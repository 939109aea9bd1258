/** Eight bytes a number. */
export class NumberList {
  size = 0
  private numbers = new Float64Array(256)

  push(number: number) {
    if (this.size === this.numbers.length) this.makeRoom()
    this.numbers[this.size++] = number
  }

  at(place: number): number {
    return this.numbers[place]!
  }

  sorted(): Float64Array {
    return this.numbers.subarray(0, this.size).sort()
  }

  private makeRoom() {
    const larger = new Float64Array(Math.ceil(this.numbers.length * 1.25))
    larger.set(this.numbers)
    this.numbers = larger
  }
}

export class NumberLists {
  private readonly numbers = new NumberList()
  private readonly ends = new NumberList()

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
