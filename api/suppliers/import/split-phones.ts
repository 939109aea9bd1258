/**
 * The numbers in a cell that holds several, as they stand there: "0113 496 0123 / 07700 900123", "T: 0113 496 0123
 * M: 07700 900123". A number is at least ten digits long, and begins with 0, + or a bracket.
 */
export const splitPhones = (cell: string): string[] =>
  cell.split(/[/,;|&\n]|\bor\b|\band\b/i).flatMap((part) => {
    const numbers: string[] = []
    for (const word of part.trim().split(/\s+/)) {
      const last = numbers.at(-1)
      const isNext = last === undefined || (/^\(?[+0]/.test(word) && last.replace(/\D/g, '').length >= 10)
      if (isNext) numbers.push(word)
      else numbers[numbers.length - 1] = `${last} ${word}`
    }
    return numbers
  })
