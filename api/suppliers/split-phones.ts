/** A fax number, but not "Tel/Fax". */
const fax =
  /(?<![/&+]\s?)\bf(?:ax)?\b[\s.:]{0,3}(?:no\b[\s.:]{0,3})?[+(]{0,2}\d[\d ()-]{8,18}|[+(]{0,2}\d[\d ()-]{8,18}\(?fax\b\)?/gi

/** Splits "T: 0113 496 0123 M: 07700 900123"; a number has ten digits and begins with 0, + or a bracket. */
export const splitPhones = (cell: string): string[] =>
  cell
    .replace(fax, ' / ')
    .replace(/\((?![\d\s+]{3,40}\))[^()]{0,80}\)/g, ' ') // (0), (9 to 5), (office)
    .split(/[/,;|&\n]|\bor\b|\band\b/i)
    .flatMap((part) => {
      const numbers: string[] = []
      for (const word of part.trim().split(/\s+/)) {
        const last = numbers.at(-1)
        const isNext = last === undefined || (/^\(?[+0]/.test(word) && last.replace(/\D/g, '').length >= 10)
        if (isNext) numbers.push(word)
        else numbers[numbers.length - 1] = `${last} ${word}`
      }
      return numbers
    })
