import * as z from 'zod/mini' // the form carries its rules to the browser
import { lineText } from '../../server/form.rules.ts'
import { parseUrl } from '../../text/parse-url.rules.ts'
import { trimSlashes } from '../../text/trim-slashes.ts'

/** So many redirects a site may have: all are in memory. */
export const mostRedirects = 5000

/** So many characters a file of redirects may have: a request carries it whole. */
export const mostFileLength = 900_000

/** So many lines of a file are told to be wrong. */
export const mostFaults = 100

/** What the site itself answers below these, so that nothing may lead away from it. */
const own =
  /^\/(?:admin|api|apple-touch-icon\.png|assets|badge|blog\/feed\.xml|confirm-email|favicon\.ico|graphiql|graphql|healthz|icon-512\.png|icons|invitation|llms\.txt|login|mcp|metrics|pictures|readyz|robots\.txt|sitemap\.xml|sitemaps|uploads|widget|widget\.js)(?:\/|$)/i

const isPath = (text: string) => /^\/(?!\/)[^\s?#\\]*$/.test(text)

const isTarget = (text: string) =>
  /^\/(?!\/)[^\s\\]*$/.test(text) || (/^https:\/\/[^\s\\]+$/.test(text) && parseUrl(text) !== undefined)

const line = (most: number) => lineText({ min: [0, ''], max: [most, `Please use at most ${most} characters.`] })

/** A path as it is compared, so that all its spellings are one: decoded, and without a slash at its end. */
export const pathKey = (path: string): string => {
  try {
    return trimSlashes(decodeURIComponent(path)) || '/'
  } catch {
    return trimSlashes(path) || '/'
  }
}

/** Whether the site itself answers at this path, which `pathKey` gave. */
export const isOwn = (key: string): boolean => key === '/' || own.test(key)

/** Addresses that people shorten or guess, and the page that each redirects to permanently. */
export const shortAddresses: Readonly<Record<string, string>> = {
  '/suppliers': '/directory',
  '/county': '/counties',
  '/for-businesses': '/register-business',
  '/articles': '/blog',
}

/** Where an address leads, and for how long. */
export const redirectRules = z
  .object({
    fromPath: z.pipe(
      z.pipe(
        line(300),
        z.transform((text) => (text ? trimSlashes(text) : text)),
      ),
      z.string().check(({ value, issues }) => {
        const say = (message: string) => issues.push({ code: 'custom', input: value, message })
        if (!isPath(value) || pathKey(value).includes('\0')) say('Please give a path of this site, such as /old-page.')
        else if (isOwn(pathKey(value))) say('The site itself answers at this address.')
      }),
    ),
    toAddress: z.pipe(
      line(500),
      z.string().check(z.refine(isTarget, 'Please give a path of this site, or an address that starts with https://.')),
    ),
    isPermanent: z.boolean(),
  })
  .check(({ value: { fromPath, toAddress }, issues }) => {
    if (fromPath && pathKey(toAddress.split(/[?#]/, 1)[0]!) === pathKey(fromPath))
      issues.push({ code: 'custom', input: toAddress, path: ['toAddress'], message: 'This would lead to itself.' })
  })
