import { setIn } from 'final-form'
import * as z from 'zod/mini'
import { guideRules, type GuideText } from '../../../api/counties/guides/guide.rules.ts'
import type { EditedGuideQuery } from './GuidesTab.generated.ts'

export type EditedGuide = NonNullable<EditedGuideQuery['adminGuide']>

export const partLabels: Record<string, string> = {
  description: 'Description',
  overview: 'Homes',
  buyingGuide: 'Buying guide',
  weatherConsiderations: 'Weather considerations',
  localTrends: 'Popular styles',
  localMaterials: 'Recommended materials',
  seasonalRecommendations: 'Seasons',
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
  cities: 'Major towns',
  advice: 'Tips',
}

/** Removes the cache's own fields. */
export const toGuideValues = (guide: EditedGuide): GuideText => ({
  description: guide.description,
  overview: guide.overview,
  buyingGuide: guide.buyingGuide,
  weatherConsiderations: guide.weatherConsiderations,
  localTrends: guide.localTrends,
  localMaterials: guide.localMaterials,
  seasonalRecommendations: {
    spring: guide.seasonalRecommendations.spring,
    summer: guide.seasonalRecommendations.summer,
    autumn: guide.seasonalRecommendations.autumn,
    winter: guide.seasonalRecommendations.winter,
  },
  cities: guide.cities.map(({ city, content }) => ({ city, content })),
  advice: guide.advice.map(({ title, content, tags }) => ({ title, content, tags })),
})

/** An error of a whole list has a key of its own. */
export const checkGuide = (values: object): object => {
  let errors = {}
  for (const { path, message } of z.safeParse(guideRules, values).error?.issues ?? []) {
    const isList = path.length === 1 && (path[0] === 'cities' || path[0] === 'advice')
    errors = setIn(errors, isList ? `${String(path[0])}Whole` : path.join('.'), message)!
  }
  return errors
}
