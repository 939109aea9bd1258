import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { writeFieldSources } from '../../suppliers/field-sources.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { prepareListing, type PreparedListing } from '../saving/prepare-listing.ts'
import { isSourceEnabled } from '../sources/registry.ts'
import { readSupplierSite } from '../sources/read-supplier-site.ts'
import { saveListings, type SavedListing } from '../saving/save-listings.ts'
import { scrapedFields, type ScrapedField } from '../saving/scraped-fields.ts'
import { scrapeTools } from '../runs/scrape-tools.ts'
import { addSupplierRules } from '../scraping.rules.ts'
import type { SourcedValue, Listing } from '../source.ts'
import { PageError } from '../../outgoing/page-errors.ts'
import type { PreviewField, SupplierPreview } from './supplier-preview.ts'
import { readStanding } from '../saving/write-suppliers.ts'

interface SupplierSource {
  url: unknown
  name?: unknown
  city?: unknown
}

const visitMs = 60_000

/** Saves nothing. @throws BAD_USER_INPUT if the site cannot be read. */
export const previewSupplierFromUrl = async (context: Context, source: SupplierSource): Promise<SupplierPreview> => {
  requireAdmin(context)
  const { prepared, pages, problems, typed } = await readSite(context, source)
  return context.em.fork().transactional(async (em) => {
    const [saved] = (await saveListings(em, [prepared], { isTest: true })) as [SavedListing]
    const standing =
      saved.supplierId === undefined ? undefined : (await readStanding(em, [saved.supplierId])).get(saved.supplierId)
    return {
      name: saved.name,
      verdict: saved.verdict,
      reason: saved.reason ?? null,
      supplierId: saved.supplierId ?? null,
      pages,
      problems,
      fields: previewFields(prepared, saved, standing, typed),
    }
  })
}

/** Completes an existing supplier. @throws BAD_USER_INPUT, CONFLICT if it may not be saved. */
export const addSupplierFromUrl = async (context: Context, source: SupplierSource): Promise<Supplier> => {
  const admin = requireAdmin(context)
  const { prepared, pages, typed } = await readSite(context, source)
  return context.em.fork().transactional(async (em) => {
    const [saved] = (await saveListings(em, [prepared])) as [SavedListing]
    if (saved.supplierId === undefined || saved.verdict === 'refused')
      throw new PublicError('CONFLICT', `It was not saved: ${saved.reason ?? 'the site has too few details'}.`)
    await writeFieldSources(
      em,
      saved.supplierId,
      saved.changed.filter((field) => typed.has(field)),
      'admin',
    )
    await recordAction(em, admin, {
      action: saved.verdict === 'added' ? 'supplier.add' : 'supplier.enrich',
      subjectId: saved.supplierId,
      after: { name: saved.name, pages, changed: saved.changed },
    })
    return em.findOneOrFail(Supplier, saved.supplierId)
  })
}

const readSite = async (context: Context, source: SupplierSource) => {
  const { url, name, city } = check(addSupplierRules, source)
  const { pool, env } = context
  if (!isSourceEnabled(env, 'supplier_site'))
    throw badInput({ url: 'Suppliers’ own sites are turned off by SCRAPER_SOURCES.' })
  const { settings, places } = scrapeTools(pool, env)
  const signal = AbortSignal.timeout(visitMs)
  const typed = new Set<string>([...(name ? ['name'] : []), ...(city ? ['city'] : [])])
  try {
    const { listing, pages, failures } = await readSupplierSite(url, { ...settings, signal })
    const prepared = await prepareListing('supplier_site', withTyped(listing, name, city), places)
    return { prepared, pages, typed, problems: failures.map(({ message }) => message) }
  } catch (error) {
    if (signal.aborted) throw badInput({ url: 'The site took too long to respond.' })
    if (!(error instanceof PageError)) throw error
    if (!name || error.outcome !== 'markup_changed') throw badInput({ url: error.message })
    const listing: Listing = { name: typedValue(name), website: typedValue(url), sourceUrl: url }
    const prepared = await prepareListing('supplier_site', withTyped(listing, name, city), places)
    return { prepared, pages: [url], typed, problems: [error.message] }
  }
}

const typedValue = (value: string): SourcedValue => ({ value, layer: 'api' })
const withTyped = (listing: Listing, name: string, city: string): Listing => ({
  ...listing,
  ...(name ? { name: typedValue(name) } : {}),
  ...(city ? { city: typedValue(city) } : {}),
})

const previewFields = (
  { values, layers, derived }: PreparedListing,
  saved: SavedListing,
  standing: Partial<Record<ScrapedField, unknown>> | undefined,
  typed: Set<string>,
): PreviewField[] =>
  scrapedFields.flatMap((field) => {
    const value = (values as Partial<Record<string, unknown>>)[field]
    if (value === undefined || value === null) return []
    const isWritten = saved.changed.includes(field)
    const current = standing?.[field]
    return [
      {
        field,
        value: asText(value),
        isWritten,
        origin: typed.has(field)
          ? 'you'
          : derived.has(field)
            ? 'place'
            : (layers[field] ?? 'pattern').replace('-', '_'),
        current:
          current === null || current === undefined || asText(current) === asText(value) ? null : asText(current),
      },
    ]
  })

const asText = (value: unknown): string => {
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) =>
        typeof item === 'object' && item !== null
          ? Object.values(item)
              .map((part) => part ?? 'closed')
              .join(' ')
          : String(item),
      )
      .join(', ')
  }
  return typeof value === 'number' ? String(Math.round(value * 1e5) / 1e5) : String(value)
}
