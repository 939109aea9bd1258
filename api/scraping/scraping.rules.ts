import * as z from 'zod/mini'
import { typedText } from '../server/form.rules.ts'
import { parseUrl } from '../text/parse-url.rules.ts'
import { mapsKeyword, mapsRadius, readRadius } from './maps-search.rules.ts'
import { thousands } from '../text/plural.rules.ts'

const placeText = typedText({
  min: [2, 'Location must be at least 2 characters.'],
  max: [100, 'Location must be at most 100 characters.'],
})

const radiusBounds = `Please enter a radius from ${thousands(mapsRadius.min)} to ${thousands(mapsRadius.max)} metres.`
const radiusWhole = 'Please enter a radius in whole metres.'

export const mapsRules = z.object({
  location: placeText,
  radius: z.pipe(
    z.pipe(z.optional(z.unknown()), z.transform(readRadius)),
    z
      .number()
      .check(
        z.minimum(mapsRadius.min, radiusBounds),
        z.maximum(mapsRadius.max, radiusBounds),
        z.multipleOf(1, radiusWhole),
      ),
  ),
  keyword: z.pipe(
    typedText({ max: [100, 'Keyword must be at most 100 characters.'] }),
    z.transform((keyword) => keyword || mapsKeyword),
  ),
})

const maxLocations = 500

export const bulkRules = z.object({
  locations: z.pipe(
    z
      .array(placeText, 'Please select at least one location.')
      .check(
        z.minLength(1, 'Please select at least one location.'),
        z.maxLength(maxLocations, `Please select at most ${maxLocations} locations.`),
      ),
    z.transform((locations) => [...new Set(locations)]),
  ),
})

const isWebAddress = (address: string) => {
  const url = parseUrl(address)
  if (!url || /\s/.test(address)) return false
  const { protocol, hostname, username } = url
  return /^https?:$/.test(protocol) && hostname.includes('.') && !username
}

const noWebAddress = 'Please enter a web address such as https://www.example.com'

/** Adds https:// if there is no scheme. */
const webAddress = (missing: string) =>
  z.pipe(
    typedText({ min: [1, missing], max: [500, 'The address must be at most 500 characters.'], noText: noWebAddress }),
    z.pipe(
      z.transform((address: string) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`)),
      z.string().check(z.refine(isWebAddress, noWebAddress)),
    ),
  )

export const directoryRules = z.object({
  directories: z.pipe(
    z.pipe(
      z
        .array(z.string(noWebAddress), 'Please enter a list of web addresses.')
        .check(z.maxLength(20, 'Please enter at most 20 directories.')),
      z.transform((given): (string | null | undefined)[] => [
        ...new Set(given.map((one) => one.trim()).filter(Boolean)),
      ]),
    ),
    z.array(webAddress('Please enter a web address')),
  ),
})

export const addSupplierRules = z.object({
  url: webAddress('Please enter the address of the supplier’s website.'),
  name: typedText({ max: [200, 'The name must be at most 200 characters.'] }),
  city: typedText({ max: [100, 'The town must be at most 100 characters.'] }),
})

export const idRules = z.object({
  id: z.pipe(
    z.string('This run does not exist.').check(z.regex(/^\d{1,9}$/, 'This run does not exist.')),
    z.transform(Number),
  ),
})
