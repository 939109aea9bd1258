import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { countryCodes } from '../../places/areas/country.rules.ts'
import { splitPhones } from '../../suppliers/split-phones.ts'

export const getCountryCode = (country: string | null | undefined): CountryCode =>
  (country && (countryCodes as Record<string, CountryCode>)[country]) || 'GB'

/** In E.164. */
export const parsePhones = (phone: string | null | undefined, country?: string | null): string[] => {
  if (!phone) return []
  const plain = phone.replace(/ /g, '')
  // The library takes thirty times as long, and most are plain British numbers.
  if (/^0[12378]\d{9}$/.test(plain) && getCountryCode(country) === 'GB') return [`+44${plain.slice(1)}`]
  const code = getCountryCode(country)
  const numbers = splitPhones(phone.replace(/[oO](?=[\d\s]*\d)/g, '0')).flatMap((part) => {
    const typed = part.replace(/\b(ext|x)\.?\s*\d+\s*$/i, '')
    const number = parsePhoneNumberFromString(typed, code)
    return number?.isPossible() ? [number.number] : []
  })
  return [...new Set(numbers)]
}

/** These may reach a call centre. */
export const isNational = (phone: string): boolean =>
  /^\+(44[389]|338|34[89]0|49(800|180)|39(80|84|19)|31(800|900)|32(800|7[08])|3531[58])/.test(phone)

export const isMobile = (phone: string): boolean => /^\+(447[1-9]|33[67]|491[5-7]|34[67]|393|316|324|3538)/.test(phone)

const twoLevelSuffixes = new Set(
  'co.uk org.uk me.uk ltd.uk plc.uk net.uk ac.uk gov.uk nhs.uk uk.com gb.com gb.net uk.net eu.com com.es org.es nom.es co.it com.fr asso.fr com.de co.nl com.ie example.com'.split(
    ' ',
  ),
)

/** Many businesses have a page here, so sharing one proves nothing. */
const sharedHosts = new Set(
  `
  facebook.com fb.com fb.me instagram.com twitter.com x.com linkedin.com youtube.com youtu.be pinterest.com pinterest.co.uk tiktok.com linktr.ee
  wixsite.com wix.com editorx.io weebly.com wordpress.com blogspot.com blogspot.co.uk business.site squarespace.com jimdo.com jimdosite.com jimdofree.com
  webs.com webnode.com webnode.co.uk godaddysites.com yolasite.com site123.me strikingly.com mystrikingly.com moonfruit.com myshopify.com square.site
  github.io netlify.app vercel.app web.app carrd.co google.com google.co.uk goo.gl g.page bit.ly
  yell.com thomsonlocal.com freeindex.co.uk checkatrade.com trustatrader.com ratedpeople.com mybuilder.com bark.com houzz.com houzz.co.uk
  trustpilot.com yelp.com yelp.co.uk 192.com cylex-uk.co.uk hotfrog.co.uk scoot.co.uk gumtree.com etsy.com ebay.co.uk ebay.com amazon.co.uk nextdoor.co.uk
`
    .trim()
    .split(/\s+/),
)

const registrable = (host: string): string => {
  const labels = host.replace(/\.$/, '').split('.')
  return labels.slice(twoLevelSuffixes.has(labels.slice(-2).join('.')) ? -3 : -2).join('.')
}

/** Undefined for a page on a shared site. */
export const getWebsiteHost = (website: string | null | undefined): string | undefined => {
  const typed = website?.trim().replace(/^(?:https?:?\/*)+/i, '')
  if (!typed || !URL.canParse(`http://${typed}`)) return undefined
  const host = new URL(`http://${typed}`).hostname.toLowerCase()
  if (!host.includes('.') || /^[\d.]+$/.test(host)) return undefined
  const site = registrable(host)
  return sharedHosts.has(site) || twoLevelSuffixes.has(site) ? undefined : site
}

export const normaliseEmail = (email: string | null | undefined): string | undefined => {
  const address = email
    ?.trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
  return address && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address) ? address : undefined
}

const mailHosts =
  /^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|aol|icloud|me|mac|btinternet|btconnect|bt|sky|talktalk|tiscali|virginmedia|ntlworld|blueyonder|plusnet|gmx|protonmail|proton|mail|freeserve|orange|wanadoo|free|t-online|web|libero|zoho)\./

/** Undefined for a public mail provider. */
export const getMailHost = (email: string | undefined): string | undefined => {
  const site = getWebsiteHost(email?.split('@')[1])
  return site && !mailHosts.test(site) ? site : undefined
}

export const normalisePlaceId = (placeId: string | null | undefined): string | undefined =>
  placeId?.trim().replace(/^places\//, '') || undefined
