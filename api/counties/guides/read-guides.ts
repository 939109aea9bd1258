import { findRow, readRows, runSql, type Db } from '../../database/sql.ts'
import { guideRules, type GuideText } from './guide.rules.ts'
import type { AdminGuide, GuideDifference, GuideEntry, GuideVersion } from './guide.types.ts'

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

export const listDifferences = (before: GuideText, after: GuideText): GuideDifference[] => {
  const [was, is] = [formatGuideParts(toGuideText(before)), formatGuideParts(toGuideText(after))] as Record<
    string,
    string
  >[]
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
