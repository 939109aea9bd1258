/**
 * The edit distance of two texts; swapping neighbours counts once (optimal string alignment).
 * A distance above `most` is returned as `most` + 1, which is quicker.
 */
export const editDistance = (a: string, b: string, most = Infinity): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, previous, row]: [number[], number[], number[]] = [[], [], []]
  for (let j = 0; j <= b.length; j++) previous.push(j)
  for (let i = 1; i <= a.length; i++) {
    const [letter, letterBefore] = [a.charCodeAt(i - 1), a.charCodeAt(i - 2)]
    row[0] = i
    let leastOfRow = i
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let least = previous[j - 1]! + (letter === other ? 0 : 1)
      if (previous[j]! < least) least = previous[j]! + 1
      if (row[j - 1]! < least) least = row[j - 1]! + 1
      const isSwapped = j > 1 && letterBefore === other && letter === b.charCodeAt(j - 2)
      if (isSwapped && before[j - 2]! < least) least = before[j - 2]! + 1
      row[j] = least
      if (least < leastOfRow) leastOfRow = least
    }
    if (leastOfRow > most) return most + 1
    ;[before, previous, row] = [previous, row, before]
  }
  return Math.min(previous[b.length]!, most + 1)
}
