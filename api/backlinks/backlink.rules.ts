import * as z from 'zod/mini'
import { typedText } from '../server/form.rules.ts'
import { parseUrl } from '../text/parse-url.rules.ts'
import { trimSlashes } from '../text/trim-slashes.ts'

const missing = 'All fields are required.'
const noDomain = 'Please enter a domain, such as example.com, or the address of a page.'
const noPath = 'Please enter a path of this site, such as /directory or /suppliers/12.'

const addresses = [
  /^\/(directory|map|blog|counties|register-business|contact|sitemap|privacy-policy|terms-of-service|cookie-policy)?$/,
  /^\/suppliers\/\d{1,9}$/,
  /^\/(blog|counties|county-suppliers)\/[a-z0-9]+(-[a-z0-9]+)*$/,
]

const parsePage = (typed: string): URL | undefined => {
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = parseUrl(text)
  if (!url || /\s/.test(text)) return undefined
  url.hash = url.username = url.password = ''
  return /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]\.?$/.test(url.hostname) ? url : undefined
}

/** Without www and a final dot, so that each site has one name. */
const getDomain = ({ hostname }: URL) => hostname.replace(/^www\./, '').replace(/\.$/, '')

const parseSitePath = (typed: string): string | undefined => {
  if (!typed.startsWith('/') && !/^https?:\/\//i.test(typed)) return undefined
  const url = typed.startsWith('//') ? undefined : parseUrl(typed, 'https://site.invalid')
  if (!url) return undefined
  const path = trimSlashes(url.pathname.toLowerCase())
  return addresses.some((address) => address.test(path)) ? path : undefined
}

const line = typedText({ max: 2000 })

/** Parsing adds the domain and the page, and normalises the path. */
export const backlinkRules = z.pipe(
  z.object({ sourceSite: line, targetUrl: line, anchorText: typedText({ max: 200 }) }).check(({ value, issues }) => {
    const say = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', input: value[path], path: [path], message })
    const empty = (['sourceSite', 'targetUrl', 'anchorText'] as const).find((name) => !value[name])
    if (empty) return void say(empty, missing)
    if (!parsePage(value.sourceSite)) say('sourceSite', noDomain)
    if (!parseSitePath(value.targetUrl)) say('targetUrl', noPath)
  }),
  z.transform(({ sourceSite, targetUrl, anchorText }) => {
    const page = parsePage(sourceSite)!
    return { sourceSite: getDomain(page), sourcePage: page.href, targetUrl: parseSitePath(targetUrl)!, anchorText }
  }),
)
