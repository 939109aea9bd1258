import type { CountyQuery } from './CountyPage.generated.ts'

export type GuideContent = NonNullable<NonNullable<CountyQuery['county']>['content']>

/** As specified. */
export const installationTime = 'Average Installation Time: 3-5 Days'

export const getCountyQuestions = (county: string, guide: GuideContent) => [
  {
    question: `What are the most popular blinds in ${county}?`,
    answer: `Popular in ${county}: ${guide.localTrends.slice(0, 3).join('; ')}. Local suppliers can show you which of them suit your rooms.`,
  },
  {
    question: `What are the best materials for window treatments in ${county}?`,
    answer: `We recommend: ${guide.localMaterials.slice(0, 3).join('; ')}. ${guide.weatherConsiderations}`,
  },
  {
    question: `How do the seasons affect window treatments in ${county}?`,
    answer: `Summer: ${guide.seasonalRecommendations.summer} Winter: ${guide.seasonalRecommendations.winter}`,
  },
  {
    question: `How much do blinds and curtains cost in ${county}?`,
    answer:
      'It depends on size, fabric and fitting. As a guide, basic roller blinds cost about £20-£40 per window and custom-made curtains about £100-£500+. Ask two or three suppliers for a written quote that includes measuring and fitting.',
  },
  {
    question: `How long does installation take in ${county}?`,
    answer: `${installationTime}. Made-to-measure orders take longer to make, so ask for both dates.`,
  },
]
