import { z } from 'zod'
import { named, orNull, describeField } from '../server/describe-route.ts'

export const popularLocationResponse = named(
  z.object({
    id: describeField(z.int(), 'Identifies the place.', 3),
    name: describeField(z.string(), 'The city.', 'Leeds'),
    supplierCount: describeField(z.int(), 'Listed suppliers there.', 42),
  }),
  'PopularLocation',
)

export const countyResponse = named(
  z.object({
    name: describeField(z.string(), 'The name as people write it.', 'Gloucestershire'),
    urlName: describeField(z.string(), 'The last part of the page’s address: /counties/{urlName}.', 'gloucestershire'),
    supplierCount: describeField(z.int(), 'Listed suppliers in the county.', 31),
    description: orNull(z.string(), 'One sentence about the county.', 'From the Cotswolds to the Severn.'),
  }),
  'County',
)

const text = (description: string, example: string) => describeField(z.string(), description, example)

export const guideResponse = named(
  z.object({
    overview: text('About the county.', 'Stone cottages and Regency terraces.'),
    buyingGuide: text('Advice for buyers in the county.', 'Measure each window of an old house.'),
    localTrends: describeField(z.array(z.string()), 'Popular styles.', ['Roman blinds in linen']),
    localMaterials: describeField(z.array(z.string()), 'Recommended materials.', ['Interlined cotton']),
    weatherConsiderations: text('How the weather affects window furnishings.', 'Damp valleys ask for lined curtains.'),
    seasonalRecommendations: z.object({
      spring: text('Spring.', 'Clean the slats.'),
      summer: text('Summer.', 'Keep the sun out.'),
      autumn: text('Autumn.', 'Hang the winter curtains.'),
      winter: text('Winter.', 'Close them at dusk.'),
    }),
    populationEstimate: orNull(z.string(), 'The official figure, with its source.', '650,000 (ONS)'),
    cities: describeField(
      z.array(z.object({ city: z.string(), content: z.string() })),
      'Major towns, each with a text of its own.',
      [{ city: 'Cheltenham', content: 'Tall sash windows.' }],
    ),
  }),
  'CountyGuide',
)
