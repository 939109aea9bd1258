import { revealEmails } from '../../text/reveal-email.ts'
import { countryCodes, type SupplierCountry } from '../../places/areas/country.rules.ts'
import type { SourcedValue, Layer } from '../source.ts'
import { toListingPart, type ListingPart } from './listing-parts.ts'
import { getTextLines, decodeText, getElementText, type ScrapedPage } from './page-text.ts'
import { phonesIn, revealEmail, tidyEmail } from './tidy-contact.ts'

const maxLinks = 50
const maxNumbers = 30
/** A number of ten or eleven digits, or an international one, with its separators. */
const british =
  /(?<![\d.])\(?\+\d(?:[\s()./\u2010-\u2014-]{0,3}\d){9,12}(?!\d)|(?<![\d.])\(?0(?:[\s()./\u2010-\u2014-]{0,3}\d){9,10}(?!\d)/g
/** One or several in a row. */
const abroad = /(?<![\d.])[+(]{0,2}\d(?:[\s()./\u2010-\u2014-]{0,3}\d){7,27}(?!\d)/g
const notForCalls = /\b(?:fax|f|vat|company|reg|registered|registration|charity|whatsapp|no|number)[\s.:#)–-]{0,4}$/i
const callsToo =
  /\b(?:tel|telephone|telefon|tel[eé]fono|t[eé]l[eé]phone|telefoon|phone|call)\W{1,4}(?:(?:and|und|et|y|e|en)\W{1,3})?(?:fax)?\W{0,4}$|\b(?:tel|telephone|phone|contact|mobile|call)\b.{0,12}\b(?:no|number)[\s.:#)–-]{0,4}$/i

/** Not the shop's own number. */
const isSpecial =
  /\b(?:emergency|emergencies|out of hours|after hours|helpline|hotline|\S{0,20}notdienst|\S{0,20}notruf|urgences?|d[eé]pannage|spoed\S{0,10}|storing(?:en|sdienst)?|urgencias?|averías|pronto intervento|urgenze|emergenze)(?: (?:call|line|number|only))?[\s.:#)–-]{0,4}$/i

const numbersIn = (line: string, before: string, country: SupplierCountry) => {
  const shape = country === 'United Kingdom' ? british : abroad
  return [...line.matchAll(shape)].slice(0, maxNumbers).flatMap((match) => {
    const lead = `${before} ${line.slice(Math.max(0, match.index - 30), match.index)}`.slice(-40)
    if (notForCalls.test(lead) && !callsToo.test(lead)) return []
    const numbers = phonesIn(match[0], countryCodes[country])
    return numbers.map((value) => ({ value, isSpecial: isSpecial.test(lead) }))
  })
}

export const hasNumber = (line: string, country: SupplierCountry = 'United Kingdom'): boolean =>
  numbersIn(line, '', country).length > 0

/** A link's number that is also in the text comes first, then the text's first, then any link's. */
export const findPhone = ({ root }: ScrapedPage, known: SupplierCountry | undefined): ListingPart => {
  const country = known ?? 'United Kingdom'
  const lines = getTextLines(root)
  const written = lines.flatMap((line, at) => {
    const before = lines[at - 1] ?? ''
    return numbersIn(line, before.length <= 20 ? before : '', country)
  })
  const special = new Set(written.filter((one) => one.isSpecial).map(({ value }) => value))
  const links = root
    .querySelectorAll('a[href^="tel:" i], a[href^="callto:" i]')
    .slice(0, maxLinks)
    .map((link) => ({
      shown: numbersIn(getElementText(link), '', country)[0]?.value,
      behind: phonesIn(link.getAttribute('href')!.replace(/^(?:callto|tel):/i, ''), countryCodes[country])[0],
    }))
  const isWritten = (number: string) => written.some(({ value }) => value === number)
  const shown = links.flatMap(({ shown, behind }) => shown ?? (behind && isWritten(behind) ? behind : []))
  const numbers: SourcedValue[] = [
    ...shown.map((value) => ({ value, layer: 'link' as const })),
    ...written.map(({ value }) => ({ value, layer: 'pattern' as const })),
    ...links.flatMap(({ behind }) => (behind ? [{ value: behind, layer: 'link' as const }] : [])),
  ]
  const phone = numbers.find(({ value }) => !special.has(value)) ?? numbers[0]
  return phone ? { phone } : {}
}

/** Not "brien@sunny.example" in "o'brien@sunny.example", which would be a stranger's. */
const emailShape = /(?<![\p{L}\d._%+-]|[\p{L}\d]['’])[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,100}\.[a-z]{2,24}/giu
const byOthers = /\b(?:website|site|web ?design|designed|developed|built|hosted|powered|created|made) (?:by|with)\b/i
const notForAll = /^(?:webmaster|privacy|gdpr|dpo|dataprotection|jobs|careers|recruitment|accounts|invoices|press)@/

interface Email {
  value: string
  layer: Layer
  isByOthers: boolean
}

const emailsIn = (root: ScrapedPage['root']): Email[] => {
  const of = (value: string | undefined, layer: Layer, isByOthers: boolean): Email[] =>
    value ? [{ value, layer, isByOthers }] : []
  const links = root
    .querySelectorAll('a[href^="mailto:" i]')
    .slice(0, maxLinks)
    .flatMap((link) =>
      of(
        tidyEmail(revealEmails(link.getAttribute('href')!)),
        'link',
        byOthers.test(getElementText(link.parentNode).slice(0, 300)),
      ),
    )
  const hidden = root
    .querySelectorAll('[data-cfemail], a[href^="/cdn-cgi/l/email-protection#"]')
    .slice(0, maxLinks)
    .flatMap((link) =>
      of(
        revealEmail(link.getAttribute('data-cfemail') ?? link.getAttribute('href')!.split('#')[1] ?? ''),
        'attribute',
        false,
      ),
    )
  const cloaked = root
    .querySelectorAll('script')
    .flatMap((script) => of(tidyEmail(cloakedEmail(script.rawText)), 'attribute', false))
  const written = getTextLines(root).flatMap((line) =>
    [...revealEmails(line).matchAll(emailShape)]
      .slice(0, maxLinks)
      .flatMap(([match]) => of(tidyEmail(match), 'pattern', byOthers.test(line))),
  )
  return [...links, ...hidden, ...cloaked, ...written]
}

const cloak = /\baddy\d{1,40} ?= ?((?:(?:'[^'\n]{0,200}'|addy\d{1,40}) ?\+? ?){1,30})/g

/** Joomla's email cloaking assembles the address by a script. */
const cloakedEmail = (script: string): string => {
  const pieces = [...script.matchAll(cloak)].slice(0, 10).flatMap(([, pieces = '']) => pieces.match(/'[^']*'/g) ?? [])
  return decodeText(pieces.map((piece) => piece.slice(1, -1)).join(''))
}

/** At the site's own domain first, then a general mailbox; the web designer's last. */
export const findEmail = ({ root, url }: ScrapedPage): ListingPart => {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const doubt = ({ value, isByOthers }: Email) => {
    const domain = value.split('@')[1]!
    const isOwn = domain === host || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
    return (isOwn ? 0 : 2) + (notForAll.test(value) ? 3 : 0) + (isByOthers ? 4 : 0)
  }
  const best = emailsIn(root).toSorted((a, b) => doubt(a) - doubt(b))[0]
  return best ? toListingPart(best.layer, { email: best.value }) : {}
}
