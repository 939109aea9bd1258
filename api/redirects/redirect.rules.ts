import * as z from 'zod/mini' // the form carries its rules to the browser
import { lineText } from '../server/form.rules.ts'
import { trimSlashes } from '../server/trim-slashes.ts'

/** So many redirects a site may have: all are in memory. */
export const mostRedirects = 5000

/** What the site itself answers below these, so that nothing may lead away from it. */
const own =
  /^\/(?:admin|api|assets|badge|graphiql|graphql|healthz|login|mcp|pictures|readyz|robots\.txt|sitemap\.xml|sitemaps|uploads|widget|widget\.js)(?:\/|$)/i

const isPath = (text: string) => /^\/(?!\/)[^\s?#\\]*$/.test(text)

const isTarget = (text: string) =>
  /^\/(?!\/)[^\s\\]*$/.test(text) || (/^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text))

const line = (most: number) => lineText({ min: [0, ''], max: [most, `Please use at most ${most} characters.`] })

/** The path of an address, as redirects are looked up: without a slash at its end. */
export const pathKey = (path: string): string => trimSlashes(path) || '/'

/** Where an address leads, and for how long. */
export const redirectRules = z
  .object({
    fromPath: z.pipe(
      z.pipe(
        line(300),
        z.transform((text) => (text ? pathKey(text) : text)),
      ),
      z.string().check(({ value, issues }) => {
        const say = (message: string) => issues.push({ code: 'custom', input: value, message })
        if (!isPath(value)) say('Please give a path of this site, such as /old-page.')
        else if (value === '/' || own.test(value)) say('The site itself answers at this address.')
      }),
    ),
    toAddress: z.pipe(
      line(500),
      z.string().check(z.refine(isTarget, 'Please give a path of this site, or an address that starts with https://.')),
    ),
    isPermanent: z.boolean(),
  })
  .check(({ value: { fromPath, toAddress }, issues }) => {
    if (fromPath && pathKey(toAddress.split(/[?#]/, 1)[0]!) === fromPath)
      issues.push({ code: 'custom', input: toAddress, path: ['toAddress'], message: 'This would lead to itself.' })
  })
