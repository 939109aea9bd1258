import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { requireStaff } from '../../accounts/admin-only.ts'
import type { Context } from '../../server/context.ts'
import { nullable, PayloadMutation, parseId, refuseStale } from '../../schema/types.ts'
import {
  AdminGuide,
  GuideEntry,
  GuideVersion,
  ResetGuideInput,
  RestoreGuideInput,
  UpdateGuideInput,
  type GuideOrigin,
  type GuideDifference,
} from './guide.types.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { findRow, runSql, readRows, type Db } from '../../database/sql.ts'
import { badInput, check, PublicError } from '../../server/errors.ts'
import { toPlainText, toStoredText } from '../county-guide.ts'
import { guideRules, type GuideText } from './guide.rules.ts'
import { loadGuide, readGuideFile, writeGuide } from './load-guide.ts'

export const maxVersions = 50

export const listGuides = async (db: Db): Promise<GuideEntry[]> => {
  const text = `
    select c.id, c.name, c.url_name "urlName", g.loaded_hash is distinct from county_guide_hash(c.id) "isEdited",
           v.saved_at "savedAt", v.username "savedBy"
      from county c join county_content g on g.county_id = c.id
      left join lateral (select saved_at, username from guide_version where county_id = c.id and origin <> 'release'
                          order by id desc limit 1) v on true
     order by c.name limit 500`
  return readRows<GuideEntry>(db, text)
}

export const readGuide = async (db: Db, urlName: string): Promise<AdminGuide | undefined> => {
  const text = `
    select c.id, c.name, c.url_name "urlName", coalesce(c.description, '') description, g.overview,
           g.buying_guide "buyingGuide", g.weather_considerations "weatherConsiderations", g.local_trends "localTrends",
           g.local_materials "localMaterials", g.seasonal_recommendations "seasonalRecommendations", g.cities,
           coalesce(g.advice, '[]') advice, g.version, g.loaded_hash is distinct from county_guide_hash(c.id) "isEdited"
      from county c join county_content g on g.county_id = c.id where c.url_name = $1`
  return findRow<AdminGuide>(db, text, [urlName])
}

const parts = Object.keys(guideRules.shape) as (keyof GuideText)[]

export const toGuideText = (guide: GuideText): GuideText =>
  Object.fromEntries(parts.map((part) => [part, guide[part]])) as GuideText

const formatGuideParts = ({
  seasonalRecommendations,
  localTrends,
  localMaterials,
  cities,
  advice,
  ...plain
}: GuideText) => {
  const { spring, summer, autumn, winter } = seasonalRecommendations
  return {
    ...plain,
    spring,
    summer,
    autumn,
    winter,
    localTrends: localTrends.join('\n'),
    localMaterials: localMaterials.join('\n'),
    cities: cities.map(({ city, content }) => `${city}: ${content}`).join('\n'),
    advice: advice.map(({ title, content, tags }) => `${title}: ${content} (${tags.join(', ')})`).join('\n'),
  }
}

const listDifferences = (before: GuideText, after: GuideText): GuideDifference[] => {
  const [was, is] = [before, after].map((guide): Record<string, string> => formatGuideParts(toGuideText(guide)))
  return Object.keys(is!)
    .filter((part) => was![part] !== is![part])
    .map((part) => ({ part, before: was![part]!, after: is![part]! }))
}

export const listVersions = async (db: Db, urlName: string): Promise<GuideVersion[]> => {
  const text = `
    select v.id, v.saved_at "savedAt", v.username "savedBy", v.origin, v.guide
      from guide_version v join county c on c.id = v.county_id where c.url_name = $1 order by v.id desc limit $2`
  const { rows } = await runSql<Omit<GuideVersion, 'differences'> & { guide: GuideText }>(db, text, [
    urlName,
    maxVersions,
  ])
  return rows.map(({ guide, ...version }, at) => {
    const earlier = rows[at + 1]
    return { ...version, differences: earlier ? listDifferences(earlier.guide, guide) : [] }
  })
}

/** @throws NOT_FOUND; CONFLICT if someone else has changed the guide since `version`. */
const change = (
  context: Context,
  { urlName, version }: ResetGuideInput,
  origin: GuideOrigin,
  write: (em: EntityManager, guide: AdminGuide) => Promise<void>,
): Promise<AdminGuide> => {
  const editor = requireStaff(context, 'content')
  return context.em.transactional(async (em) => {
    const locked = `select 1 from county_content where county_id = (select id from county where url_name = $1) for update`
    await runSql(em, locked, [urlName])
    const before = await readGuide(em, urlName)
    if (!before) throw new PublicError('NOT_FOUND', 'This county has no guide.')
    refuseStale(before.version, version, 'Someone else has changed this guide since you opened it.')
    await write(em, before)
    const after = (await readGuide(em, urlName))!
    const differences = listDifferences(before, after)
    if (!differences.length) return after
    const id = Number(before.id)
    const { rowCount } = await runSql(em, 'select 1 from guide_version where county_id = $1 limit 1', [id])
    if (!rowCount) await storeVersion(em, id, '', 'release', before)
    await storeVersion(em, id, editor.username, origin, after)
    const values = (side: 'before' | 'after') => Object.fromEntries(differences.map((one) => [one.part, one[side]]))
    await recordAction(em, editor, {
      action: origin === 'edited' ? 'guide.edit' : origin === 'file' ? 'guide.reset' : 'guide.restore',
      subjectId: urlName,
      before: values('before'),
      after: values('after'),
    })
    return after
  })
}

const storeVersion = async (db: Db, countyId: number, username: string, origin: GuideOrigin, guide: GuideText) => {
  await runSql(db, 'insert into guide_version (county_id, username, origin, guide) values ($1, $2, $3, $4)', [
    countyId,
    username,
    origin,
    JSON.stringify(toGuideText(guide)),
  ])
  await runSql(
    db,
    `delete from guide_version where county_id = $1
        and id <= (select id from guide_version where county_id = $1 order by id desc offset $2 limit 1)`,
    [countyId, maxVersions],
  )
}

/** Later releases leave a saved guide unchanged. @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT. */
export const saveGuide = async (context: Context, input: UpdateGuideInput): Promise<AdminGuide> => {
  const { urlName, version, ...typed } = input
  const guide = check(guideRules, typed)
  for (const part of ['overview', 'buyingGuide'] as const) {
    guide[part] = toStoredText(guide[part])
    if (!toPlainText(guide[part])) throw badInput({ [part]: 'Please write something.' })
  }
  return change(context, { urlName, version }, 'edited', async (em, before) => {
    if (listDifferences(before, guide).length) await writeGuide(em, Number(before.id), guide)
  })
}

/** @throws NOT_FOUND if the version is no longer stored; CONFLICT. */
export const restoreGuide = (context: Context, input: RestoreGuideInput): Promise<AdminGuide> =>
  change(context, input, 'restored', async (em, { id }) => {
    const text = 'select guide from guide_version where id = $1 and county_id = $2'
    const row = await findRow<{ guide: GuideText }>(em, text, [parseId(input.versionId) ?? 0, Number(id)])
    if (!row) throw new PublicError('NOT_FOUND', 'This version is no longer stored.')
    await writeGuide(em, Number(id), row.guide)
  })

/** Lets the guide follow releases again. @throws NOT_FOUND; CONFLICT. */
export const resetGuide = (context: Context, input: ResetGuideInput): Promise<AdminGuide> =>
  change(context, input, 'file', async (em, { id, urlName }) => {
    const text = await readGuideFile(urlName)
    if (text === undefined) throw new PublicError('NOT_FOUND', 'This release has no guide to this county.')
    await loadGuide(em, Number(id), text)
  })

@Authorized('content')
@Resolver(() => AdminGuide)
export class GuideResolver {
  @Query(() => [GuideEntry], nullable('The guides of all counties, A to Z, at most 500. For the staff.'))
  adminGuides(@Ctx() { pool }: Context): Promise<GuideEntry[]> {
    return listGuides(pool)
  }

  @Query(() => AdminGuide, nullable('A county’s guide. For the staff.'))
  async adminGuide(
    @Ctx() { pool }: Context,
    @Arg('urlName', () => String, { description: 'The county, as in /counties/{urlName}.' }) urlName: string,
  ): Promise<AdminGuide | null> {
    return (await readGuide(pool, urlName)) ?? null
  }

  @FieldResolver(() => [GuideVersion], { description: 'Its versions since the first edit, newest first; the last 50.' })
  versions(@Root() { urlName }: AdminGuide, @Ctx() { pool }: Context): Promise<GuideVersion[]> {
    return listVersions(pool, urlName)
  }

  @PayloadMutation('Saves a guide, which releases then no longer change. For the staff.', UpdateGuideInput, {
    guide: [() => AdminGuide, 'The changed guide.'],
  })
  updateGuide = saveGuide

  @PayloadMutation('Restores an earlier version of a guide. For the staff.', RestoreGuideInput, {
    guide: [() => AdminGuide, 'The changed guide.'],
  })
  restoreGuide = restoreGuide

  @PayloadMutation('Restores the release’s text, which the guide then follows again. For the staff.', ResetGuideInput, {
    guide: [() => AdminGuide, 'The changed guide.'],
  })
  resetGuide = resetGuide
}
