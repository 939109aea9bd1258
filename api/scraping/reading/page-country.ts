import { readTable } from '../../text/read-table.ts'
import { countryCodes, type SupplierCountry } from '../../places/areas/country.rules.ts'
import { pick, type ScrapedPage } from './page-text.ts'
import { eircodeIn, postcodeIn } from '../../places/postcodes/postcode-text.ts'

const signs = readTable(new URL('page-countries.txt', import.meta.url), ['sign', 'value', 'country'])
const countriesBy = (sign: 'ending' | 'language') =>
  new Map(signs.filter((row) => row.sign === sign).map(({ value, country }) => [value, country as SupplierCountry]))
const byTld = countriesBy('ending')
const byLanguage = countriesBy('language')
const listedCodes = new Set(Object.values(countryCodes).map((code) => code.toLowerCase()))
const byPrefix: [RegExp, SupplierCountry][] = [
  [/(?:\+|\b00)353[\s(]/, 'Ireland'],
  [/(?:\+|\b00)33[\s(]/, 'France'],
  [/(?:\+|\b00)49[\s(]/, 'Germany'],
  [/(?:\+|\b00)34[\s(]/, 'Spain'],
  [/(?:\+|\b00)39[\s(]/, 'Italy'],
  [/(?:\+|\b00)31[\s(]/, 'Netherlands'],
  [/(?:\+|\b00)32[\s(]/, 'Belgium'],
]

const commonWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and for with our your of we are to is in from by all'.split(' ')),
  de: new Set('und der die das mit für von wir ihre ihr sie nicht ein eine auf zum zur bei nach im den'.split(' ')),
  fr: new Set('et les des pour vous nous avec votre vos une est sur dans du notre nos le la chez'.split(' ')),
  es: new Set('y los las para con nosotros su sus una por más nuestra nuestros el en de la que'.split(' ')),
  it: new Set('di per con nostri nostre nostra della gli sono una le il siamo la e vostra su dei'.split(' ')),
  nl: new Set('het een voor met van wij uw onze op en de is zijn bij ook naar u'.split(' ')),
}
const minWords = 5

const languageIn = (text: string): string | undefined => {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const [first, second] = Object.entries(commonWords)
    .map(([language, common]) => ({ language, count: words.filter((word) => common.has(word)).length }))
    .toSorted((a, b) => b.count - a.count)
  return first!.count >= minWords && first!.count >= 1.5 * second!.count ? first!.language : undefined
}

/** By domain, language, postcodes, phone numbers, then the text's language; unknown usually means Britain. */
export const findPageCountry = ({ root, url }: ScrapedPage, text: string): SupplierCountry | undefined => {
  const domain = byTld.get(new URL(url).hostname.split('.').at(-1)!)
  if (domain) return domain
  const language = pick(root, 'html[lang]')?.getAttribute('lang')?.toLowerCase().replace('_', '-') ?? ''
  const [spokenBase = '', region = ''] = language.split('-')
  const isOfOther = /^[a-z]{2}$/.test(region) && !listedCodes.has(region)
  const spoken = byLanguage.get(language) ?? (isOfOther ? undefined : byLanguage.get(spokenBase))
  if (spoken && spoken !== 'United Kingdom') return postcodeIn(text) && !language.includes('-') ? undefined : spoken
  if (eircodeIn(text)) return 'Ireland'
  if (postcodeIn(text)) return 'United Kingdom'
  return (
    byPrefix.find(([prefix]) => prefix.test(text))?.[1] ??
    (language ? undefined : byLanguage.get(languageIn(text) ?? ''))
  )
}
