import * as z from 'zod/mini'
import { checkedText, listText, typedText } from '../server/form.rules.ts'
import { oneLine } from '../text/one-line.ts'
import { parseUrl } from '../text/parse-url.rules.ts'

export const maxContentLength = 200_000

const text = (max: number) => typedText({ max })

export const createSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    // bounded: cut just now
    .replace(/^-+|-+$/g, '')

const isHttps = (address: string) =>
  !address || (parseUrl(address)?.protocol === 'https:' && !/\s/.test(address)) || /^\/(?!\/)\S*$/.test(address)

/** An empty text means none; an empty slug is made from the title. */
export const postRules = z.object({
  title: typedText({ min: [3, 'Please use at least 3 characters.'], max: 200 }),
  slug: checkedText(
    z.pipe(
      text(100),
      z.transform((slug) => slug.toLowerCase()),
    ),
    z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Please use letters a to z, digits and single hyphens only.'),
  ),
  content: typedText({ min: [1, 'Please write something.'], max: maxContentLength }),
  excerpt: text(500),
  author: text(100),
  category: text(60),
  tags: listText(15, 40, (tag) => oneLine(tag).toLowerCase()),
  imageUrl: checkedText(
    text(500),
    z.refine(isHttps, 'Please enter an address that starts with https://, or leave the field empty.'),
  ),
  metaTitle: text(200),
  metaDescription: text(500),
  isIndexable: z.pipe(
    z.nullish(z.boolean()),
    z.transform((isIndexable) => isIndexable ?? true),
  ),
})
export type PostValues = z.output<typeof postRules>
