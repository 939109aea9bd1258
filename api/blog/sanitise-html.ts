import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { shortTags, withParagraphs } from './paragraphs.rules.ts'

/** A placeholder for this site while links are parsed. */
const own = 'https://own.invalid'

const readAddress = (address: string | undefined, protocols: string[]): URL | undefined => {
  const url = address?.trim() && !address.trim().startsWith('#') ? URL.parse(address, `${own}/blog/`) : null
  return url && protocols.includes(url.protocol) ? url : undefined
}

const isOwn = (url: URL) => url.origin === own
const written = (url: URL) => (isOwn(url) ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href)

const link = (tagName: string, { href, title }: Attributes): Tag => {
  const url = readAddress(href, ['https:', 'http:', 'mailto:', 'tel:'])
  if (!url) return { tagName, attribs: {} }
  const isElsewhere = !isOwn(url) && url.protocol.startsWith('http')
  return {
    tagName,
    attribs: { href: written(url), ...(title ? { title } : {}), ...(isElsewhere ? { rel: 'nofollow noopener' } : {}) },
  }
}

const isLength = (text = ''): text is string => /^\d{1,4}$/.test(text)

const picture = (tagName: string, { src, alt = '', width, height }: Attributes): Tag => {
  const url = readAddress(src, ['https:'])
  if (!url) return { tagName, attribs: {} }
  const attribs: Attributes = { src: written(url), alt, loading: 'lazy' }
  return { tagName, attribs: isLength(width) && isLength(height) ? { ...attribs, width, height } : attribs }
}

const allowed =
  'p h2 h3 h4 ul ol li strong em a table caption thead tbody tfoot tr th td blockquote img figure figcaption code pre hr br'
const withoutText = 'script style textarea option noscript iframe noembed noframes object template title svg math'

const options: IOptions = {
  allowedTags: allowed.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: withoutText.split(' '),
  nestingLimit: 40,
  transformTags: { a: link, img: picture, b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

export const sanitiseHtml = (html: string): string => sanitizeHtml(html.replaceAll('\0', ''), options).trim()

const shortOptions: IOptions = {
  ...options,
  allowedTags: shortTags,
  transformTags: { ...options.transformTags, h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' },
}

export const sanitiseShortHtml = (text: string): string => {
  const sanitise = (html: string) => sanitizeHtml(html.replaceAll('\0', ''), shortOptions).trim()
  return sanitise(withParagraphs(sanitise(text)))
}
