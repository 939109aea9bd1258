export interface PostcodeText {
  outcodes: string[]
  /** 4DY of LS1 4DY. */
  inward?: string
}

const outward = '[A-Z]{1,2}[0-9][A-Z0-9]?'
const strict = [
  new RegExp(`^(${outward})([0-9][A-Z]{2})$`),
  new RegExp(`^(${outward})$`),
  new RegExp(`^(${outward})[0-9][A-Z]?$`),
]
const loose = /^([A-Z01]{1,2}[0-9OI][0-9A-Z]?)([0-9OI][A-Z01]{2})?$/
const parted = new RegExp(`^(${outward})[ -]+[0-9][A-Z]?$`)

const toLetter = (character: string) => ({ 0: 'O', 1: 'I' })[character] ?? character
const toDigit = (character: string) => ({ O: '0', I: '1' })[character] ?? character

/** "0X1" is OX1, "EC1O" EC10, "LI8" L18. */
const repair = (outcode: string): string[] =>
  [1, 2].flatMap((letters) => {
    const area = outcode.slice(0, letters).split('').map(toLetter).join('')
    const district = outcode.slice(letters).split('')
    const digits = district.map(toDigit).join('')
    const ending = district.map((character, index) => (index === 0 ? toDigit(character) : character)).join('')
    return [area + digits, area + ending].filter((text) => new RegExp(`^${outward}$`).test(text))
  })

/** "B-1000" is in Brussels. */
const foreign = /^[A-Z]{1,2}[\s-]+[0-9]{4}/

/** Corrects O/0 and I/1; the postcode may be partial, in any case and spacing. */
export const readPostcode = (text: string): PostcodeText | undefined => {
  const upper = text.toUpperCase().trim()
  const sector = parted.exec(upper)
  if (sector) return { outcodes: [sector[1]!] }
  if (foreign.test(upper)) return undefined
  const compact = upper.replace(/[\s.-]+/g, '')
  if (compact.length < 2 || compact.length > 7 || !/[0-9]/.test(compact)) return undefined
  for (const pattern of strict) {
    const [, outcode, inward] = pattern.exec(compact) ?? []
    if (outcode) return { outcodes: [...new Set([outcode, ...repair(outcode)])], ...(inward ? { inward } : {}) }
  }
  const [, first = '', second = ''] = loose.exec(compact) ?? []
  const outcodes = [...new Set(repair(first))]
  if (!outcodes.length) return undefined
  return { outcodes, ...(second ? { inward: toDigit(second[0]!) + second.slice(1).replaceAll(/./g, toLetter) } : {}) }
}
