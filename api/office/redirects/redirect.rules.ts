import * as z from 'zod/mini'
import { checkedText, lineText } from '../../server/form.rules.ts'
import { decodePath } from '../../text/decode-path.rules.ts'
import { parseUrl } from '../../text/parse-url.rules.ts'
import { trimSlashes } from '../../text/trim-slashes.ts'

/** All redirects are in memory. */
export const maxRedirects = 5000

/** In characters, since one request carries the file. */
export const maxFileLength = 900_000

export const maxFaults = 100

/** Paths of the site itself, which redirects must not hide. */
const own =
  /^\/(?:admin|api|apple-touch-icon\.png|assets|badge|blog\/feed\.xml|confirm-email|favicon\.ico|graphiql|graphql|healthz|icon-512\.png|icons|invitation|llms\.txt|login|mcp|metrics|pictures|readyz|robots\.txt|sitemap\.xml|sitemaps|uploads|widget|widget\.js)(?:\/|$)/i

const isPath = (text: string) => /^\/(?!\/)[^\s?#\\]*$/.test(text)

const isTarget = (text: string) =>
  /^\/(?!\/)[^\s\\]*$/.test(text) || (/^https:\/\/[^\s\\]+$/.test(text) && parseUrl(text) !== undefined)

const line = (max: number) => lineText({ max })

/** Decoded, without a trailing slash, for comparison. */
export const pathKey = (path: string): string => trimSlashes(decodePath(path)) || '/'

export const isOwn = (key: string): boolean => key === '/' || own.test(key)

export const shortAddresses: Readonly<Record<string, string>> = {
  '/suppliers': '/directory',
  '/county': '/counties',
  '/for-businesses': '/register-business',
  '/articles': '/blog',
}

export const redirectRules = z
  .object({
    fromPath: z.pipe(
      z.pipe(
        line(300),
        z.transform((text) => (text ? trimSlashes(text) : text)),
      ),
      z.string().check(({ value, issues }) => {
        const say = (message: string) => issues.push({ code: 'custom', input: value, message })
        if (!isPath(value) || pathKey(value).includes('\0')) say('Please enter a path on this site, such as /old-page.')
        else if (isOwn(pathKey(value))) say('The site uses this address itself.')
      }),
    ),
    toAddress: checkedText(
      line(500),
      z.refine(isTarget, 'Please enter a path on this site, or an address that starts with https://.'),
    ),
    isPermanent: z.boolean(),
  })
  .check(({ value: { fromPath, toAddress }, issues }) => {
    if (fromPath && pathKey(toAddress.split(/[?#]/, 1)[0]!) === pathKey(fromPath))
      issues.push({ code: 'custom', input: toAddress, path: ['toAddress'], message: 'This would redirect to itself.' })
  })
