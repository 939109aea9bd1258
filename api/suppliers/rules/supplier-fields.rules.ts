import { emailAddress, pictureAddress, webAddress, type TextShape } from './text-shapes.rules.ts'
import { businessStatus } from './read-business-status.rules.ts'
import { vatNumber } from './vat-number.rules.ts'

/** `scraped` fields come from listing sites, `mergeable` ones from a duplicate, `owned` ones from the business. */
type SupplierFlag = 'public' | 'importable' | 'scraped' | 'mergeable' | 'owned'

interface FormPart {
  section: (typeof formSections)[number]
  label: string
  example?: string
  help?: string
  /** `line` by default. */
  input?: 'line' | 'area' | 'list' | 'country' | 'status' | 'hours' | 'picture' | 'gallery'
  /** The input mode for phones' keyboards; pounds are stored as pence. */
  takes?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'pounds'
  rows?: number
  isWide?: true
}

interface FieldRow {
  type: 'text' | 'text[]' | 'integer' | 'double precision' | 'boolean' | 'jsonb' | 'timestamptz'
  /** Lists and booleans are never null anyway. */
  isRequired?: true
  maxLength?: number
  shape?: TextShape
  /** More headings of its import column; case, spaces and punctuation do not matter. */
  headings?: readonly string[]
  is: readonly SupplierFlag[]
  /** Only for staff who handle requests: neither public nor for editors. */
  isPrivate?: true
  form?: FormPart
}

export const formSections = ['Business', 'Contact', 'Place', 'Opening hours', 'Pictures and search engines'] as const
const everywhere = ['public', 'importable', 'scraped', 'mergeable', 'owned'] as const
const whereScraped = ['public', 'importable', 'scraped', 'mergeable'] as const
const whereEntered = ['public', 'importable', 'mergeable'] as const

export const supplierFields = {
  id: { type: 'integer', isRequired: true, is: ['public'] },
  name: {
    type: 'text',
    isRequired: true,
    maxLength: 200,
    is: ['public', 'importable', 'scraped', 'owned'],
    form: { section: 'Business', label: 'Name', isWide: true },
  },
  description: {
    type: 'text',
    maxLength: 10_000,
    is: everywhere,
    form: { section: 'Business', label: 'Description', input: 'area', rows: 6, isWide: true },
  },
  phone: { type: 'text', maxLength: 60, is: everywhere, form: { section: 'Contact', label: 'Phone', takes: 'tel' } },
  website: {
    type: 'text',
    maxLength: 500,
    shape: webAddress,
    is: everywhere,
    form: { section: 'Contact', label: 'Website', takes: 'url' },
  },
  email: {
    type: 'text',
    maxLength: 254,
    shape: emailAddress,
    is: everywhere,
    form: { section: 'Contact', label: 'Public email', takes: 'email' },
  },
  contactEmail: {
    type: 'text',
    maxLength: 254,
    shape: emailAddress,
    is: ['importable', 'mergeable', 'owned'],
    isPrivate: true,
    form: {
      section: 'Contact',
      label: 'Private email',
      help: 'Used to contact the business. Never shown publicly.',
      takes: 'email',
    },
  },
  address: {
    type: 'text',
    maxLength: 300,
    headings: [1, 2, 3, 4, 5].flatMap((part) => [`address ${part}`, `address line ${part}`, `address field ${part}`]),
    is: everywhere,
    form: { section: 'Place', label: 'Street and number' },
  },
  city: {
    type: 'text',
    maxLength: 100,
    headings: ['town'],
    is: everywhere,
    form: { section: 'Place', label: 'Town or city' },
  },
  county: {
    type: 'text',
    maxLength: 100,
    is: everywhere,
    form: { section: 'Place', label: 'County', help: 'Leave empty to look it up from the postcode.' },
  },
  postcode: { type: 'text', maxLength: 20, is: everywhere, form: { section: 'Place', label: 'Postcode' } },
  country: {
    type: 'text',
    isRequired: true,
    is: ['public', 'importable', 'scraped', 'owned'],
    form: { section: 'Place', label: 'Country', input: 'country' },
  },
  services: { type: 'text[]', is: everywhere, form: { section: 'Business', label: 'Services', input: 'list' } },
  specialties: { type: 'text[]', is: whereEntered, form: { section: 'Business', label: 'Specialties', input: 'list' } },
  establishedYear: {
    type: 'integer',
    maxLength: 4,
    is: whereEntered,
    form: { section: 'Business', label: 'Established in', takes: 'numeric' },
  },
  minimumOrderPence: {
    type: 'integer',
    maxLength: 10,
    is: whereEntered,
    form: { section: 'Business', label: 'Minimum order in £', example: '49.50', takes: 'pounds' },
  },
  vatNumber: {
    type: 'text',
    maxLength: 20,
    shape: vatNumber,
    headings: ['vat', 'vat no', 'vat registration number'],
    is: whereEntered,
    form: { section: 'Business', label: 'VAT number', example: vatNumber.example },
  },
  serviceAreas: {
    type: 'text[]',
    is: whereScraped,
    form: { section: 'Place', label: 'Service areas', input: 'list', rows: 3 },
  },
  latitude: {
    type: 'double precision',
    maxLength: 12,
    headings: ['lat'],
    is: whereScraped,
    form: {
      section: 'Place',
      label: 'Latitude',
      help: 'Looked up again when the town, county, postcode or country changes.',
      takes: 'decimal',
    },
  },
  longitude: {
    type: 'double precision',
    maxLength: 12,
    headings: ['long', 'lng', 'lon'],
    is: whereScraped,
    form: { section: 'Place', label: 'Longitude', takes: 'decimal' },
  },
  businessStatus: {
    type: 'text',
    shape: businessStatus,
    headings: ['trading status', 'company status'],
    is: whereScraped,
    form: {
      section: 'Opening hours',
      label: 'Business status',
      help: 'A business that is temporarily closed or not open yet is listed with a note and never shown as open.',
      input: 'status',
    },
  },
  openingHours: {
    type: 'jsonb',
    headings: ['hours', 'business hours', 'working hours', 'trading hours', 'opening times'],
    is: everywhere,
    form: { section: 'Opening hours', label: 'Opening hours', input: 'hours', isWide: true },
  },
  logoUrl: {
    type: 'text',
    maxLength: 500,
    shape: pictureAddress,
    is: whereEntered,
    form: { section: 'Pictures and search engines', label: 'Logo', input: 'picture' },
  },
  bannerUrl: {
    type: 'text',
    maxLength: 500,
    shape: pictureAddress,
    is: whereEntered,
    form: { section: 'Pictures and search engines', label: 'Banner', input: 'picture' },
  },
  imageUrl: {
    type: 'text',
    maxLength: 500,
    shape: pictureAddress,
    is: ['public', 'mergeable'],
    form: { section: 'Pictures and search engines', label: 'Picture', input: 'picture' },
  },
  gallery: {
    type: 'jsonb',
    isRequired: true,
    is: ['public'],
    form: { section: 'Pictures and search engines', label: 'Gallery', input: 'gallery', isWide: true },
  },
  metaTitle: {
    type: 'text',
    maxLength: 200,
    is: whereEntered,
    form: { section: 'Pictures and search engines', label: 'Page title' },
  },
  metaDescription: {
    type: 'text',
    maxLength: 500,
    is: whereEntered,
    form: { section: 'Pictures and search engines', label: 'Description for search engines', input: 'area', rows: 3 },
  },
  keywords: {
    type: 'text[]',
    is: whereEntered,
    form: { section: 'Pictures and search engines', label: 'Keywords', input: 'list', rows: 3 },
  },
  serviceGroups: { type: 'text[]', is: ['public'] },
  isPremium: { type: 'boolean', is: whereEntered },
  isVerified: { type: 'boolean', is: whereEntered },
  verifiedAt: { type: 'timestamptz', is: ['public'] },
  averageRating: { type: 'double precision', isRequired: true, is: ['public'] },
  reviewCount: { type: 'integer', isRequired: true, is: ['public'] },
  createdAt: { type: 'timestamptz', isRequired: true, is: ['public'] },
  isDemo: { type: 'boolean', is: ['public'] },
  placeId: { type: 'text', maxLength: 300, is: ['importable', 'scraped', 'mergeable'] },
} as const satisfies Record<string, FieldRow>

type Table = typeof supplierFields
export type SupplierField = keyof Table

export type FieldsWith<Flag extends SupplierFlag> = {
  [F in SupplierField]: Flag extends Table[F]['is'][number] ? F : never
}[SupplierField]

export type EditableField = { [F in SupplierField]: Table[F] extends { form: unknown } ? F : never }[SupplierField]

export type OfType<F extends SupplierField, Type extends FieldRow['type']> = F extends unknown
  ? Table[F]['type'] extends Type
    ? F
    : never
  : never

/** The database column: `logo_url` of `logoUrl`. */
export type SnakeCase<F extends string> = F extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

interface ColumnTypes {
  text: string
  'text[]': readonly string[]
  integer: number
  'double precision': number
  boolean: boolean
  jsonb: object
  timestamptz: Date
}
type MayBeNull<F extends SupplierField> = Table[F] extends { isRequired: true } | { type: 'text[]' | 'boolean' }
  ? never
  : null

export type SupplierColumns = { [F in SupplierField]: ColumnTypes[Table[F]['type']] | MayBeNull<F> }

export const getFieldRow = (field: SupplierField): FieldRow => supplierFields[field]

const names = Object.keys(supplierFields) as SupplierField[]

export const fieldsWith = <Flag extends SupplierFlag>(flag: Flag) =>
  names.filter((name): name is FieldsWith<Flag> => getFieldRow(name).is.includes(flag))

export const editableFields = names.filter((name): name is EditableField => getFieldRow(name).form !== undefined)

export const getFieldForm = (field: EditableField): FormPart => supplierFields[field].form

export const getColumn = <F extends SupplierField>(field: F) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<F>

export const getEmptyFieldValue = (field: SupplierField): [] | false | null => {
  const { type, isRequired } = getFieldRow(field)
  return type === 'text[]' || (type === 'jsonb' && isRequired) ? [] : type === 'boolean' ? false : null
}
