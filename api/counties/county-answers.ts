import { z } from 'zod'
import { named, orNull, told } from '../server/describe-route.ts'

export const popularAnswer = named(
  z.object({
    id: told(z.int(), 'Identifies the place.', 3),
    name: told(z.string(), 'The city.', 'Leeds'),
    supplierCount: told(z.int(), 'Listed suppliers there.', 42),
  }),
  'PopularLocation',
)

export const countyAnswer = named(
  z.object({
    name: told(z.string(), 'The name as people write it.', 'Gloucestershire'),
    urlName: told(z.string(), 'Stands in /counties/{urlName}.', 'gloucestershire'),
    supplierCount: told(z.int(), 'Listed suppliers in the county.', 31),
    description: orNull(z.string(), 'One sentence about the county.', 'From the Cotswolds to the Severn.'),
  }),
  'County',
)

const text = (description: string, example: string) => told(z.string(), description, example)

export const guideAnswer = named(
  z.object({
    overview: text('About the county.', 'Stone cottages and Regency terraces.'),
    buyingGuide: text('Advice for buyers in the county.', 'Measure each window of an old house.'),
    localTrends: told(z.array(z.string()), 'Popular styles.', ['Roman blinds in linen']),
    localMaterials: told(z.array(z.string()), 'Recommended materials.', ['Interlined cotton']),
    weatherConsiderations: text('How the weather affects window furnishings.', 'Damp valleys ask for lined curtains.'),
    seasonalRecommendations: z.object({
      spring: text('Spring.', 'Clean the slats.'),
      summer: text('Summer.', 'Keep the sun out.'),
      autumn: text('Autumn.', 'Hang the winter curtains.'),
      winter: text('Winter.', 'Close them at dusk.'),
    }),
    populationEstimate: orNull(z.string(), 'The official figure, with its source.', '650,000 (ONS)'),
    cities: told(
      z.array(z.object({ city: z.string(), content: z.string() })),
      'Major towns, each with a text of its own.',
      [{ city: 'Cheltenham', content: 'Tall sash windows.' }],
    ),
  }),
  'CountyGuide',
)
