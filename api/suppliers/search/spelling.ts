/** How many letters differ between two words: wrong, missing, added or swapped with a neighbour. */
export const typingErrors = (a: string, b: string): number => {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(change, last[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length]!
}

/** How many errors still leave a word recognisable. */
const allowed = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3)

/** The most likely intended word: fewest errors, then the same first letter, then most suppliers. */
export const nearestWord = (
  misspelt: string,
  candidates: readonly { word: string; suppliers: number }[],
): string | undefined => {
  const likely = candidates
    .map(({ word, suppliers }) => ({ word, suppliers, errors: typingErrors(misspelt, word) }))
    .filter(({ errors }) => errors <= allowed(misspelt.length))
    .map((candidate) => ({ ...candidate, isSameStart: candidate.word[0] === misspelt[0] }))
  likely.sort(
    (a, b) =>
      a.errors - b.errors ||
      Number(b.isSameStart) - Number(a.isSameStart) ||
      b.suppliers - a.suppliers ||
      (a.word < b.word ? -1 : 1),
  )
  return likely[0]?.word
}
