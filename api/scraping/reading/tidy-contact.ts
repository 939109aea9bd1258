import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { nationalPhone } from '../../suppliers/rules/national-phone.ts'
import { cutTracking } from '../../suppliers/rules/text-shapes.rules.ts'
import { collapseSpaces } from './page-text.ts'

const emailShape = /^[a-z0-9][a-z0-9._%+-]*@(?:[a-z0-9-]+\.)+[a-z]{2,24}$/
/** Text that only looks like an email address: pictures, error reporters, examples, unread mailboxes. */
// bounded: only asked of 254 characters or less
const noEmail =
  /\.(?:png|jpe?g|gif|webp|svg|css|js)$|@(?:.+\.)?(?:sentry\.io|wixpress\.com|domain\.(?:com|co\.uk)|email\.com|(?:your|my)?(?:domain|site|website|company|business)\.(?:com|co\.uk)|address\.com)$|@example\.(?:com|org|net|co\.uk)$|^(?:u00|your(?:[.-]?(?:name|e-?mail))?@|name@|user@|username@|someone@|example@|no-?reply|do-?not-?reply|sentry@|postmaster@|mailer-daemon@)/

/** "01242 123456" for +441242123456 and "Tel: 01242 123456"; foreign numbers are in international format. */
export const tidyPhone = (text: string, country: CountryCode = 'GB'): string | undefined => {
  const number = collapseSpaces(text)
    .replace(/^tel:/i, '')
    .replace(/^[^+\d(]+/, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\(?(\+\d{2,3})\)?\s?\(0\)/, '$1')
    .slice(0, 40)
  if (!number || isSampleNumber(number)) return undefined
  return country === 'GB' || number.startsWith('+') ? nationalPhone(number, 'GB') : internationalPhone(number, country)
}

/** Where another number may begin: "01632 960101 / 07700 900123". */
const nextNumber = /[\s/,;|&·–-]{1,5}(?:(?:or|and|oder|und|ou|et|o|e|y|of|en)\s)?(?=[+(]{0,2}[0+])/gi
const strongMark = /\s?[/,;|&]\s?|\s[-–]\s/g
const maxPhonesLength = 120
const minDigits = 8

/** Of a text of nothing else; a number with a digit too many is dropped, not cut. */
export const phonesIn = (text: string, country: CountryCode = 'GB'): string[] => {
  const given = collapseSpaces(text.replaceAll('%20', ' ')).slice(0, maxPhonesLength)
  const whole = tidyPhone(given, country)
  if (whole) return [whole]
  for (const { index, 0: mark } of [...given.matchAll(nextNumber), ...given.matchAll(strongMark)]) {
    const first = tidyPhone(given.slice(0, index), country)
    const rest = given.slice(index + mark.length)
    if (first && rest.replace(/\D/g, '').length >= minDigits) return [first, ...phonesIn(rest, country)]
  }
  return []
}

/** Placeholders of forms and themes: 01234 567890, 123-456-7890. */
const isSampleNumber = (number: string) =>
  /^(?:44|1)?0?1?234567890?$|^0?123456789\d?$|(\d)\1{8}/.test(number.replace(/\D/g, ''))

const internationalPhone = (number: string, country: CountryCode) => {
  const phone = parsePhoneNumberFromString(number, country)
  return phone?.isValid() ? phone.formatInternational() : undefined
}

/** Cloudflare XORs each byte with the first. */
export const revealEmail = (code: string): string | undefined => {
  const bytes = /^(?:[0-9a-f]{2}){4,200}$/i.test(code) ? Buffer.from(code, 'hex') : undefined
  return bytes && tidyEmail(String.fromCharCode(...bytes.subarray(1).map((byte) => byte ^ bytes[0]!)))
}

/** From a text or a mailto: link. */
export const tidyEmail = (text: string): string | undefined => {
  let addresses = text
    .trim()
    .replace(/^mailto:/i, '')
    .split('?', 1)[0]!
    .slice(0, 2000)
  try {
    addresses = decodeURIComponent(addresses)
  } catch {}
  return collapseSpaces(addresses)
    .toLowerCase()
    .split(/[\s,;|<>()"]+|(?<![a-z0-9])'|'(?![a-z0-9])|\/(?=[^/]*@)/)
    .map((one) => one.replace(/^mailto:/, '').replace(/[.:]$/, ''))
    .find((one) => one.length <= 254 && emailShape.test(one) && !noEmail.test(one))
}
/** Without tracking parameters. */
export const tidyWebsite = (text: string): string | undefined => {
  const given = collapseSpaces(text)
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[\w.-]+:\d/.test(given) ? given : `https://${given.replace(/^\/\//, '')}`
  if (!given || given.length > 500 || /\s/.test(given) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username) return undefined
  cutTracking(url)
  url.hash = ''
  return url.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1')
}
