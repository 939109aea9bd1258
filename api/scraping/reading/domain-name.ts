import { decodeText } from './page-text.ts'

const secondLevel = /^(?:co|com|org|net|ltd|plc|me|gov|ac|sch)$/
/** Hosts of many customer sites, where the customer's name comes first; and example domains. */
const hosts =
  /^(?:wixsite|weebly|squarespace|business|godaddysites|wordpress|blogspot|myshopify|webflow|netlify|vercel|jimdofree|jimdosite|example|site123|webador|yolasite|btck|onrender|github)$/

/** "sunnyblinds" for www.sunny-blinds.co.uk; empty for an IP address. */
export const domainWord = (url: string): string => label(url).replaceAll('-', '')

const label = (url: string) => {
  const { hostname } = new URL(url)
  const labels = hostname.split('.').filter((part) => part !== 'www')
  if (labels.length < 2 || /^[\d.]+$|:/.test(hostname)) return ''
  labels.pop()
  if (labels.length > 1 && secondLevel.test(labels.at(-1)!)) labels.pop()
  if (labels.length > 1 && hosts.test(labels.at(-1)!)) labels.pop()
  return labels.at(-1)!.toLowerCase()
}

const toWordKey = (word: string) =>
  word
    .toLowerCase()
    .replace(/&/g, 'and')
    .normalize('NFD')
    .replace(/[^\p{L}\d]+/gu, '')

/** "T&G Shutters" for tandgshutters. */
export const spelledIn = (lines: string[], word: string): string | undefined => {
  if (word.length < 5) return undefined
  for (const line of lines.slice(0, 3000)) {
    const words = decodeText(line).slice(0, 2000).split(' ')
    for (let from = 0; from < words.length; from++) {
      let spelled = ''
      for (let to = from; to < Math.min(words.length, from + 8) && word.startsWith(spelled); to++) {
        spelled += toWordKey(words[to]!)
        if (spelled === word && /\p{Lu}/u.test(words[from]!) && to > from)
          return words
            .slice(from, to + 1)
            .join(' ')
            .replace(/[,.:;!?]$/, '')
      }
    }
  }
  return undefined
}

const tradeWords =
  'blinds blind curtains curtain shutters shutter interiors interior awnings awning shades shade drapes furnishings furnishing fabrics windows window designs design homes solutions direct company studio decor nets voile voiles screens uk online ltd'.split(
    ' ',
  )
const unnamed = new Set(['uk', 'online', 'ltd'])

/** "Moorland Blinds" for moorlandblinds: words of the trade are known, the rest is one word. */
export const domainName = (url: string): string | undefined => {
  const words = label(url)
    .split('-')
    .flatMap((part) => splitWord(part))
  while (words.length > 1 && unnamed.has(words.at(-1)!)) words.pop()
  const name = words
    .map((word) => (/^(?:and|of)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
  return name.length > 3 ? name : undefined
}

const splitWord = (part: string): string[] => {
  const ends: string[] = []
  let rest = part
  for (let word = findTradeEnding(rest); word; word = findTradeEnding(rest)) {
    ends.unshift(word)
    rest = rest.slice(0, -word.length)
  }
  return rest ? [rest, ...ends] : ends
}

const findTradeEnding = (text: string) =>
  tradeWords.find((word) => text.endsWith(word) && (word.length > 3 || text.length > word.length + 3))
