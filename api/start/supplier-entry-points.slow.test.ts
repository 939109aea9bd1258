import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { countryCodes, type SupplierCountry } from '../places/areas/country.rules.ts'
import { toListingPart, toListing } from '../scraping/reading/listing-parts.ts'
import { readSupplierPage } from '../scraping/sources/supplier-site.ts'
import { prepareListing } from '../scraping/saving/prepare-listing.ts'
import { saveListings } from '../scraping/saving/save-listings.ts'
import type { Listing } from '../scraping/source.ts'
import { googlePlaceListing } from '../scraping/sources/google-places.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { placeFinder } from '../suppliers/import/import-places.ts'
import { importSuppliers } from '../suppliers/import/import-suppliers.ts'
import type { Outcome } from '../suppliers/import/import-write.ts'
import { checkUploadTask } from '../suppliers/import/uploads/check-upload.task.ts'
import { importUploadTask } from '../suppliers/import/uploads/import-upload.task.ts'
import { receiveUpload } from '../suppliers/import/uploads/receive-upload.ts'
import {
  formatOpeningHours,
  parseOpeningHours,
  type StoredSpan,
} from '../suppliers/opening-hours/opening-hours.rules.ts'
import { dayNames, type Weekday } from '../suppliers/opening-hours/weekdays.rules.ts'
import { compactHours, writtenHours } from '../testing/written-hours.ts'
import { isLong, sample } from '../testing/long.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite({}, 'places')
const { pool } = site.database
const make = build(pool)
const folder = await mkdtemp(join(tmpdir(), 'doors-'))
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

interface EntryAnswer {
  address?: string
  city?: string
  county?: string
  postcode?: string
  country?: string
  latitude?: string
  longitude?: string
  openingHours?: string
  businessStatus?: string
}
const places = ['address', 'city', 'county', 'postcode', 'country', 'latitude', 'longitude'] as const
const parts = [...places, 'openingHours', 'businessStatus'] as const

let count = 0
const newName = () => `Doorstep ${'abcdefghij'[count % 10]}${count++} Blinds`
const cell = (text = '') => `"${text.replaceAll('"', '""')}"`
const toCsv = (name: string, said: EntryAnswer) =>
  `name,${parts.join(',')}\n${[name, ...parts.map((part) => said[part])].map(cell).join(',')}\n`

interface SavedSupplier {
  address: string | null
  city: string | null
  county: string | null
  postcode: string | null
  country: string
  latitude: number | null
  longitude: number | null
  openingHours: StoredSpan[] | null
}
const storedAs = async (name: string): Promise<SavedSupplier | undefined> =>
  (
    await pool.query<SavedSupplier>(
      `select address, city, county, postcode, country, latitude, longitude, opening_hours "openingHours"
         from supplier where name = $1`,
      [name],
    )
  ).rows[0]

type Door = (said: EntryAnswer) => Promise<{ stored?: SavedSupplier | undefined; message?: string }>

const commandLine: Door = async (said) => {
  const name = newName()
  const path = join(folder, 'suppliers.csv')
  await writeFile(path, toCsv(name, said))
  const outcomes: Outcome[] = []
  await importSuppliers(site.database, path, { apply: true, onOutcome: (one) => outcomes.push(one) })
  const [outcome] = outcomes
  return {
    stored: await storedAs(name),
    message: [...(outcome?.notes ?? []), ...(outcome?.kind === 'refused' ? [outcome.why] : [])].join('; '),
  }
}

const office: Door = async (said) => {
  const name = newName()
  const em = site.database.orm.em.fork()
  const id = await receiveUpload(em, site.admin, 'suppliers.csv', Readable.from([Buffer.from(toCsv(name, said))]))
  const work = async (task: typeof checkUploadTask) => task(site, { uploadId: id })
  await work(checkUploadTask)
  const { rows } = await pool.query('select notes from import_upload_line where upload_id = $1', [id])
  site.as(site.admin)
  await site.change('startImport', { uploadId: id }, 'upload { id }')
  await work(importUploadTask)
  return { stored: await storedAs(name), message: rows.flatMap(({ notes }) => notes as string[]).join('; ') }
}

const toInput = <Span extends { day: string }>({ day, ...span }: Span) => ({
  ...span,
  day: dayNames[day as Weekday].toUpperCase(),
})

const editor: Door = async ({ latitude, longitude, openingHours, ...said }) => {
  const name = newName()
  const id = await make.supplier({ name, city: null, county: null, postcode: null, latitude: null, longitude: null })
  site.as(site.admin)
  const at = await site.ask('query ($id: ID!) { adminSupplier(id: $id) { updatedAt } }', { id })
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const { userErrors } = await site.change(
    'updateSupplier',
    {
      id,
      updatedAt: at.data.adminSupplier.updatedAt,
      ...said,
      ...(latitude ? point : {}),
      ...(openingHours ? { openingHours: parseOpeningHours(openingHours)?.map(toInput) } : {}),
    },
    'supplier { id }',
  )
  return userErrors.length ? { message: JSON.stringify(userErrors) } : { stored: await storedAs(name) }
}

const details = {
  description: 'Blinds, made and fitted by one family.',
  email: 'hello@example.com',
  phone: '01632 960123',
  address: '4 High Street',
}

let lastIp = 0
const withoutPoint = ({ address, city, county, postcode, country, openingHours }: EntryAnswer) =>
  Object.fromEntries(
    Object.entries({ address, city, county, postcode, country, openingHours }).filter(([, text]) => text),
  )
const registration: Door = async ({ country = 'United Kingdom', ...given }) => {
  const said = withoutPoint(given)
  const name = newName()
  site.as(undefined, `198.51.100.${++lastIp % 250}`)
  const { data, errors } = await site.ask(
    'mutation ($input: CreateRegistrationInput!) { createRegistration(input: $input) { registration { id } userErrors { message } } }',
    {
      input: {
        ...details,
        city: 'n/a',
        county: 'n/a',
        postcode: 'n/a',
        ...said,
        name,
        country: countryCodes[country as SupplierCountry],
      },
    },
  )
  return { stored: await storedAs(name), message: JSON.stringify(errors ?? data.createRegistration.userErrors) }
}

const rest: Door = async (given) => {
  const said = withoutPoint(given)
  const name = newName()
  site.as(undefined, `203.0.113.${++lastIp % 250}`)
  const answer = await site.rest('/api/suppliers', {
    body: { ...details, city: 'n/a', county: 'n/a', postcode: 'n/a', ...said, name },
  })
  return { stored: await storedAs(name), message: await answer.text() }
}

const save = async (source: 'yell' | 'google_places', listing: Listing) => {
  const prepared = await prepareListing(source, listing, placeFinder(pool))
  await site.database.orm.em.fork().transactional((em) => saveListings(em, [prepared], {}))
  return { stored: await storedAs(listing.name.value), message: prepared.refusal ?? '' }
}

const scraper: Door = ({ address, openingHours, ...said }) => {
  const name = newName()
  const message = toListingPart('json-ld', { name, ...(address ? { street: address } : {}), ...said })
  const lines = openingHours?.replaceAll('\n', '<br>') ?? ''
  const page = readSupplierPage(`<title>${name}</title><p>${lines}</p>`, `https://shop-${count}.example/`)
  const part = { ...message, ...(page.openingHours ? { openingHours: page.openingHours } : {}) }
  return save('yell', toListing(part, { sourceUrl: `https://www.yell.com/biz/${count}/` })!)
}

const google: Door = ({ address, city, county, postcode, country, latitude, longitude }) => {
  const component = (type: string, longText?: string) => (longText ? [{ longText, types: [type] }] : [])
  const place = {
    id: `place-${count}`,
    displayName: { text: newName() },
    addressComponents: [
      ...component('route', address),
      ...component('postal_town', city),
      ...component('administrative_area_level_2', county),
      ...component('postal_code', postcode),
      ...component('country', country),
    ],
    ...(latitude ? { location: { latitude: Number(latitude), longitude: Number(longitude) } } : {}),
  }
  return save('google_places', googlePlaceListing(place)!)
}

const doors = { commandLine, office, editor, registration, rest, scraper, google }
type DoorName = keyof typeof doors
const all = Object.keys(doors) as DoorName[]
const files: DoorName[] = ['commandLine', 'office']
const forms: DoorName[] = ['editor', 'registration', 'rest']
const but = (...left: DoorName[]) => all.filter((name) => !left.includes(name))

type DoorAnswer = Awaited<ReturnType<Door>>

let rows = 0
/** The office and the import share a reader: `npm test` sends only every sixth row through the office. */
const isSkipped = (name: DoorName) => name === 'office' && !isLong && rows % 6 > 0

const askDoors = async <T>(names: readonly DoorName[], said: EntryAnswer, read: (heard: DoorAnswer) => T) => {
  const results: Partial<Record<DoorName, T>> = {}
  rows++
  for (const name of names.filter((one) => !isSkipped(one))) {
    await pool.query('delete from supplier') // so that no entrance finds another's supplier as a duplicate
    results[name] = read(await doors[name](said))
  }
  return results
}
const each = (names: readonly DoorName[], value: unknown) =>
  Object.fromEntries(names.filter((name) => !isSkipped(name)).map((name) => [name, value]))

const countyOrRefusal = ({ stored, message }: DoorAnswer) => (stored ? stored.county || null : message)
const message = ({ message: text }: DoorAnswer) => text

const leeds = { city: 'Leeds', postcode: 'LS1 4DY' }

describe('the county is that of the place, and has a page', () => {
  test.each<[said: EntryAnswer, county: string]>([
    [{ ...leeds, county: 'W. Yorks' }, 'West Yorkshire'],
    [{ city: 'Grimsby', postcode: 'DN31 2QE', county: 'N E Lincs' }, 'Lincolnshire'],
    [{ ...leeds, county: 'England' }, 'West Yorkshire'],
    [{ ...leeds, county: 'Leeds' }, 'West Yorkshire'],
    [{ ...leeds, county: 'N/A' }, 'West Yorkshire'],
    [{ ...leeds, county: 'Yorkshire' }, 'West Yorkshire'],
    [{ city: 'Bristol', county: 'Avon', postcode: 'BS1 4DJ' }, 'Bristol'],
    [{ city: 'Bath', county: 'Avon' }, 'Somerset'],
    [{ city: 'Gateshead', county: 'Tyne & Wear', postcode: 'NE8 1AA' }, 'Tyne and Wear'],
    [{ city: 'Cheltenham', county: 'Glos.' }, 'Gloucestershire'],
    [{ city: 'Lisburn', county: 'Co. Antrim', postcode: 'BT28 1AA' }, 'County Antrim'],
    [{ city: 'Llangefni', county: 'Ynys Môn', postcode: 'LL77 7AA' }, 'Isle of Anglesey'],
    [{ city: 'Llangefni', county: 'YNYS MON' }, 'Isle of Anglesey'],
    [{ city: 'Hove', county: 'Brighton and Hove', postcode: 'BN3 1AA' }, 'East Sussex'],
    [{ city: 'London', county: 'Middlesex', postcode: 'HA1 1AA' }, 'Greater London'],
    [{ city: 'Caerdydd', county: 'Caerdydd', postcode: 'CF10 1AA' }, 'Cardiff'],
    [{ city: 'Middlesbrough', county: 'Cleveland', postcode: 'TS1 1AA' }, 'North Yorkshire'],
    [{ city: 'Ayr', county: 'Ayrshire', postcode: 'KA7 1AA' }, 'South Ayrshire'],
    [{ city: 'Culcheth', county: 'Cheshire', postcode: 'WA3 4AA' }, 'Cheshire'],
    [{ city: 'Qwertyville', county: 'Kent' }, 'Kent'],
  ])('%j: %s', async (said, county) => {
    expect(await askDoors(all, said, countyOrRefusal)).toEqual(each(all, county))
  })

  test.each<[said: EntryAnswer, county: string]>([
    [{ city: 'Bolton', county: 'Lancashire', postcode: 'BL1 8QG' }, 'Greater Manchester'],
    [{ city: 'Golborne', county: 'Lancs', postcode: 'WA3 3AA' }, 'Greater Manchester'],
    [{ city: 'Stockport', county: 'Cheshire' }, 'Greater Manchester'],
  ])('%j: %s, and the editor asks', async (said, county) => {
    expect(await askDoors(all, said, countyOrRefusal)).toEqual({
      ...each(all, county),
      editor: expect.stringContaining(`is in ${county}.`),
    })
  })

  test.each<[said: EntryAnswer, note: string]>([
    [{ ...leeds, county: 'Yorkshire' }, 'Leeds LS1 4DY is in West Yorkshire; the file says Yorkshire'],
    [{ city: 'Bristol', county: 'Avon', postcode: 'BS1 4DJ' }, 'Bristol BS1 4DJ is in Bristol; the file says Avon'],
    [{ city: 'Bath', county: 'Avon' }, 'Bath is in Somerset; the file says Avon'],
    [{ city: 'Bolton', county: 'Lancashire' }, 'Bolton is in Greater Manchester; the file says Lancashire'],
  ])('%j: a file’s different one is reported', async (said, note) => {
    expect(await askDoors(files, said, message)).toEqual(each(files, note))
  })

  test.each<[said: EntryAnswer, note: string]>([
    [{ city: 'Qwertyville', county: 'Narnia' }, 'left out: there is no county Narnia'],
    [
      { city: 'Qwertyville', county: 'Avon' },
      'left out: Avon is now several counties (Bristol, Gloucestershire, Somerset)',
    ],
    [{ city: 'Qwertyville', county: 'Wales' }, ''],
    [{ city: 'Richmond' }, 'there are several places called Richmond (in Greater London, North Yorkshire'],
  ])('%j: none is stored if nothing shows it', async (said, note) => {
    const place = ({ stored }: DoorAnswer) => [stored?.county || null, stored?.latitude ?? null]
    expect(await askDoors(but('editor'), said, place)).toEqual(each(but('editor'), [null, null]))
    expect(await askDoors(files, said, message)).toEqual(each(files, expect.stringContaining(note)))
  })

  test('an unreadable county is replaced by the postcode’s, except in the editor, which reports it', async () => {
    expect(await askDoors(all, { ...leeds, county: 'Narnia' }, countyOrRefusal)).toEqual({
      ...each(all, 'West Yorkshire'),
      editor: expect.stringContaining('There is no county with this name'),
    })
  })

  test('foreign counties stay as written', async () => {
    const said = { city: 'Lyon', county: 'Rhône', postcode: '69003', country: 'France' }
    expect(await askDoors(all, said, ({ stored }) => [stored?.county, stored?.country])).toEqual(
      each(all, ['Rhône', 'France']),
    )
  })
})

describe('postcodes', () => {
  test.each([
    ['LS1 4DY.', 'LS1 4DY'],
    ['LS1-4DY', 'LS1 4DY'],
    ['ls14dy', 'LS1 4DY'],
    ['LSI 4DY', 'LS1 4DY'],
    ['LS1O ODY', 'LS10 0DY'],
    ['LS1O 4DY', 'LS10 4DY'],
  ])('%s is %s', async (postcode, stored) => {
    expect(await askDoors(all, { ...leeds, postcode }, (heard) => heard.stored?.postcode)).toEqual(each(all, stored))
  })

  test.each<[said: EntryAnswer, latitude: number, county: string | null]>([
    [{ city: 'Prestwich', postcode: 'M25' }, 53.5, 'Greater Manchester'],
    [{ city: 'London', postcode: 'EC1M' }, 51.5, 'Greater London'],
    [{ city: 'Prestwich', postcode: 'M25 3' }, 53.5, 'Greater Manchester'],
    [{ city: 'Prestwich', postcode: 'm25 3a' }, 53.5, 'Greater Manchester'],
    [{ city: 'Dublin', postcode: 'D02 X285', country: 'Ireland' }, 53.3, null],
    [{ city: 'Cork', postcode: 'T12 X70A', country: 'Ireland' }, 51.9, null],
    [{ city: 'Lyon', postcode: '69003', country: 'France' }, 45.8, null],
  ])('%j gives the place, as in a search', async (said, latitude, county) => {
    const names = county ? all : but('registration', 'rest') // these require a county abroad
    expect(await askDoors(names, said, ({ stored }) => [stored?.latitude, stored?.county])).toEqual(
      each(names, [expect.closeTo(latitude, 0), county]),
    )
  })

  test.each<[said: EntryAnswer, stored: string]>([
    [{ city: 'Zwolle', county: 'Overijssel', postcode: '8013RB', country: 'Netherlands' }, '8013 RB'],
    [{ city: 'Nenagh', county: 'Tipperary', postcode: 'e45f4e2', country: 'Ireland' }, 'E45 F4E2'],
    [{ city: 'Paris', county: 'Paris', postcode: '75 001', country: 'France' }, '75001'],
    [{ city: 'Gent', county: 'Oost-Vlaanderen', postcode: 'B-9000', country: 'Belgium' }, '9000'],
    [{ city: 'Dresden', county: 'Sachsen', postcode: '1067', country: 'Germany' }, '01067'],
  ])('abroad %j is stored as its country writes it: %s', async (said, stored) => {
    expect(await askDoors(all, said, (heard) => heard.stored?.postcode)).toEqual(each(all, stored))
  })

  test.each([
    { city: 'Dublin', postcode: 'D02 X285' },
    { city: 'Bunclody', county: 'Co. Wexford' },
    { city: 'Listowel', county: 'Kerry' },
  ])('%j without a country is in Ireland', async (said) => {
    const names: DoorName[] = [...files, 'scraper', 'google']
    expect(await askDoors(names, said, ({ stored }) => stored?.country)).toEqual(each(names, 'Ireland'))
  })
})

describe('countries', () => {
  const withText = but('editor', 'registration') // these take one of a list
  test.each([
    ['Eire', 'Ireland'],
    ['ROI', 'Ireland'],
    ['Republic of Ireland', 'Ireland'],
    ['Deutschland', 'Germany'],
    ['DE', 'Germany'],
    ['España', 'Spain'],
    ['Belgique', 'Belgium'],
    ['Wales', 'United Kingdom'],
    ['U.K.', 'United Kingdom'],
    ['GBR', 'United Kingdom'],
  ])('%s is %s', async (country, stored) => {
    const said = { city: 'Qwertyville', county: 'Wherever', country }
    expect(await askDoors(withText, said, (heard) => heard.stored?.country)).toEqual(each(withText, stored))
  })

  test.each(['USA', 'U.S.A.', 'United States', 'Canada', 'Polska', 'Jersey'])(
    '%s is outside the directory: nothing is stored, with the reason',
    async (country) => {
      const said = { address: '12 High Street', city: 'Boston', country }
      expect(await askDoors(withText, said, ({ stored, message: text }) => [stored, text])).toEqual({
        ...each(withText, [undefined, expect.stringContaining('is not in the directory')]),
        rest: [undefined, expect.stringContaining('Please choose a country from the list.')],
      })
    },
  )

  test.each([
    ['Isle of Man', { city: 'Douglas', county: 'Isle of Man' }],
    ['Isle of Man', { city: 'Douglas', postcode: 'IM1 2EA', country: 'United Kingdom' }],
    ['Jersey', { city: 'St Helier', county: 'Jersey', postcode: 'JE2 4UH' }],
    ['Guernsey', { city: 'St Peter Port', postcode: 'gy1 1aa' }],
    ['Jersey', { city: 'St Helier', postcode: 'JE2 4' }],
    ['Guernsey', { city: 'St Peter Port', postcode: 'GY1 1a' }],
    ['Isle of Man', { city: 'Douglas', postcode: 'IM2' }],
    ['Isle of Man', { city: 'Douglas', county: 'IOM' }],
    ['Guernsey', { city: 'St Anne', county: 'Alderney' }],
  ])(
    'in %s by county or postcode, which lists count as the United Kingdom: nothing is stored anywhere',
    async (country, said) => {
      expect(await askDoors(all, said, ({ stored, message: text }) => [stored, text])).toEqual(
        each(all, [undefined, expect.stringContaining(`${country} is not in the directory`)]),
      )
    },
  )

  test.each([
    ['Guernsey', { city: 'St Anne', county: 'Alderney', country: 'UK' }],
    ['United States', { city: 'Boston', county: 'Massachusetts' }],
    ['Canada', { city: 'Perth', county: 'Ontario' }],
    ['Australia', { city: 'Perth', county: 'Western Australia' }],
  ])('in %s by county or postcode: nothing is stored', async (country, said) => {
    const names: DoorName[] = [...files, 'scraper', 'google']
    expect(await askDoors(names, said, ({ stored, message: text }) => [stored, text])).toEqual(
      each(names, [undefined, expect.stringContaining(`${country} is not in the directory`)]),
    )
  })

  test.each<[said: EntryAnswer, county: string]>([
    [{ city: 'California', county: 'Stirlingshire' }, 'Falkirk'],
    [{ address: '12 Main Street', city: 'California', postcode: 'FK1 2DG' }, 'Falkirk'],
  ])('%j is a British namesake', async (said, county) => {
    expect(await askDoors(files, said, ({ stored }) => stored?.county)).toEqual(each(files, county))
  })

  test.each([
    [{ city: 'Boston', county: 'MA', postcode: '02116' }, '02116'],
    [{ city: 'Birmingham', county: 'AL', postcode: '35203-1234' }, '35203-1234'],
    [{ city: 'Halle', postcode: '06108' }, '06108'],
  ])('without a country, digits alone are not a British postcode: %o', async (said, postcode) => {
    const refusal = `has no country, and ${postcode} is not a postcode of the United Kingdom`
    expect(await askDoors(files, said, ({ stored, message: text }) => [stored, text])).toEqual(
      each(files, [undefined, expect.stringContaining(refusal)]),
    )
  })

  test('without a country, a wrong postcode beside a British county is left out', async () => {
    const said = { city: 'Boston', county: 'Lincs', postcode: '02116' }
    expect(await askDoors(files, said, ({ stored }) => [stored?.county, stored?.postcode])).toEqual(
      each(files, ['Lincolnshire', null]),
    )
  })

  test('a permanently closed business is not stored', async () => {
    const names: DoorName[] = [...files, 'scraper']
    const said = { ...leeds, businessStatus: 'Permanently closed' }
    expect(await askDoors(names, said, ({ stored, message: text }) => [stored, text])).toEqual(
      each(names, [undefined, expect.stringContaining('has permanently closed')]),
    )
  })

  test('an unknown country is not taken for the United Kingdom, unless a postcode says so', async () => {
    const unknown = { city: 'Leeds', country: 'Atlantis' }
    expect(await askDoors(files, unknown, ({ stored, message: text }) => [stored, text])).toEqual(
      each(files, [undefined, expect.stringContaining('country must be one of United Kingdom')]),
    )
    expect(await askDoors(files, { ...leeds, country: 'Atlantis' }, ({ stored }) => stored?.country)).toEqual(
      each(files, 'United Kingdom'),
    )
  })
})

describe('coordinates', () => {
  const withPoint = but('registration', 'rest')
  const turned = 'latitude and longitude were swapped, and have been corrected'
  const point = ({ stored, message: text }: DoorAnswer) => (stored ? [stored.latitude, stored.longitude] : text)
  const inLeeds = [expect.closeTo(53.8, 1), expect.closeTo(-1.55, 1)]

  test.each<[said: EntryAnswer, note: string]>([
    [{ ...leeds, latitude: '53.79', longitude: '-1.55' }, ''],
    [{ ...leeds, latitude: '-1.55', longitude: '53.79' }, `${turned}; the file says -1.55, 53.79`],
  ])('%j are right, or corrected', async (said, note) => {
    expect(await askDoors(withPoint, said, point)).toEqual(each(withPoint, inLeeds))
    expect(await askDoors(files, said, message)).toEqual(each(files, note))
  })

  test.each<[said: EntryAnswer, note: string]>([
    [{ ...leeds, latitude: '0', longitude: '0' }, 'the coordinates are not in the United Kingdom'],
    [{ ...leeds, latitude: '53.79', longitude: '1.55' }, 'the coordinates are 126 miles from Leeds LS1 4DY'],
    [{ ...leeds, latitude: '-33.9', longitude: '151.2' }, 'the coordinates are not in the United Kingdom'],
    [{ city: 'Leeds', latitude: '51.5', longitude: '-0.12' }, 'the coordinates are 170 miles from Leeds'],
  ])('%j are left out', async (said, note) => {
    expect(await askDoors(withPoint, said, point)).toEqual({
      ...each(withPoint, inLeeds),
      editor: expect.stringContaining(note.replace('the', 'The')),
    })
    expect(await askDoors(files, said, message)).toEqual(
      each(files, `left out: ${note}; the file says ${said.latitude}, ${said.longitude}`),
    )
  })

  test('without a place they give the county, and are swapped if only that is in the country', async () => {
    expect(
      await askDoors(withPoint, { latitude: '-2.015', longitude: '53.741' }, ({ stored }) => [
        stored?.latitude,
        stored?.longitude,
      ]),
    ).toEqual(each(withPoint, [53.741, -2.015]))
    const found = but('editor', 'registration', 'rest')
    expect(await askDoors(found, { latitude: '53.741', longitude: '-2.015' }, countyOrRefusal)).toEqual(
      each(found, 'West Yorkshire'),
    )
  })

  test.each([
    ['53.796N', '1.545W'],
    ['53.796', '–1.545'],
    ['53°47\'46"N', '1°32\'42"W'],
    ["N 53° 47.8'", "W 1° 32.7'"],
    ['53,796', '-1,545'],
  ])('%s %s are degrees', async (latitude, longitude) => {
    expect(await askDoors(files, { ...leeds, latitude, longitude }, point)).toEqual(
      each(files, [expect.closeTo(53.796, 2), expect.closeTo(-1.545, 2)]),
    )
  })

  test('unreadable ones are left out, but not the line', async () => {
    const said = { ...leeds, latitude: 'north', longitude: 'west' }
    expect(await askDoors(files, said, ({ stored, message: text }) => [stored?.city, text])).toEqual(
      each(files, ['Leeds', expect.stringContaining('left out: latitude must be a number of degrees')]),
    )
  })
})

describe('a whole address in one cell', () => {
  const askFound = async <T>(address: string, read: (heard: DoorAnswer) => T) => {
    const part = toListingPart('json-ld', { name: newName(), wholeAddress: address })
    const listing = toListing(part, { sourceUrl: `https://www.yell.com/biz/${count}/` })!
    const place = googlePlaceListing({
      id: `place-${count}`,
      displayName: { text: newName() },
      formattedAddress: address,
    })!
    return {
      ...(await askDoors(files, { address }, read)),
      scraper: read(await save('yell', listing)),
      google: read(await save('google_places', place)),
    }
  }

  test.each<[address: string, stored: Partial<SavedSupplier>]>([
    [
      '12, Swinegate, Leeds, West Yorkshire, England, LS1 4AG, United Kingdom',
      { address: '12, Swinegate', city: 'Leeds', county: 'West Yorkshire', postcode: 'LS1 4AG' },
    ],
    ['12 High Street, Leeds, LS1 4AG, U.K.', { address: '12 High Street', city: 'Leeds' }],
    [
      '5 Castle Gate, Nottingham, East Midlands, NG1 7AR',
      { address: '5 Castle Gate', city: 'Nottingham', county: 'Nottinghamshire' },
    ],
    [
      '3 Quay Street, Portree, Isle of Skye, IV51 9DE, Scotland',
      { address: '3 Quay Street', city: 'Portree', county: 'Highland' },
    ],
    ['12 High Street, Leeds LS1 4AG, Tel: 0113 496 0123', { address: '12 High Street', city: 'Leeds' }],
    ['12 Swinegate, 0113 496 0123, Leeds, LS1 4AG', { address: '12 Swinegate', city: 'Leeds' }],
    [
      '8 Bull Ring, Birmingham, West Midlands, England',
      { address: '8 Bull Ring', city: 'Birmingham', county: 'West Midlands' },
    ],
    ['12 Old Elvet, Durham, DH1 3HN', { address: '12 Old Elvet', city: 'Durham', county: 'County Durham' }],
    [
      'Moss Bank Way, Bolton, Lancashire, BL1 8QG',
      { address: 'Moss Bank Way', city: 'Bolton', county: 'Greater Manchester' },
    ],
    [
      '12 Main Street, Lucan, Co. Dublin, K78 X2Y3, Ireland',
      { address: '12 Main Street', city: 'Lucan', country: 'Ireland' },
    ],
    [
      '12 Main Street, Lucan, Co. Dublin, K78 X2Y3, Tel 01 234 5678, Éire',
      { address: '12 Main Street', city: 'Lucan', country: 'Ireland' },
    ],
    ['12, Swinegate, LS1 4AG', { address: '12, Swinegate', city: null }],
    ['12 Mill Lane, Leeds LS1 4AG T: 0113 496 0123 F: 0113 496 0124', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, Leeds, 0113 496 0123 / 07700 900123, LS1 4AG', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, Leeds, LS1 4AG, United Kingdom, Europe', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, Leeds, LS1 4AG (by appointment only)', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, Leeds, LS1 4AG, UK. www.oak.example', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, N/A, Leeds, null, LS1 4AG', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, Leeds 6, LS6 1AA', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, Newry, BT34 1AA, N.Ireland', { address: '12 Mill Lane', city: 'Newry' }],
    [
      '12 Mill Lane, Leeds LS1 4AG & 4 High Street, York YO1 7HH',
      { address: '12 Mill Lane; 4 High Street, York YO1 7HH', city: 'Leeds', postcode: 'LS1 4AG' },
    ],
    ['4 Main Street, Bunclody, Co. Wexford', { address: '4 Main Street', city: 'Bunclody', country: 'Ireland' }],
    ['4 Main Street, Listowel, Kerry', { city: 'Listowel', county: 'Kerry', country: 'Ireland' }],
    ['12 Rue du Bac, F-69003 Lyon', { address: '12 Rue du Bac', city: 'Lyon', postcode: '69003', country: 'France' }],
    ['Rue de Rivoli 12, Paris 75001, France', { address: 'Rue de Rivoli 12', city: 'Paris', postcode: '75001' }],
    ['12 Mill Lane; Leeds; LS1 4AG', { address: '12 Mill Lane', city: 'Leeds' }],
    ['12 Mill Lane, Bath, B&NES, BA1 1AA', { address: '12 Mill Lane', city: 'Bath', county: 'Somerset' }],
    ['12 High Street, Isle of Bute PA20 0AB', { address: '12 High Street', city: null, county: 'Argyll and Bute' }],
    ['12 High Street, Isle of Skye, IV51 9DE', { address: '12 High Street', city: null, county: 'Highland' }],
    ['The Old School, Kilmersdon, Nr Radstock, Somerset BA3 5TD', { city: 'Radstock', county: 'Somerset' }],
    ['Rose Cottage, near Ludlow, SY8 1AA', { address: 'Rose Cottage', city: 'Ludlow' }],
    ['12 Mill Lane, Leeds, LS1 4AG, opposite Tesco', { address: '12 Mill Lane, opposite Tesco', city: 'Leeds' }],
  ])('%s', async (address, stored) => {
    expect(await askFound(address, (heard) => heard.stored)).toEqual(
      each([...files, 'scraper', 'google'], expect.objectContaining(stored)),
    )
  })

  test.each([
    ['12 Beacon Street, Boston, MA 02108, USA', 'United States'],
    ['5 Halkett Place, St Helier, JE2 4', 'Jersey'],
    ['St Helier, JE2 4W', 'Jersey'],
    ['JE2 4', 'Jersey'],
    ['4 Strand Street, Douglas, IM1', 'Isle of Man'],
    ['4 Strand Street, Douglas IM1 2, Isle of Man', 'Isle of Man'],
    ['Victoria Street, St Anne, Alderney, GY9 3', 'Guernsey'],
    ['5 Halkett Place, St Helier, Jersey', 'Jersey'],
  ])('%s in another country is refused: %s', async (address, country) => {
    const reason = expect.stringContaining(`${country} is not in the directory`)
    expect(await askFound(address, ({ stored, message: text }) => [stored, text])).toEqual(
      each([...files, 'scraper', 'google'], [undefined, reason]),
    )
  })

  test.each<[address: string, stored: Partial<SavedSupplier>]>([
    ['12 Mill Lane, Leeds, LS1 4', { address: '12 Mill Lane', city: 'Leeds', county: 'West Yorkshire' }],
    ['12 Mill Lane, Leeds LS1 4D', { address: '12 Mill Lane', city: 'Leeds', county: 'West Yorkshire' }],
    [
      '12 Mill Lane, Leeds, LS1 4 (rear entrance)',
      { address: '12 Mill Lane', city: 'Leeds', county: 'West Yorkshire' },
    ],
    ['LS1 4', { address: null, city: null, county: 'West Yorkshire' }],
  ])('%s ends with a half postcode', async (address, stored) => {
    expect(await askFound(address, (heard) => heard.stored)).toEqual(
      each([...files, 'scraper', 'google'], expect.objectContaining(stored)),
    )
  })
})

describe('empty cells', () => {
  test.each(['NA', 'n/a', 'nan', 'None', 'TBC', '-', '#REF!'])('%s is empty', async (nothing) => {
    const found = but(...forms)
    const said = {
      address: nothing,
      city: 'Leeds',
      county: nothing,
      postcode: nothing,
      latitude: nothing,
      longitude: nothing,
    }
    expect(await askDoors(found, said, ({ stored }) => stored)).toEqual(
      each(found, expect.objectContaining({ address: null, city: 'Leeds', county: 'West Yorkshire', postcode: null })),
    )
    const typed = { city: 'Leeds', county: nothing.padEnd(2, '-') }
    expect(await askDoors(forms, typed, countyOrRefusal)).toEqual(each(forms, 'West Yorkshire'))
  })

  test('other systems’ decorations are removed', async () => {
    const found = but(...forms)
    const said = { address: 'Rose &amp; Crown Yard', city: '<b>Leeds</b>', postcode: 'LS1 4DY' }
    expect(await askDoors(found, said, ({ stored }) => [stored?.address, stored?.city])).toEqual(
      each(found, ['Rose & Crown Yard', 'Leeds']),
    )
  })

  test('capitals are tidied, except in the editor', async () => {
    const said = { address: 'UNIT 4A, OLD MILL LANE', city: 'STOKE-ON-TRENT', county: 'STAFFORDSHIRE' }
    expect(
      await askDoors(but('editor'), said, ({ stored }) => [stored?.address, stored?.city, stored?.county]),
    ).toEqual(each(but('editor'), ['Unit 4A, Old Mill Lane', 'Stoke-on-Trent', 'Staffordshire']))
  })
})

describe('opening hours', () => {
  const written: DoorName[] = ['commandLine', 'office', 'registration', 'rest', 'scraper']
  const getHours = ({ stored }: DoorAnswer) => compactHours(stored?.openingHours)
  const understood = writtenHours.filter(([, hours]) => hours)

  test.each(sample(understood, 12))('"%s" is %s everywhere a text is accepted', async (openingHours, hours) => {
    expect(await askDoors(written, { city: 'Leeds', openingHours }, getHours)).toEqual(each(written, hours))
  })

  test('the office’s export can be imported again, also through the editor', async () => {
    const openingHours = 'Mo 09:00-12:00,13:00-17:30; Tu 18:00-02:00; Sa 00:00-24:00; Su off'
    const doorsOfText: DoorName[] = ['editor', ...written.filter((door) => door !== 'scraper')]
    expect(
      await askDoors(doorsOfText, { city: 'Leeds', openingHours }, ({ stored }) =>
        formatOpeningHours(stored!.openingHours),
      ),
    ).toEqual(each(doorsOfText, openingHours))
  })

  test('unreadable hours are reported', async () => {
    const heard = await askDoors(written, { city: 'Leeds', openingHours: 'whenever' }, ({ stored, message: text }) => [
      stored?.openingHours ?? null,
      text,
    ])
    for (const door of files.filter((name) => !isSkipped(name)))
      expect(heard[door]).toEqual([null, expect.stringContaining('must be opening hours')])
    for (const door of ['registration', 'rest'] as const)
      expect(heard[door]).toEqual([null, expect.stringContaining('Please write your hours like Mon-Fri 9-5')])
  })
})
