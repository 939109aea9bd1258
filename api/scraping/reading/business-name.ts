import type { Layer } from '../source.ts'
import { toListingPart, type ListingPart } from './listing-parts.ts'
import { getTextLines, pick, getElementText, type ScrapedPage } from './page-text.ts'
import { trimMarks } from '../../text/trim-marks.ts'
import { domainName, domainWord, spelledIn } from './domain-name.ts'

export interface NameCandidate {
  text: string
  layer: Layer
  weight: number
}

const pageName =
  /^(?:home|home ?page|start|index|welcome|contact|contact ?us|contacts?|contact page|contact details|about|about ?us|get in touch|our story|who we are|find us|where to find us|our showrooms?|showrooms?|gallery|services|products|shop|blog|news|faqs?|impressum|kontakt|accueil|contatti|contacto|inicio|benvenuti|willkommen|welkom|bienvenue|mentions légales|logo|site logo|header logo|untitled|my (?:site|blog|website|wordpress|store|shop)|website|site title|company name|business name|your (?:site|company|business).{0,20}|just another wordpress site|wordpress|wix|squarespace|coming soon|not found|page not found|404|main|mobile site|.{0,2})$/i
const welcome =
  /^(?:welcome to|welcome at|home of|homepage of|home page of|about|contact|at)\s+(?:the (?:website|home) of\s+)?/i
const pageSuffix = /\s(?:home ?page|home|website|official (?:web)?site|logo)$/i

const aroundNames = ' \t\r\n,;:|-–—·•»«>'

/** Undefined for a page's or a builder's name. */
export const withoutPageName = (text: string): string | undefined => {
  const bare = trimMarks(text, aroundNames)
  const isWelcome = welcome.test(bare)
  const name = trimMarks(bare.replace(welcome, '').replace(pageSuffix, ''), isWelcome ? `${aroundNames}!` : aroundNames)
  return !name || pageName.test(bare) || pageName.test(name) ? undefined : name
}

const slogan =
  /\b(?:made to measure|made[- ]to|near (?:me|you)|cheap|best|your|you|our|we|us|transform|beautiful|beautifully|affordable|prices?|experts?|specialists?|suppliers?|fitters|makers|handmade|local|free|quality|online|buy|from|for|with|that|welcome|dress)\b|\p{L}{3}[.!?]$/iu
const inPlace = /\b(?:in|near|across|around|throughout) \p{Lu}/u
const goodsOnly =
  /^(?:(?:vertical|roller|roman|venetian|wooden|pleated|conservatory|window|plantation|made|blinds?|curtains?|shutters?|awnings?|shades?|drapes|nets?|voiles?|poles|tracks|interiors|and|&|\/|sail|soft|furnishings?)[\s,]*){1,8}$/i

// bounded: names are cut at 200 characters
const legalForm =
  /[\s,]+(?:ltd|limited|llp|plc|gmbh(?: & co\.? kg)?|ohg|kg|ug|e\.? ?k|sarl|sas|sasu|eurl|s\.?r\.?l\.?s?|s\.?p\.?a|snc|s\.?l\.?u?|b\.?v|n\.?v|v\.?o\.?f|bvba)\.?$/i

/** Equal for two spellings of one name. */
export const nameKey = (text: string): string =>
  text
    .slice(0, 200)
    .replace(legalForm, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\b(?:ltd|limited|llp|plc)\b\.?/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\d]+/gu, '')

const initials = (text: string) =>
  text
    .replace(/\b(?:ltd|limited)\b/gi, '')
    .split(/[^\p{L}\d]+/u)
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase()

const domainFit = (text: string, word: string) => {
  const key = nameKey(text)
  if (!word || key.length < 3) return 0
  if (key === word || key.replaceAll('and', '') === word.replaceAll('and', '')) return 9
  if (key.length >= 5 && word.includes(key)) return 6
  if (word.length >= 4 && key.includes(word)) return 6
  if (word.length < 2 || word.length > 6) return 0
  return initials(text) === word ? 4 : initials(text).startsWith(word) ? 3 : 0
}

const worth = ({ text, weight }: NameCandidate, word: string) =>
  weight +
  domainFit(text, word) -
  (slogan.test(text) ? 4 : 0) -
  (inPlace.test(text) ? 3 : 0) -
  (goodsOnly.test(text) ? 5 : 0) -
  (text.length > 45 || text.split(' ').length > 7 ? 5 : 0) -
  (/^\p{Ll}/u.test(text) ? 1 : 0)

const capitalsIn = (text: string) => text.match(/\p{Lu}{4,}/gu)?.length ?? 0

/** By its place, its fit to the domain, and how many places agree. */
export const likeliestName = (candidates: NameCandidate[], url: string): NameCandidate | undefined => {
  const word = domainWord(url)
  const groups = new Map<string, { best: NameCandidate; worth: number; weights: Set<number> }>()
  for (const candidate of candidates) {
    const key = nameKey(candidate.text)
    if (!key) continue
    const own = worth(candidate, word)
    const group = groups.get(key)
    if (!group) groups.set(key, { best: candidate, worth: own, weights: new Set([candidate.weight]) })
    else {
      group.weights.add(candidate.weight)
      const more = capitalsIn(group.best.text) - capitalsIn(candidate.text)
      if (more > 0 || (more === 0 && own > group.worth)) group.best = candidate
      group.worth = Math.max(group.worth, own)
    }
  }
  const agreed = ({ worth: own, weights }: { worth: number; weights: Set<number> }) => own + 2 * (weights.size - 1)
  return [...groups.values()].toSorted((a, b) => agreed(b) - agreed(a))[0]?.best
}

// bounded: titles are cut at 500 characters
const separators = /\s+[|–—·•»«:]+\s+|\s+-\s+|\s*::\s*|\s*[|»«•]\s*|:\s+/

/** "Sunny Blinds, Elgin" is also a name without the town, first if the page has such a line. */
const titleNames = (title: string, lines: ReadonlySet<string>) =>
  title
    .split(separators)
    .flatMap((part) => {
      const [first = ''] = part.split(', ', 1)
      return first === part ? [part] : lines.has(first) ? [first, part] : [part, first]
    })
    .slice(0, 12)

const copyright = /(?:©|\bcopyright\b|\(c\))/i
// bounded: what follows the sign is cut at 200 characters
const afterName =
  /\s*(?:\||•|·|\ball rights\b|\bregistered\b|\bpowered by\b|\bproudly\b|\bweb ?(?:site|design)\b|\bsite by\b|\bdesigned\b|\bprivacy\b|\bterms\b|\bcookies?\b|\bvat\b|\bcompany (?:no|reg|number)|\bcreated\b|\b(?:tel|call|phone)\b|\s[-–]\s|\.\s(?!ltd|limited|&)|©|\(c\)).*$/i

/** The name in "© 2019-2026 Sunny Blinds Ltd. All rights reserved." */
const copyrightName = (line: string) => {
  const after = line.slice(copyright.exec(line)!.index)
  const bare = after
    .replace(/^(?:(?:©|\(c\)|copyright|by|\d{4}(?:\s?[-–]\s?(?:\d{2,4}|present))?|[\s,.:|-])+)/i, '')
    .slice(0, 200)
  return trimMarks(bare.replace(afterName, '').replace(/\s\d{4}(?:\s?[-–]\s?\d{2,4})?$/, ''), ' \t,;:|-–—·•.')
}

const logos =
  '[class*="logo" i], [id*="logo" i], [class*="site-title" i], [id*="site-title" i], [class*="site-name" i], [class*="brand" i], [id*="brand" i], [data-ux="LogoHeading"], [data-aid*="BIZ_NAME"]'

const logoNames = ({ root }: ScrapedPage) =>
  root
    .querySelectorAll(logos)
    .slice(0, 12)
    .flatMap((element) => {
      const image = element.rawTagName === 'img' ? element : element.querySelector('img[alt]')
      const text = getElementText(element)
      return [image?.getAttribute('alt') ?? '', text.length <= 60 ? text : '']
    })

export const namesOnPage = (page: ScrapedPage): NameCandidate[] => {
  const { root, url } = page
  const meta = (selector: string) => pick(root, selector)?.getAttribute('content') ?? ''
  const lines = getTextLines(pick(root, 'body') ?? root)
  const written = new Set(lines)
  const given: [Layer, number, string[]][] = [
    ['meta', 7, [meta('meta[property="og:site_name"]')]],
    ['meta', 5, [meta('meta[name="application-name"]'), meta('meta[name="apple-mobile-web-app-title"]')]],
    ['attribute', 5, logoNames(page)],
    ['meta', 4, titleNames(getElementText(pick(root, 'title')).slice(0, 500), written)],
    [
      'pattern',
      4.5,
      lines
        .filter((line) => copyright.test(line) && line.length <= 300)
        .slice(-5)
        .map(copyrightName),
    ],
    ['meta', 4, titleNames(meta('meta[property="og:title"]').slice(0, 500), written)],
    [
      'selector',
      3,
      root
        .querySelectorAll('h1')
        .slice(0, 3)
        .flatMap((heading) => titleNames(getElementText(heading).slice(0, 500), written)),
    ],
  ]
  const found = given.flatMap(([layer, weight, texts]) =>
    texts.flatMap((text) => {
      const name = text.length <= 200 ? withoutPageName(text) : undefined
      return name ? [{ text: name, layer, weight }] : []
    }),
  )
  const spelled = spelledIn(lines, domainWord(url))
  const continuesName = ({ text }: NameCandidate) => text.length <= 45 && text.startsWith(`${spelled} &`)
  return spelled && !found.some(continuesName) ? [...found, { text: spelled, layer: 'pattern', weight: 2 }] : found
}

/** The domain's words if no name is found but the page has contact details. */
export const namePart = (candidates: NameCandidate[], page: ScrapedPage, isBusiness: boolean): ListingPart => {
  const best = likeliestName(candidates, page.url)
  const spelled = isBusiness ? domainName(page.url) : undefined
  const isPoor = best && worth(best, domainWord(page.url)) < 2
  if (spelled && (!best || isPoor)) return toListingPart('pattern', { name: spelled })
  return best ? toListingPart(best.layer, { name: best.text }) : {}
}
