/** Swapping neighbours counts once (optimal string alignment); a distance above `max` is `max` + 1. */
export const editDistance = (a: string, b: string, max = Infinity): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let [before, previous, row]: [number[], number[], number[]] = [[], [], []]
  for (let j = 0; j <= b.length; j++) previous.push(j)
  for (let i = 1; i <= a.length; i++) {
    const [letter, letterBefore] = [a.charCodeAt(i - 1), a.charCodeAt(i - 2)]
    row[0] = i
    let minOfRow = i
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let min = previous[j - 1]! + (letter === other ? 0 : 1)
      if (previous[j]! < min) min = previous[j]! + 1
      if (row[j - 1]! < min) min = row[j - 1]! + 1
      const isSwapped = j > 1 && letterBefore === other && letter === b.charCodeAt(j - 2)
      if (isSwapped && before[j - 2]! < min) min = before[j - 2]! + 1
      row[j] = min
      if (min < minOfRow) minOfRow = min
    }
    if (minOfRow > max) return max + 1
    ;[before, previous, row] = [previous, row, before]
  }
  return Math.min(previous[b.length]!, max + 1)
}

/** The first letter is rarely wrong, or swapped with the second. */
export const beginsAlike = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])
