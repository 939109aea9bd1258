import { Field, ID, InputType } from 'type-graphql'
import { nullable, enumType, parseId } from '../../schema/types.ts'
import { freshnessByYears } from '../search/best-order.rules.ts'
import { dueConditions, SupplierDue } from './supplier-due.ts'

export const SupplierOrigin = enumType('SupplierOrigin', 'Where a supplier came from, or a site that lists it.', {
  REGISTRATION: 'The business registered or requested a listing.',
  IMPORT: 'An imported file.',
  SCRAPE: 'Any scrape.',
  YELL: 'Yell.',
  THOMSON: 'Thomson Local.',
  FREEINDEX: 'FreeIndex.',
  CHECKATRADE: 'Checkatrade.',
  GOOGLE_PLACES: 'Google Maps.',
  DIRECTORY: 'Another directory.',
  SUPPLIER_SITE: 'The business’s own website.',
})
export type SupplierOrigin = keyof typeof SupplierOrigin

export const SupplierAge = enumType('SupplierAge', 'How long ago a supplier was last changed or reviewed.', {
  FRESH: 'Within a year.',
  AGEING: 'One to three years ago.',
  STALE: 'Three years ago or longer.',
})
export type SupplierAge = keyof typeof SupplierAge

@InputType({ description: 'Filters of the list of all suppliers; all must match.' })
export class SupplierEntryFilter {
  @Field(() => SupplierOrigin, nullable('Only those from this origin.')) origin?: SupplierOrigin | null
  @Field(() => ID, nullable('Only those that this scrape added or changed.')) runId?: string | null
  @Field(() => ID, nullable('Only those that this import added or changed.')) importId?: string | null
  @Field(() => Date, nullable('Only those added then or later.')) enteredSince?: Date | null
  @Field(() => Date, nullable('Only those added before.')) enteredBeforeAt?: Date | null
  @Field(() => Boolean, nullable('Only those with an owner who registered or requested the listing, or without one.'))
  hasOwner?: boolean | null
  @Field(() => SupplierAge, nullable('Only those last changed or reviewed this long ago.')) age?: SupplierAge | null
  @Field(() => Boolean, nullable('Only verified or unverified ones.')) isVerified?: boolean | null
  @Field(() => SupplierDue, nullable('Only those that need attention for this reason.')) due?: SupplierDue | null
}

const [fresh, , , stale] = freshnessByYears
const ages: Record<SupplierAge, string> = {
  FRESH: `freshness >= ${fresh}`,
  AGEING: `freshness < ${fresh} and freshness > ${stale}`,
  STALE: `freshness <= ${stale}`,
}

const registered = `(exists (select from registration g where g.supplier_id = supplier.id) or exists (select from business_request b where b.supplier_id = supplier.id))`
const brought = (column: string) => `id in (select supplier_id from batch_entry i where i.${column})`

const origins: Partial<Record<SupplierOrigin, string>> = {
  REGISTRATION: registered,
  IMPORT: `exists (select from batch_entry i where i.supplier_id = supplier.id and i.import_id is not null and i.kind = 'added')`,
  SCRAPE: 'exists (select from supplier_source k where k.supplier_id = supplier.id)',
}

export const filterConditions = (
  { origin, runId, importId, enteredSince, enteredBeforeAt, hasOwner, age, isVerified, due }: SupplierEntryFilter,
  value: (one: unknown) => string,
): string[] => [
  ...(origin
    ? [
        origins[origin] ??
          `id in (select supplier_id from supplier_source k where k.source = ${value(origin.toLowerCase())})`,
      ]
    : []),
  ...(runId != null ? [brought(`run_id = ${value(parseId(runId) ?? 0)}`)] : []),
  ...(importId != null ? [brought(`import_id = ${value(parseId(importId) ?? 0)}`)] : []),
  ...(enteredSince ? [`created_at >= ${value(enteredSince)}`] : []),
  ...(enteredBeforeAt ? [`created_at < ${value(enteredBeforeAt)}`] : []),
  ...(hasOwner == null ? [] : [hasOwner ? registered : `not ${registered}`]),
  ...(age ? [ages[age]] : []),
  ...(isVerified == null ? [] : [isVerified ? 'is_verified' : 'not is_verified']),
  ...(due ? [dueConditions[due]] : []),
]
