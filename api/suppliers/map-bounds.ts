import { Field, Float, InputType, ObjectType } from 'type-graphql'
import { z } from 'zod'

@ObjectType('MapExtent', { description: 'A rectangle of the map, in degrees.' })
@InputType({ description: 'A rectangle of the map, in degrees. It does not cross the 180th meridian.' })
export class MapBounds {
  @Field(() => Float, { description: 'Longitude of the left edge, from -180.' }) west!: number
  @Field(() => Float, { description: 'Latitude of the lower edge, from -90.' }) south!: number
  @Field(() => Float, { description: 'Longitude of the right edge, to 180, above `west`.' }) east!: number
  @Field(() => Float, { description: 'Latitude of the upper edge, to 90, above `south`.' }) north!: number
}

@InputType({ description: 'A point on the map, in degrees.' })
export class MapPosition {
  @Field(() => Float, { description: 'Latitude, from -90 to 90.' }) latitude!: number
  @Field(() => Float, { description: 'Longitude, from -180 to 180.' }) longitude!: number
}

const degrees = (name: string, limit: number) =>
  z
    .number({ error: `${name} must be a number of degrees` })
    .min(-limit, `${name} must be from -${limit} to ${limit}`)
    .max(limit, `${name} must be from -${limit} to ${limit}`)

export const positionRules = z.object({
  latitude: degrees('The latitude', 90),
  longitude: degrees('The longitude', 180),
})

export const boundsRules = z
  .object({
    west: degrees('The west edge', 180),
    south: degrees('The south edge', 90),
    east: degrees('The east edge', 180),
    north: degrees('The north edge', 90),
  })
  .refine(({ west, east }) => west < east, { path: ['east'], error: 'The east edge must be east of the west edge' })
  .refine(({ south, north }) => south < north, {
    path: ['north'],
    error: 'The north edge must be north of the south edge',
  })
