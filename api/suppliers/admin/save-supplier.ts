import { LockMode, wrap, type RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction, changedValues } from '../../accounts/audit/record-action.ts'
import { countryCodes } from '../../places/areas/country.rules.ts'
import { readCounty } from '../../places/read-county.ts'
import { getGeocoder } from '../../places/geocode.ts'
import { mayUse } from '../../accounts/office-areas.rules.ts'
import { getStaffRole, type Context, type Viewer } from '../../server/context.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { recordFieldSources } from '../field-sources.ts'
import { parseId } from '../../schema/types.ts'
import { refuseOutside } from '../refuse-outside.ts'
import { placeFinder } from '../import/import-places.ts'
import { isEmptyCell } from '../../text/tidy-cell.ts'
import type { ImportRow } from '../import/import.rules.ts'
import { nationalPhone } from '../rules/national-phone.ts'
import { hiddenFields } from './admin-supplier.ts'
import type { SupplierInput } from './supplier-input.ts'
import {
  editableFields as fields,
  getEmptyFieldValue,
  type EditableField as Field,
} from '../rules/supplier-fields.rules.ts'
import { supplierRules, type SupplierValues } from '../rules/supplier.rules.ts'
import { Supplier } from '../supplier.entity.ts'

type StoredValues = { [field in Field]: Exclude<SupplierValues[field], ''> | null }

/** @throws NOT_FOUND; CONFLICT for a merged duplicate, or if it was changed after `updatedAt`. */
export const lockSupplier = async (em: EntityManager, id: string, updatedAt?: Date): Promise<Supplier> => {
  const number = parseId(id)
  const supplier = number ? await em.findOne(Supplier, number, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
  if (!supplier) throw new PublicError('NOT_FOUND', 'This supplier does not exist')
  if (supplier.status === 'merged')
    throw new PublicError('CONFLICT', 'This supplier was merged into another one. Edit that one instead.')
  if (updatedAt && supplier.updatedAt.getTime() !== updatedAt.getTime()) {
    throw new PublicError('CONFLICT', 'Someone else has changed this supplier since you opened it.', {
      updatedAt: supplier.updatedAt,
    })
  }
  return supplier
}

/** May withdraw the verification (see `endsMark`). @throws BAD_USER_INPUT; FORBIDDEN; NOT_FOUND; CONFLICT. */
export const saveSupplier = (
  { em, pool, env }: Context,
  admin: Viewer,
  { id, updatedAt, ...input }: SupplierInput & { id: string; updatedAt: Date },
): Promise<Supplier> =>
  em.transactional(async (em) => {
    const supplier = await lockSupplier(em, id, updatedAt)
    const before = Object.fromEntries(fields.map((field) => [field, supplier[field]])) as StoredValues
    const after = await read({ pool, env }, admin, input, before)
    const changes = changedValues(before, after)
    if (!changes) return supplier
    const marks: Partial<typeof unverified> = endsMark(supplier, admin, Object.keys(changes.after)) ? unverified : {}
    const marksBefore = Object.fromEntries(Object.keys(marks).map((mark) => [mark, supplier[mark as keyof Supplier]]))
    wrap(supplier).assign({
      ...changes.after,
      ...marks,
      fieldSource: recordFieldSources(supplier.fieldSource, Object.keys(changes.after) as Field[], 'admin'),
      isDemo: false, // edited suppliers stay when the demo data is removed
    })
    await em.flush()
    const about = { subject: 'supplier', subjectId: supplier.id }
    await recordAction(em, admin, { action: 'supplier.edit', ...about, ...changes })
    if (marks.isVerified === false)
      await recordAction(em, admin, { action: 'supplier.unverify', ...about, before: marksBefore, after: marks })
    return supplier
  })

const blank = {
  ...Object.fromEntries(fields.map((field) => [field, getEmptyFieldValue(field)])),
  country: 'United Kingdom',
} as StoredValues

/** @throws BAD_USER_INPUT with a message per field; FORBIDDEN for a field outside the editor's role. */
export const createSupplier = ({ em, pool, env }: Context, admin: Viewer, input: SupplierInput): Promise<Supplier> =>
  em.transactional(async (em) => {
    const values = await read({ pool, env }, admin, input, blank)
    const written = Object.keys(changedValues(blank, values)!.after) as Field[]
    const supplier = em.create(Supplier, {
      ...(values as RequiredEntityData<Supplier>),
      status: 'listed',
      fieldSource: recordFieldSources({}, written, 'admin'),
    })
    await em.flush()
    await recordAction(em, admin, { action: 'supplier.add', subjectId: supplier.id, after: { name: supplier.name } })
    return supplier
  })

const read = (
  outside: Pick<Context, 'pool' | 'env'>,
  admin: Viewer,
  input: SupplierInput,
  before: StoredValues,
): Promise<StoredValues> => {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  if (hiddenFields(admin).some((field) => field in given))
    throw new PublicError('FORBIDDEN', 'Your role does not include this.')
  return located(outside, toStoredValues(check(supplierRules, { ...before, ...given }), before), before)
}

export const unverified = { isVerified: false, verifiedAt: null, verifiedBy: null, verifiedSource: null } as const

const checkedFields: readonly string[] = ['name', 'phone', 'website', 'email'] satisfies Field[]

const endsMark = ({ isVerified }: Supplier, viewer: Viewer, changed: string[]): boolean =>
  isVerified && !mayUse(getStaffRole(viewer), 'standing') && changed.some((field) => checkedFields.includes(field))

const toStoredValues = (values: SupplierValues, before: StoredValues): StoredValues => {
  const stored = Object.fromEntries(
    fields.map((field) => [field, values[field] === '' ? null : values[field]]),
  ) as StoredValues
  for (const part of ['address', 'city', 'county'] as const) if (isEmptyCell(stored[part] ?? '')) stored[part] = null
  if (stored.phone && stored.phone !== before.phone) {
    const phone = nationalPhone(stored.phone, countryCodes[values.country])
    if (!phone)
      throw badInput({
        phone: `Please enter a phone number of ${values.country}, or start with + and the country code.`,
      })
    stored.phone = phone
  }
  return stored
}

const placeParts = ['city', 'county', 'postcode', 'country'] as const

/** Also settles the county. @throws BAD_USER_INPUT for a wrong or unknown county, or coordinates elsewhere. */
const located = async (
  { pool, env }: Pick<Context, 'pool' | 'env'>,
  after: StoredValues,
  before: StoredValues,
): Promise<StoredValues> => {
  const isMoved = placeParts.some((part) => after[part] !== before[part])
  const isPlaced = after.latitude !== before.latitude || after.longitude !== before.longitude
  if (!isMoved && !isPlaced) return after
  refuseOutside(after)
  const part = (name: (typeof placeParts)[number]) => after[name] ?? undefined
  const given = isPlaced ? { latitude: after.latitude ?? undefined, longitude: after.longitude ?? undefined } : {}
  const address: ImportRow = {
    name: after.name!,
    address: after.address ?? undefined,
    city: part('city'),
    county: part('county'),
    postcode: part('postcode'),
    country: after.country!,
    ...given,
  }
  const { row, doubts } = await placeFinder(pool, getGeocoder(env)).complete(address)
  const typed = after.county !== before.county && after.country === 'United Kingdom' ? address.county : undefined
  const named = typed && readCounty(typed)
  if (typed && !named)
    throw badInput({ county: 'There is no county with this name. Leave it empty to look it up from the postcode.' })
  const wrong = doubts.find(({ field, isLeftOut }) =>
    field === 'county' ? named && (isLeftOut || named.kind === 'county') : isPlaced && isLeftOut,
  )
  if (wrong) throw badInput({ [wrong.field]: `${wrong.text.charAt(0).toUpperCase()}${wrong.text.slice(1)}.` })
  const isUnplaced = isPlaced && after.latitude === null
  const { latitude = null, longitude = null, county = null } = row
  return { ...after, county: isMoved ? county : after.county, ...(isUnplaced ? {} : { latitude, longitude }) }
}
