/** Undefined for a misplaced quotation mark. */
export const splitRecord = (text: string, delimiter: string): string[] | undefined => {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let start = 0; ;) {
    const isQuoted = text[start] === '"'
    const end = isQuoted ? closingQuote(text, start + 1) + 1 : findEnd(text, delimiter, start)
    const cell = text.slice(start, end)
    if (isQuoted ? end === 0 : cell.includes('"')) return undefined
    cells.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === text.length) return cells
    if (!text.startsWith(delimiter, end)) return undefined
    start = end + delimiter.length
  }
}

const findEnd = (text: string, delimiter: string, from: number) => {
  const end = text.indexOf(delimiter, from)
  return end < 0 ? text.length : end
}

const closingQuote = (text: string, from: number): number => {
  for (let i = text.indexOf('"', from); i >= 0; i = text.indexOf('"', i + 2)) if (text[i + 1] !== '"') return i
  return -1
}
