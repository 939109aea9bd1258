import type { Pool } from 'pg'
import { findCounty } from '../../counties/list-counties.ts'
import { badInput, PublicError } from '../../server/errors.ts'
import { searchSuppliers } from '../../suppliers/search/search-suppliers.ts'
import type { ListedSupplier } from '../../suppliers/search/search.ts'
import { telUrl } from '../../suppliers/rules/tel-url.rules.ts'
import {
  headingLevels,
  maxHeadingLength,
  morePath,
  createDefaultHeading,
  widgetLimit,
  widgetServices,
  type WidgetResponse,
  type WidgetHeading,
  type WidgetService,
  type WidgetSupplier,
} from './widget.rules.ts'
import type { FrameTheme } from './widget-html.ts'

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined

const numberFrom = (params: Params, name: string, fallback: number, min: number, max: number) => {
  const value = Number(one(params[name]) ?? fallback)
  if (!Number.isInteger(value) || value < min || value > max)
    throw badInput({ [name]: `${name} must be a whole number from ${min} to ${max}.` })
  return value
}

export const headingFrom = (params: Params): WidgetHeading => {
  const text = one(params.heading)
  if (text && text.length > maxHeadingLength)
    throw badInput({ heading: `heading must have at most ${maxHeadingLength} letters.` })
  return {
    text,
    level: numberFrom(params, 'heading-level', headingLevels.default, headingLevels.min, headingLevels.max),
  }
}

export const themeFrom = (params: Params): FrameTheme => {
  const theme = one(params.theme) ?? 'auto'
  if (theme !== 'auto' && theme !== 'light' && theme !== 'dark')
    throw badInput({ theme: 'theme must be auto, light or dark.' })
  return theme
}

const serviceFrom = (params: Params): WidgetService | undefined => {
  const service = one(params.service)?.toLowerCase()
  if (!service) return undefined
  if (!Object.hasOwn(widgetServices, service))
    throw badInput({ service: `service must be one of ${Object.keys(widgetServices).join(', ')}.` })
  return service as WidgetService
}

interface Site {
  name: string
  url: string
}

export const readWidget = async (pool: Pool, params: Params, site: Site): Promise<WidgetResponse> => {
  const service = serviceFrom(params)
  const limit = numberFrom(params, 'limit', widgetLimit.default, widgetLimit.min, widgetLimit.max)
  const typed = one(params.county)
  const county = typed ? await findCounty(pool, typed) : null
  if (typed && !county)
    throw new PublicError('NOT_FOUND', `There is no county “${typed.slice(0, 60)}” in the directory.`)
  const filter = { county: county?.name, service: service && (service.toUpperCase() as Uppercase<WidgetService>) }
  const { nodes: suppliers } = await searchSuppliers(pool, { filter, sort: 'BEST', first: limit })
  return {
    heading: createDefaultHeading(county?.name, service),
    ...(suppliers.length > 0 ? {} : { problem: 'No supplier is listed here yet.' }),
    suppliers: suppliers.map((supplier) => toShown(supplier, site)),
    more: { label: `More in ${county?.name ?? 'the directory'}`, url: site.url + morePath(county?.urlName, service) },
    site,
  }
}

const shownServices = 3

export const failedWidget = (problem: string, site: Site): WidgetResponse => ({
  heading: createDefaultHeading(undefined, undefined),
  problem,
  suppliers: [],
  more: { label: 'Search the directory', url: `${site.url}/directory` },
  site,
})

const toShown = (supplier: ListedSupplier, site: Site): WidgetSupplier => {
  const { id, name, city, county, averageRating, reviewCount, phone } = supplier
  return {
    name,
    url: `${site.url}/suppliers/${id}`,
    place: [...new Set([city, county])].filter(Boolean).join(', '),
    rating: averageRating > 0 ? averageRating : null,
    reviewCount,
    services: [...new Set([...(supplier.matchedServices ?? []), ...supplier.services])].slice(0, shownServices),
    phone: phone || null,
    phoneUrl: phone ? telUrl(phone) : null,
  }
}
