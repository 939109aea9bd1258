import * as z from 'zod/mini' // small, since forms load their rules in the browser
import { parseUrl } from '../../text/parse-url.rules.ts'

export interface TextShape {
  /** The text as stored; undefined for another shape. The input is trimmed and not empty. */
  read: (typed: string) => string | undefined
  example: string
  please: string
  /** The message of an import, following the column's name. */
  must: string
}

const tracking =
  /^(?:utm_\w+|[gdfyw]clid|fbclid|msclkid|yclid|gad_\w+|[gw]braid|igshid|mc_[ce]id|_gl|_ga|y_source|srsltid)$/i

/** Returns whether there were any. */
export const cutTracking = (url: URL): boolean => {
  const marks = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  for (const name of marks) url.searchParams.delete(name)
  return marks.length > 0
}

/** Adds https:// if missing; the host needs a dot, and user names are refused. */
export const webAddress: TextShape = {
  read: (typed) => {
    const address = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(typed) ? typed : `https://${typed}`
    const url = parseUrl(address)
    if (!url || /\s/.test(address)) return undefined
    if (!/^https?:$/.test(url.protocol) || !/^[\w.-]+\.[a-z][\w-]+$/.test(url.hostname) || url.username)
      return undefined
    return cutTracking(url) ? url.href : address
  },
  example: 'https://www.example.com/blinds',
  please: 'Please enter an address that starts with https:// or http://, or leave the field empty.',
  must: 'must be an address that starts with http:// or https://',
}

/** Also allows a picture stored on this site. */
export const pictureAddress: TextShape = {
  read: (typed) => (/^\/pictures\/[\w./-]+$/.test(typed) ? typed : webAddress.read(typed)),
  example: 'https://www.example.com/logo.png',
  please:
    'Please upload a picture, or enter an address that starts with https:// or http://, or leave the field empty.',
  must: 'must be an address that starts with http:// or https://',
}

const email = z.email()

export const emailAddress: TextShape = {
  read: (typed) => (email.safeParse(typed).success ? typed : undefined),
  example: 'hello@example.com',
  please: 'Please enter a valid email address, or leave the field empty.',
  must: 'must be an email address',
}
