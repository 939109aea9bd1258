/**
 * Whether two words differ only by typing errors: one edit or swap from five letters on, two from nine on. The first
 * letter must agree.
 */
export const isMistyped = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 5 || a[0] !== b[0] || /\d/.test(a + b)) return false
  return editsBetween(a, b) <= (shorter >= 9 ? 2 : 1)
}

/** The number of edits from one text to another; swapping two neighbours counts as one. */
export const editsBetween = (a: string, b: string): number => {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let edits = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        edits = Math.min(edits, before[column - 2]! + 1)
      line.push(edits)
    }
    before = last
    last = line
  }
  return last[b.length]!
}
