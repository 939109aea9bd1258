import { decodeText, pick, getElementText, type ScrapedPage } from './page-text.ts'

/** Texts only found on pages of hosts, registrars and servers. */
const parked =
  /account (?:has been |is )?suspended|domain (?:name )?(?:is |may be )?(?:for sale|parked|expired)|is for sale|buy this domain|parked free|courtesy of godaddy|website (?:has |is )?expired|welcome to nginx|\bapache2?\b.{0,20}default page|^it works!?$|^index of \/|iis windows|default (?:web |site )?page|steht zum verkauf|domain (?:ist )?geparkt|domaine est (?:a|à) vendre|dominio .{0,12}(?:in vendita|en venta)|domein .{0,8}te koop|error establishing a database connection|(?:shop|store) is (?:currently )?unavailable|site not found|^(?:403|404|500|503)\b|^forbidden$/i
/** Texts of site owners while there is no site. */
const absent =
  /under (?:maintenance|construction)|maintenance mode|(?:site|scheduled|down for) maintenance|coming soon|(?:be )?(?:right )?back soon|^redirecting|^loading\b|wartungs(?:modus|arbeiten)|im aufbau|(?:site|page) en (?:construction|maintenance)|bientôt en ligne|in (?:costruzione|manutenzione|allestimento)|en (?:construcción|mantenimiento)|in (?:aanbouw|onderhoud)|binnenkort online|demnächst/i

const maxSignLength = 200
/** A page with more text is a real one. */
const maxParkedLength = 1500
const maxAbsentLength = 600
const shortText = 150

const collectSigns = ({ root }: ScrapedPage, text: string, maxLength: number): string[] => {
  if (text.length > maxLength) return []
  const headings = root.querySelectorAll('h1, h2').slice(0, 5)
  return [pick(root, 'title'), ...headings].map(getElementText).filter((sign) => sign.length <= maxSignLength)
}

const getBodyText = ({ root }: ScrapedPage) => getElementText(pick(root, 'body') ?? root)

export const parkedSign = (page: ScrapedPage): string | undefined => {
  const body = getBodyText(page)
  const all = [...collectSigns(page, body, maxParkedLength), ...(body.length <= maxParkedLength ? [body] : [])]
  return plainSign(all.find((sign) => parked.test(sign)))
}

export const absentSign = (page: ScrapedPage): string | undefined => {
  const body = getBodyText(page)
  const all = [...collectSigns(page, body, maxAbsentLength), ...(body.length <= shortText ? [body] : [])]
  return plainSign(all.find((sign) => absent.test(sign)))
}

const plainSign = (sign: string | undefined) => sign && decodeText(sign).slice(0, 80)

const refresh = /^\s*(\d{1,4})[\d.]{0,8}\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]{1,2000})/i
/** A longer delay is for readers, so the page counts. */
const maxPauseS = 5

export const refreshUrl = ({ root, url, base }: ScrapedPage): string | undefined => {
  const meta = root.querySelectorAll('meta').find((one) => /^refresh$/i.test(one.getAttribute('http-equiv') ?? ''))
  const [, pause, to] = refresh.exec(meta?.getAttribute('content') ?? '') ?? []
  if (!to || Number(pause) > maxPauseS || !URL.canParse(to, base)) return undefined
  const next = new URL(to, base).href.split('#', 1)[0]!
  return next === url.split('#', 1)[0] ? undefined : next
}
