const sides: Record<string, 1 | -1> = { N: 1, E: 1, S: -1, W: -1 }
const decimal = /^[+-]?\d{1,3}(?:\.\d+)?$/
const parts = /^([+-]?\d{1,3})°?\s*(?:(\d{1,2}(?:\.\d+)?)['′’]?\s*(?:(\d{1,2}(?:\.\d+)?)["″”]?)?)?$/

/** Parses "53.796", "53,796N", "W 1.545" and "53°47'46\"N"; NaN for other text. */
export const readDegrees = (text: string): number => {
  // bounded: a cell of degrees
  const bare = text
    .slice(0, 40)
    .trim()
    .toUpperCase()
    .replace(/[−–]/g, '-')
    .replace(/(\d),(\d)/, '$1.$2')
    .replace(/^(-)\s+/, '$1')
    .replaceAll('º', '°')
    .replaceAll("''", '"')
  // bounded: 40 characters
  const side = /^[NSEW]\s*|\s*[NSEW]$/.exec(bare)?.[0] ?? ''
  const number = bare.replace(side, '').replace(/°$/, '').trim()
  const sign = sides[side.trim()] ?? (number.startsWith('-') ? -1 : 1)
  if (decimal.test(number)) return sign * Math.abs(Number(number))
  const [, degrees, minutes = '0', seconds = '0'] = parts.exec(number) ?? []
  if (degrees === undefined || Number(minutes) >= 60 || Number(seconds) >= 60) return NaN
  return Number((sign * (Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600)).toFixed(7))
}
