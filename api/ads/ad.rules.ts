import * as z from 'zod/mini'
import { findStoredPicture, type Size } from '../pictures/picture.rules.ts'
import { typedText } from '../server/form.rules.ts'
import { lastDayRule } from '../text/london-time.rules.ts'
import { parseUrl } from '../text/parse-url.rules.ts'

const adFormats = ['RESPONSIVE', 'HORIZONTAL', 'VERTICAL', 'SQUARE'] as const
export type AdFormat = (typeof adFormats)[number]
const adNetworks = ['GOOGLE_ADSENSE', 'MEDIA_NET', 'DIRECT_DEAL'] as const
export type AdNetwork = (typeof adNetworks)[number]

/** In pixels; full-width formats have none. */
export const adSizes: Partial<Record<AdFormat, Size>> = {
  HORIZONTAL: { width: 728, height: 90 },
  VERTICAL: { width: 160, height: 600 },
  SQUARE: { width: 300, height: 250 },
}

export const adPages = ['Homepage', 'Supplier Profile', 'Counties', 'Blog', 'Blog Post'] as const

const text = (max: number) => typedText({ max })

const accountFormats: Partial<Record<AdNetwork, { pattern: RegExp; message: string }>> = {
  GOOGLE_ADSENSE: {
    pattern: /^ca-pub-\d{16}$/,
    message: 'An AdSense publisher ID looks like ca-pub-1234567890123456.',
  },
  MEDIA_NET: { pattern: /^8CU[0-9A-Z]{4,10}$/, message: 'A Media.net customer ID looks like 8CU1A2B3C.' },
}

/** Networks write one account number in several ways; direct deals have none. */
const normaliseAccount = (network: AdNetwork, typed: string) => {
  if (network === 'DIRECT_DEAL' || !typed) return ''
  return network === 'MEDIA_NET' ? typed.toUpperCase() : typed.toLowerCase().replace(/^(ca-)?(pub-)?(?=\d)/, 'ca-pub-')
}

export const adSettingsRules = z.pipe(
  z
    .object({
      isEnabled: z.boolean(),
      network: z.enum(adNetworks, 'Please choose a network.'),
      publisherId: text(60),
      isTestMode: z.boolean(),
    })
    .check(({ value: { network, publisherId }, issues }) => {
      const account = accountFormats[network]
      if (account && publisherId && !account.pattern.test(normaliseAccount(network, publisherId)))
        issues.push({ code: 'custom', input: publisherId, path: ['publisherId'], message: account.message })
    }),
  z.transform((settings) => ({ ...settings, publisherId: normaliseAccount(settings.network, settings.publisherId) })),
)

const missingMessage = 'Please provide a name and location for the new ad slot.'

export const adSlotRules = z
  .object({
    name: text(80),
    location: text(80),
    format: z.enum(adFormats, 'Please choose a format.'),
    isActive: z.boolean(),
    creativeUrl: text(300),
    creativeLink: text(500),
    creativeText: text(200),
    endsAt: lastDayRule,
  })
  .check(({ value, issues }) => {
    const { name, location, creativeUrl, creativeLink, creativeText } = value
    const addIssue = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', input: value[path], path: [path], message })
    if (!name) addIssue('name', missingMessage)
    else if (!location) addIssue('location', missingMessage)
    else if (!adPages.some((page) => page === location))
      addIssue('location', `Please choose one of: ${adPages.join(', ')}.`)
    if (creativeUrl && !/^\/(?!\/)\S+$/.test(creativeUrl))
      addIssue('creativeUrl', 'Please enter the address of a picture on this site, such as /pictures/offer.png.')
    const [stored, size] = [findStoredPicture(creativeUrl), adSizes[value.format]]
    if (stored && size && !isFullOrDoubleSize(stored, size))
      addIssue(
        'creativeUrl',
        `This picture is ${stored.width} × ${stored.height} pixels, and this format needs ${size.width} × ${size.height}: please upload it again to crop it.`,
      )
    if (creativeLink && !isLink(creativeLink))
      addIssue('creativeLink', 'Please enter an address that starts with https://, or a path on this site.')
    if (creativeUrl && !creativeText)
      addIssue('creativeText', 'Please describe the picture for people who can’t see it.')
  })

const isFullOrDoubleSize = (picture: Size, { width, height }: Size) =>
  [1, 2].some((times) => picture.width === width * times && picture.height === height * times)

const isLink = (link: string) =>
  link.startsWith('/')
    ? /^\/(?!\/)\S*$/.test(link)
    : /^https?:\/\//.test(link) && !/\s/.test(link) && parseUrl(link) !== undefined
