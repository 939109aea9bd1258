interface ForeignPostcode {
  /** The keys of the code and its prefixes, longest first. */
  keys: string[][]
  words: string
}

const letters: Record<string, string> = { F: 'FR', D: 'DE', E: 'ES', I: 'IT', B: 'BE', NL: 'NL' }
const eircode = /^([AC-FHKNPRTV-Y]\d{2}|D6W)[\s-]*[0-9AC-FHKNPRTV-Y]{4}(?![A-Z0-9])(.*)$/is
const digits = /^(?:(F|FR|D|DE|E|ES|I|IT|B|BE|NL)[\s-]+)?(\d{4,5})(?:\s?([A-Z]{2})(?!\p{L}))?(?!\d)(.*)$/isu
const digitsLast = /^(\D*[^\s,\d])[\s,]+(\d{4,5})$/

const withoutLead = (words: string) => words.replace(/^[\s,]+/, '')

/** Distinct from any full code's: "es 280". */
export const toPrefixKey = (country: string, start: string): string => `${country.toLowerCase()} ${start}`

/** Reads "75011 Paris", "Paris 75011", "D-10115", "1012 AB" and Eircodes. */
export const readForeignPostcode = (text: string): ForeignPostcode | undefined => {
  const [, routingKey, after = ''] = eircode.exec(text) ?? []
  if (routingKey) return { keys: [[routingKey.toLowerCase()]], words: withoutLead(after) }
  const [, letter, code, ending, words = ''] = digits.exec(text) ?? digits.exec(text.replace(digitsLast, '$2 $1')) ?? []
  if (!code) return undefined
  const country = ending && code.length === 4 ? 'NL' : (letters[letter?.toUpperCase() ?? ''] ?? letter?.toUpperCase())
  const isAmong = (one: string) => !country || country === one
  const startingWith = (length: number, ...countries: string[]) =>
    countries.filter(isAmong).map((one) => toPrefixKey(one, code.slice(0, length)))
  return {
    keys:
      code.length === 4
        ? [country === 'NL' ? [] : [code], startingWith(3, 'NL'), startingWith(2, 'NL'), startingWith(2, 'BE')]
        : [
            [code, ...startingWith(3, 'ES', 'IT')],
            startingWith(3, 'FR', 'DE'),
            startingWith(2, 'FR', 'DE', 'ES', 'IT'),
          ],
    words: [code.length === 4 || !ending ? '' : ending, withoutLead(words)].filter(Boolean).join(' '),
  }
}
