import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { writeFieldSources } from '../../suppliers/field-sources.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { prepareListing, type PreparedListing } from '../saving/prepare-listing.ts'
import { isSourceEnabled } from '../sources/registry.ts'
import { readSupplierSite } from '../sources/read-supplier-site.ts'
import { saveListings, type SavedListing, type Verdict } from '../saving/save-listings.ts'
import { scrapedFields, type ScrapedField } from '../saving/scraped-fields.ts'
import { scrapeTools } from '../runs/scrape-tools.ts'
import { addSupplierRules } from '../scraping.rules.ts'
import type { SourcedValue, Listing } from '../source.ts'
import { PageError } from '../../outgoing/page-errors.ts'
import { readStanding } from '../saving/write-suppliers.ts'
import { Field, ID, ObjectType } from 'type-graphql'
import { nullable, lowerCaseEnum } from '../../schema/types.ts'
import { ListingVerdict } from '../runs/scrape-run.ts'

const ValueOrigin = lowerCaseEnum('ValueOrigin', 'The source of a value on a page.', {
  API: 'A documented interface of the source.',
  JSON_LD: 'Structured data in a script of the page.',
  MICRODATA: 'Structured data in attributes of the page’s elements.',
  ATTRIBUTE: 'Another machine-readable attribute.',
  SELECTOR: 'An element known to contain it.',
  LINK: 'A phone, email or web link.',
  META: 'The page’s head.',
  PATTERN: 'A pattern in the page’s text.',
  PLACE: 'It was derived from the supplier’s location.',
  YOU: 'It was typed by the signed-in user.',
})

@ObjectType({ description: 'One field from a supplier’s site.' })
class PreviewField {
  @Field(() => String, { description: 'The field, by its name in Supplier.' }) field!: string
  @Field(() => String, { description: 'The value, as text.' }) value!: string
  @Field(() => ValueOrigin, { description: 'The part of the page that it came from.' }) origin!: string
  @Field(() => String, nullable('The present value, if it would be replaced.')) current!: string | null
  @Field(() => Boolean, { description: 'Whether it would be written: values of an owner or administrator stay.' })
  isWritten!: boolean
}

@ObjectType({ description: 'A preview of a supplier’s own site.' })
export class SupplierPreview {
  @Field(() => String, { description: 'The name to be saved.' }) name!: string
  @Field(() => ListingVerdict, { description: 'The expected verdict.' }) verdict!: Verdict
  @Field(() => String, nullable('Why it would be refused, or what to check.')) reason!: string | null
  @Field(() => ID, nullable('The existing supplier.')) supplierId!: number | null
  @Field(() => [PreviewField], { description: 'The fields with their sources on the page.' }) fields!: PreviewField[]
  @Field(() => [String], { description: 'The pages read.' }) pages!: string[]
  @Field(() => [String], { description: 'Pages that could not be read, and why.' }) problems!: string[]
}

const visitMs = 60_000

/** Saves nothing. @throws BAD_USER_INPUT if the site cannot be read. */
export const previewSupplierFromUrl = async (context: Context, source: unknown): Promise<SupplierPreview> => {
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
export const addSupplierFromUrl = async (context: Context, source: unknown): Promise<Supplier> => {
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

const readSite = async (context: Context, source: unknown) => {
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
