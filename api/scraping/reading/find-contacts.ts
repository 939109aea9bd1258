import { countryCodes, type SupplierCountry } from '../../places/country.rules.ts'
import type { Layer } from '../source.ts'
import { partOf, type ListingPart } from './listing-parts.ts'
import { linesOf, textOf, type Page } from './page-text.ts'
import { phonesIn, revealEmail, tidyEmail } from './tidy-contact.ts'

const mostLinks = 50
const mostNumbers = 30
/** A number of ten or eleven digits, or an international one, with what may stand between digits. */
const british =
  /(?<![\d.])\(?\+\d(?:[\s()./\u2010-\u2014-]{0,3}\d){9,12}(?!\d)|(?<![\d.])\(?0(?:[\s()./\u2010-\u2014-]{0,3}\d){9,10}(?!\d)/g
/** One or several beside each other. */
const abroad = /(?<![\d.])[+(]{0,2}\d(?:[\s()./\u2010-\u2014-]{0,3}\d){7,27}(?!\d)/g
const notForCalls = /\b(?:fax|f|vat|company|reg|registered|registration|charity|whatsapp|no|number)[\s.:#)–-]{0,4}$/i
const callsToo =
  /\b(?:tel|telephone|phone|call)\W{1,4}(?:fax)?\W{0,4}$|\b(?:tel|telephone|phone|contact|mobile|call)\b.{0,12}\b(?:no|number)[\s.:#)–-]{0,4}$/i

/** The first number in a line that can be rung; a fax or a company's number is none. */
const numbersIn = (line: string, before: string, country: SupplierCountry): string[] => {
  const shape = country === 'United Kingdom' ? british : abroad
  return [...line.matchAll(shape)].slice(0, mostNumbers).flatMap((match) => {
    const lead = `${before} ${line.slice(Math.max(0, match.index - 30), match.index)}`.slice(-40)
    if (notForCalls.test(lead) && !callsToo.test(lead)) return []
    return phonesIn(match[0], countryCodes[country])
  })
}

/**
 * A page's telephone number: that of a link that shows it or whose number the text shows too, then the first in the
 * text, then that behind a link.
 */
export const phoneOf = ({ root }: Page, known: SupplierCountry | undefined): ListingPart => {
  const country = known ?? 'United Kingdom'
  const lines = linesOf(root)
  const written = lines.flatMap((line, at) => {
    const before = lines[at - 1] ?? ''
    return numbersIn(line, before.length <= 20 ? before : '', country)
  })
  const links = root
    .querySelectorAll('a[href^="tel:" i], a[href^="callto:" i]')
    .slice(0, mostLinks)
    .map((link) => ({
      shown: numbersIn(textOf(link), '', country)[0],
      behind: phonesIn(link.getAttribute('href')!.replace(/^(?:callto|tel):/i, ''), countryCodes[country])[0],
    }))
  const shown = links.flatMap((link) =>
    link.shown ? [link.shown] : link.behind && written.includes(link.behind) ? [link.behind] : [],
  )[0]
  const layer: Layer = shown || !written.length ? 'link' : 'pattern'
  const phone = shown ?? written[0] ?? links.find(({ behind }) => behind)?.behind
  return phone ? { phone: { value: phone, layer } } : {}
}

const emailShape = /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,100}\.[a-z]{2,24}/gi
/** "info [at] sunny [dot] example", against robots. */
const atSign = /\s?(?:\[ ?at ?\]|\( ?at ?\)|\{ ?at ?\}|<at>)\s?/gi
const dotSign = /\s?(?:\[ ?dot ?\]|\( ?dot ?\)|\{ ?dot ?\})\s?/gi
const byOthers = /\b(?:website|site|web ?design|designed|developed|built|hosted|powered|created|made) (?:by|with)\b/i
/** Boxes of one department, or of the site's keeper. */
const notForAll = /^(?:webmaster|privacy|gdpr|dpo|dataprotection|jobs|careers|recruitment|accounts|invoices|press)@/

interface Email {
  value: string
  layer: Layer
  isByOthers: boolean
}

const emailsIn = (root: Page['root']): Email[] => {
  const of = (value: string | undefined, layer: Layer, isByOthers: boolean): Email[] =>
    value ? [{ value, layer, isByOthers }] : []
  const links = root
    .querySelectorAll('a[href^="mailto:" i]')
    .slice(0, mostLinks)
    .flatMap((link) =>
      of(tidyEmail(decoded(link.getAttribute('href')!)), 'link', byOthers.test(textOf(link.parentNode).slice(0, 300))),
    )
  const hidden = root
    .querySelectorAll('[data-cfemail], a[href^="/cdn-cgi/l/email-protection#"]')
    .slice(0, mostLinks)
    .flatMap((link) =>
      of(
        revealEmail(link.getAttribute('data-cfemail') ?? link.getAttribute('href')!.split('#')[1] ?? ''),
        'attribute',
        false,
      ),
    )
  const written = linesOf(root).flatMap((line) =>
    [...decoded(line).matchAll(emailShape)]
      .slice(0, mostLinks)
      .flatMap(([match]) => of(tidyEmail(match), 'pattern', byOthers.test(line))),
  )
  return [...links, ...hidden, ...written]
}

const decoded = (text: string) => text.replace(atSign, '@').replace(dotSign, '.')

/** A page's e-mail address: one at the site's own domain first, then one for everybody, the site's maker's last. */
export const emailOf = ({ root, url }: Page): ListingPart => {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const doubt = ({ value, isByOthers }: Email) => {
    const domain = value.split('@')[1]!
    const isOwn = domain === host || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
    return (isOwn ? 0 : 2) + (notForAll.test(value) ? 3 : 0) + (isByOthers ? 4 : 0)
  }
  const best = emailsIn(root).toSorted((a, b) => doubt(a) - doubt(b))[0]
  return best ? partOf(best.layer, { email: best.value }) : {}
}
