import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { mayUse } from '../../accounts/office-areas.rules.ts'
import { getStaffRole, type Viewer } from '../../server/context.ts'
import { connectionType } from '../../schema/connection.ts'
import { nullable, enumType, lowerCaseEnum } from '../../schema/types.ts'
import { editableFields, getEmptyFieldValue, getFieldRow, type EditableField } from '../rules/supplier-fields.rules.ts'
import type { Supplier, SupplierStatus } from '../supplier.entity.ts'
import type { StoredSpan } from '../opening-hours/opening-hours.rules.ts'
import type { SupplierEntryFilter } from './supplier-entry-filter.ts'
import { aboutField, graphqlType, withProperties } from './supplier-input.ts'

export const SupplierState = lowerCaseEnum<Uppercase<SupplierStatus>>('SupplierStatus', 'A supplier’s status.', {
  PENDING: 'Awaits an administrator.',
  LISTED: 'Public.',
  HIDDEN: 'Hidden by an administrator.',
  MERGED: 'Merged into another.',
  REJECTED: 'Rejected by an administrator.',
})

@ObjectType({ description: 'The last source of a supplier’s field.' })
export class FieldWriting {
  @Field(() => String, { description: 'The field.' }) field!: string
  @Field(() => String, { description: 'admin, owner, import, or the site it was read from.' }) source!: string
  @Field(() => Date, { description: 'When it was written.' }) at!: Date
}

const featuredUntil = nullable('Its last day as Featured, YYYY-MM-DD in Europe/London; null without an end.')

@ObjectType({ description: 'A supplier with all that administrators may see and change.' })
export class AdminSupplier extends withProperties<Pick<Supplier, EditableField>>() {
  @Field(() => ID, { description: 'The last part of the page’s address: /suppliers/{id}.' }) id!: number
  @Field(() => SupplierState, { description: 'Whether the public sees it.' }) status!: SupplierStatus
  @Field(() => Boolean, { description: 'Whether it is a premium supplier, marked as Featured.' }) isPremium!: boolean
  @Field(() => String, featuredUntil) featuredUntil!: string | null
  @Field(() => Boolean, { description: 'An administrator has verified the business.' }) isVerified!: boolean
  @Field(() => Date, nullable('When it was verified.')) verifiedAt!: Date | null
  @Field(() => String, nullable('The administrator who verified it.')) verifiedBy!: string | null
  @Field(() => String, nullable('The evidence for the verification.')) verifiedSource!: string | null
  @Field(() => Boolean, { description: 'True for a fictional supplier.' }) isDemo!: boolean
  @Field(() => Date, { description: 'When it was created.' }) createdAt!: Date
  @Field(() => Date, {
    description: 'When it was last changed. Send it when saving, so that concurrent changes are detected.',
  })
  updatedAt!: Date
  @Field(() => [FieldWriting], { description: 'The last editor of each field, if known.' })
  fieldSources!: FieldWriting[]
}

for (const field of editableFields) {
  const nullable = getEmptyFieldValue(field) === null && !getFieldRow(field).isRequired
  Field(() => graphqlType(field), { nullable, description: aboutField(field) })(AdminSupplier.prototype, field)
}

/** The member of staff may neither read nor change these. */
export const hiddenFields = (viewer: Viewer | undefined): EditableField[] =>
  mayUse(getStaffRole(viewer), 'requests') ? [] : editableFields.filter((field) => getFieldRow(field).isPrivate)

export const toAdminSupplier = (supplier: Supplier, viewer: Viewer | undefined): AdminSupplier =>
  Object.assign(new AdminSupplier(), supplier, Object.fromEntries(hiddenFields(viewer).map((field) => [field, null])), {
    fieldSources: Object.entries(supplier.fieldSource).flatMap(([field, written]) =>
      written ? [{ field, source: written.source, at: new Date(written.at) }] : [],
    ),
  })

@ObjectType({ description: 'A supplier of any status in the list of the back office.' })
export class SupplierEntry {
  @Field(() => ID, { description: 'The last part of the page’s address: /suppliers/{id}.' }) id!: number
  @Field(() => String, { description: 'The trading name.' }) name!: string
  @Field(() => String, nullable('Town or city.')) city!: string | null
  @Field(() => String, nullable('The county.')) county!: string | null
  @Field(() => String, nullable('The postcode.')) postcode!: string | null
  @Field(() => SupplierState, { description: 'Whether the public sees it.' }) status!: SupplierStatus
  @Field(() => Boolean, { description: 'Whether it is a premium supplier, marked as Featured.' }) isPremium!: boolean
  @Field(() => String, featuredUntil) featuredUntil!: string | null
  @Field(() => Boolean, { description: 'An administrator has verified the business.' }) isVerified!: boolean
  @Field(() => Date, nullable('When it was verified.')) verifiedAt!: Date | null
  @Field(() => String, nullable('The phone number.')) phone!: string | null
  @Field(() => String, nullable('The public email address.')) email!: string | null
  @Field(() => Float, nullable('The mean of its reviews, from 1 to 5.')) averageRating!: number | null
  @Field(() => Int, nullable('How many reviews it has.')) reviewCount!: number | null
  @Field(() => Date, nullable('When it was created.')) createdAt!: Date | null
  @Field(() => Date, nullable('When it was last changed.')) updatedAt!: Date | null
  openingHours!: StoredSpan[] | null
}

export const SupplierEntrySort = enumType('SupplierEntrySort', 'The order of the list of suppliers of every status.', {
  NAME: 'By name, A to Z; results by postcode in postcode order first.',
  NAME_DESC: 'By name, Z to A.',
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  CHECK_OLDEST: 'Only listed and verified ones, least recently verified first.',
  FEATURED_UNTIL: 'Only listed ones featured until a certain day, soonest first.',
})
export type SupplierEntrySort = keyof typeof SupplierEntrySort

export interface SupplierEntryQuery {
  search?: string | null | undefined
  status?: SupplierStatus | null | undefined
  filter?: SupplierEntryFilter | null | undefined
  sort?: SupplierEntrySort | null | undefined
}

export const SupplierEntryConnection = connectionType(
  SupplierEntry,
  'A page of suppliers of any status, by name or postcode.',
)
