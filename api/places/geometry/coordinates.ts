import { GraphQLLatitude, GraphQLLongitude } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A point on the earth, in degrees of WGS 84.' })
export class Coordinates {
  @Field(() => GraphQLLatitude, { description: 'Latitude, from -90 to 90.' }) latitude!: number
  @Field(() => GraphQLLongitude, { description: 'Longitude, from -180 to 180.' }) longitude!: number
}

export const toCoordinates = (row: { latitude: number | null; longitude: number | null }): Coordinates | null =>
  row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude }
