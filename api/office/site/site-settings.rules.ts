import * as z from 'zod/mini'
import { checkedText, lineText, optionalEmail, typedText } from '../../server/form.rules.ts'
import { parseUrl } from '../../text/parse-url.rules.ts'
import { accentHex, contrastFault } from './accent.rules.ts'

const line = (max: number) => lineText({ max })
const noPhone = 'Please enter a valid phone number.'

const socialHosts = {
  facebookUrl: ['facebook.com', 'fb.com'],
  xUrl: ['x.com', 'twitter.com'],
  instagramUrl: ['instagram.com'],
  linkedinUrl: ['linkedin.com'],
} as const

const isAt = (address: string, hosts: readonly string[]) => {
  const url = parseUrl(address)
  const isHost = hosts.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  return url?.protocol === 'https:' && isHost && url.pathname.length > 1 && !/\s/.test(address)
}

const profile = (hosts: readonly string[]) =>
  checkedText(
    line(200),
    z.refine(
      (address) => !address || isAt(address, hosts),
      `Please enter the address of a page there, such as https://www.${hosts[0]}/your-name.`,
    ),
  )

const accentColour = z.pipe(
  z.pipe(
    line(7),
    z.transform((text) => text.toLowerCase()),
  ),
  z.string().check(({ value, issues }) => {
    const say = (message: string) => issues.push({ code: 'custom', input: value, message })
    if (value && !accentHex.test(value)) return void say('Please enter a colour such as #1f5b4f.')
    const fault = value && contrastFault(value)
    if (fault) say(fault)
  }),
)

/** An empty text means the environment's or the built-in value. */
export const siteSettingsRules = z
  .object({
    siteName: lineText({ max: 60 }),
    logoUrl: checkedText(
      line(300),
      z.refine(
        (path) => !path || /^\/(?!\/)\S+$/.test(path),
        'Please enter the address of a picture on this site, such as /pictures/logo.png.',
      ),
    ),
    accentColour,
    contactEmail: optionalEmail('Please enter a valid email address.'),
    isEmailShown: z.boolean(),
    contactPhone: checkedText(
      line(40),
      z.refine((text) => !text || (text.length >= 6 && /^[\d\s+().\-/]+(?:(?:ext|x)[. ]*\d+)?$/i.test(text)), noPhone),
    ),
    contactAddress: typedText({ max: 300 }),
    facebookUrl: profile(socialHosts.facebookUrl),
    xUrl: profile(socialHosts.xUrl),
    instagramUrl: profile(socialHosts.instagramUrl),
    linkedinUrl: profile(socialHosts.linkedinUrl),
  })
  .check(({ value: { siteName, isEmailShown, contactEmail }, issues }) => {
    if (siteName && siteName.length < 3)
      issues.push({ code: 'custom', input: siteName, path: ['siteName'], message: 'Please use at least 3 characters.' })
    if (isEmailShown && !contactEmail)
      issues.push({
        code: 'custom',
        input: contactEmail,
        path: ['contactEmail'],
        message: 'Please enter the address to show to visitors.',
      })
  })
export type SiteSettingsValues = z.output<typeof siteSettingsRules>
