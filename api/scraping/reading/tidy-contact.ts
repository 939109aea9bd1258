import { nationalPhone } from '../../suppliers/import/import.rules.ts'
import { oneLine } from './page-text.ts'

const emailShape = /^[a-z0-9][a-z0-9._%+-]*@(?:[a-z0-9-]+\.)+[a-z]{2,24}$/
/** Text on pages that only looks like an e-mail address: pictures, error reporters, examples. */
const noEmail =
  /\.(?:png|jpe?g|gif|webp|svg|css|js)$|@(?:.+\.)?(?:sentry\.io|wixpress\.com|domain\.com|email\.com|yourdomain\.com|mysite\.com)$|^(?:u00|your(?:name|email)?@|name@|user@)/
const tracking = /^(?:utm_\w+|gclid|fbclid|msclkid|y_source|yclid|gad_source)$/i

/** A phone number in national format: "01242 123456" for 01242123456, +441242123456 and "Tel: 01242 123456". */
export const tidyPhone = (text: string): string | undefined => {
  const number = oneLine(text)
    .replace(/^tel:/i, '')
    .replace(/%20/g, ' ')
    .replace(/^[^+\d(]+/, '')
    .replace(/\+44\s*\(0\)/, '+44')
    .slice(0, 40)
  return number ? nationalPhone(number, 'GB') : undefined
}

/** An e-mail address in lower case, also from a mailto: link. */
export const tidyEmail = (text: string): string | undefined => {
  let address = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
  try {
    address = decodeURIComponent(address)
  } catch {}
  address = oneLine(address).toLowerCase()
  return address.length <= 254 && emailShape.test(address) && !noEmail.test(address) ? address : undefined
}

/** A website's absolute address without tracking parameters. */
export const tidyWebsite = (text: string): string | undefined => {
  const given = oneLine(text)
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[\w.-]+:\d/.test(given) ? given : `https://${given.replace(/^\/\//, '')}`
  if (!given || given.length > 500 || /\s/.test(given) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username) return undefined
  const marks = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  for (const name of marks) url.searchParams.delete(name)
  url.hash = ''
  return url.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1')
}
