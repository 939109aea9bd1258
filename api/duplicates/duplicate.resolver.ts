import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable, withDefault, parseId } from '../schema/types.ts'
import type { Context } from '../server/context.ts'
import {
  checkFirst,
  connectionType,
  firstArg,
  pageById,
  pageArgs,
  type Connection,
  type PageOptions,
} from '../schema/connection.ts'
import { PublicError } from '../server/errors.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { formatOpeningHours } from '../suppliers/opening-hours/opening-hours.rules.ts'
import { getColumn, getFieldRow } from '../suppliers/rules/supplier-fields.rules.ts'
import { compareSuppliers } from './compare-two.ts'
import {
  DuplicateField,
  DuplicatePair,
  DuplicatePairInput,
  DuplicateReport,
  DuplicateSide,
} from './duplicate-report.ts'
import { listDuplicates, toPair } from './list-duplicates.ts'
import { DuplicateRun, readLatestRun } from './runs/duplicate-run.ts'
import { SupplierMerge } from './supplier-merge.entity.ts'
import {
  chooseFilledValues,
  isSame,
  mergeFields,
  type MergeColumn,
  type MergeField,
  type MergeValues,
} from './merge-columns.ts'
import { plural } from '../text/plural.rules.ts'

const otherLabels: { [field in MergeField]?: string } = {
  isPremium: 'Featured',
  isVerified: 'Verified',
  placeId: 'place_id',
  gallery: 'Gallery: both suppliers’ pictures; whose come first',
}

const compareFields = (original: Supplier, duplicate: Supplier): DuplicateField[] => {
  const [left, right] = [toMergeValues(original), toMergeValues(duplicate)]
  const [intoOriginal, intoDuplicate] = [chooseFilledValues(left, right), chooseFilledValues(right, left)]
  return mergeFields.map((field) => {
    const column = getColumn(field)
    return {
      field,
      label: otherLabels[field] ?? getFieldRow(field).form?.label ?? field,
      original: formatFieldValue(field, original),
      duplicate: formatFieldValue(field, duplicate),
      isSame: isSame(left[column], right[column]),
      standsInOriginal: takes(intoOriginal, column, right) ? DuplicateSide.DUPLICATE : DuplicateSide.ORIGINAL,
      standsInDuplicate: takes(intoDuplicate, column, left) ? DuplicateSide.ORIGINAL : DuplicateSide.DUPLICATE,
    }
  })
}

/** A joined gallery starts with the original's pictures, so it does not count. */
const takes = (filling: Partial<MergeValues>, column: MergeColumn, other: MergeValues) =>
  column in filling && isSame(filling[column], other[column])

const toMergeValues = (supplier: Supplier) =>
  Object.fromEntries(mergeFields.map((field) => [getColumn(field), supplier[field]])) as MergeValues

const picturesText = (count: number) => (count ? plural(count, 'picture') : null)

const formatFieldValue = (field: MergeField, supplier: Supplier): string | null => {
  if (field === 'openingHours') return formatOpeningHours(supplier.openingHours)
  if (field === 'gallery') return picturesText(supplier.gallery.length)
  const value = supplier[field]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ') || null
  return value === null || value === '' ? null : String(value)
}

const MergeConnection = connectionType(SupplierMerge, 'A page of the merges, newest first.', 'MergeConnection')

@Authorized('duplicates')
@Resolver(() => SupplierMerge)
export class DuplicateResolver {
  @Query(() => DuplicateReport, {
    description:
      'Suppliers listed twice, as found by the last full comparison; suppliers added or changed since are compared one by one. For the staff.',
  })
  duplicateSuppliers(
    @Ctx() context: Context,
    @Arg('first', () => Int, { ...firstArg(100), description: 'How many pairs, from 1 to 100.' }) first?: number,
    @Arg('includeDoubtful', () => Boolean, withDefault(false, 'Includes uncertain matches.')) includeDoubtful?: boolean,
  ): Promise<DuplicateReport> {
    return listDuplicates(context, { first: checkFirst(first, 100), includeDoubtful: includeDoubtful ?? false })
  }

  @Query(
    () => DuplicateRun,
    nullable('The latest comparison of all suppliers, including a running one. For the staff.'),
  )
  duplicateRun(@Ctx() { pool }: Context): Promise<DuplicateRun | null> {
    return readLatestRun(pool)
  }

  @Query(() => DuplicatePair, { description: 'Compares two suppliers. For the staff.' })
  async duplicatePair(
    @Ctx() { em, pool }: Context,
    @Arg('pair', () => DuplicatePairInput, { description: 'The two suppliers.' }) pair: DuplicatePairInput,
  ): Promise<DuplicatePair> {
    const ids = [parseId(pair.originalId) ?? 0, parseId(pair.duplicateId) ?? 0] as const
    const [left, right] = [await em.findOne(Supplier, ids[0]), await em.findOne(Supplier, ids[1])]
    const comparison = await compareSuppliers(pool, ...ids)
    if (!left || !right || !comparison) throw new PublicError('NOT_FOUND', 'One of these suppliers no longer exists.')
    return toPair(left, right, { ...comparison, decision: comparison.decision === 'same' ? 'same' : 'perhaps' })
  }

  @Query(() => MergeConnection, { description: 'Merges, newest first, including undone ones. For the staff.' })
  merges(@Ctx() { em }: Context, @Args(pageArgs(20)) page: PageOptions): Promise<Connection<SupplierMerge>> {
    return pageById(page, (limit, afterId) =>
      em.find(SupplierMerge, afterId === null ? {} : { id: { $lt: afterId } }, {
        orderBy: { id: 'desc' },
        limit,
        populate: ['original', 'duplicate'],
      }),
    )
  }

  @FieldResolver(() => Supplier, { description: 'The original, which stays listed.' })
  original(@Root() { original }: SupplierMerge): Supplier {
    return original.getEntity()
  }

  @FieldResolver(() => Supplier, { description: 'The supplier that was merged into it.' })
  duplicate(@Root() { duplicate }: SupplierMerge): Supplier {
    return duplicate.getEntity()
  }

  @FieldResolver(() => Int, { description: 'How many reviews moved to the original.' })
  reviewsMoved(@Root() { reviewIds }: SupplierMerge): number {
    return reviewIds.length
  }
}

@Resolver(() => DuplicatePair)
export class DuplicatePairResolver {
  @FieldResolver(() => [DuplicateField], { description: 'Every field of a merge with both values, about 40.' })
  fields(@Root() { original, duplicate }: DuplicatePair): DuplicateField[] {
    return compareFields(original, duplicate)
  }
}
