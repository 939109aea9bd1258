import * as z from 'zod/mini'
import { lineText, listText, typedText } from '../../server/form.rules.ts'

const needed = 'Please write something.'
const text = (maxLength: number) => typedText({ min: [1, needed], max: maxLength })
const line = (maxLength: number) => lineText({ min: [1, needed], max: maxLength })

export const maxTextLength = 4000

/** The limit of towns, and of tips. */
export const maxParts = 10

export const guideRules = z.object({
  description: text(300),
  overview: text(maxTextLength),
  buyingGuide: text(maxTextLength),
  weatherConsiderations: text(maxTextLength),
  localTrends: listText(12, 80),
  localMaterials: listText(12, 80),
  seasonalRecommendations: z.object({ spring: text(1500), summer: text(1500), autumn: text(1500), winter: text(1500) }),
  cities: z.array(z.object({ city: line(60), content: text(2000) })).check(
    z.maxLength(maxParts, `Please enter at most ${maxParts} towns.`),
    z.refine(
      (cities) => new Set(cities.map(({ city }) => city.toLowerCase())).size === cities.length,
      'Please name each town once.',
    ),
  ),
  advice: z
    .array(z.object({ title: line(100), content: text(2000), tags: listText(6, 80) }))
    .check(z.maxLength(maxParts, `Please enter at most ${maxParts} tips.`)),
})
export type GuideText = z.output<typeof guideRules>
