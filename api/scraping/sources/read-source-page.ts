import { apart } from '../engine/apart.ts'
import type { ReadPage, Site } from '../source.ts'
import { registry, type SourceName } from './registry.ts'

/** Reads a page as its source does. @throws MarkupChanged, Blocked */
export const readSourcePage = (text: string, url: string, name: SourceName, site: Site): ReadPage =>
  registry[name].reader(site).read(text, url)

/** The same, in the thread for outside text. @throws Unreadable too */
export const readSourcePageApart = apart<typeof readSourcePage>(new URL(import.meta.url), 'readSourcePage')
