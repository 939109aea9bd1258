import { Field, Float, InputType, Int } from 'type-graphql'

@InputType({ description: 'The opening times of one weekday.' })
export class OpeningHoursInput {
  @Field(() => String, { description: 'The weekday: Mon, Tue, Wed, Thu, Fri, Sat or Sun.' }) day!: string
  @Field(() => String, { nullable: true, description: 'Opening time HH:MM; null when closed all day.' }) opens?:
    string | null
  @Field(() => String, { nullable: true, description: 'Closing time HH:MM; null when closed all day.' }) closes?:
    string | null
}

/** A supplier as an administrator edits it; checked by supplier.rules.ts. */
@InputType({
  description: 'What an administrator writes of a supplier. A field that is not given stays; an empty one is emptied.',
})
export class SupplierInput {
  @Field(() => String, { nullable: true, description: 'The trading name, 2 to 200 characters.' }) name?: string | null
  @Field(() => String, { nullable: true, description: 'Plain text, at most 10,000 characters.' }) description?:
    string | null
  @Field(() => String, { nullable: true, description: 'The public e-mail address.' }) email?: string | null
  @Field(() => String, { nullable: true, description: 'Where the site writes to the business; never public.' })
  contactEmail?: string | null
  @Field(() => String, { nullable: true, description: 'The public phone number.' }) phone?: string | null
  @Field(() => String, { nullable: true, description: 'The website.' }) website?: string | null
  @Field(() => String, { nullable: true, description: 'Street and house number.' }) address?: string | null
  @Field(() => String, { nullable: true, description: 'Town or city.' }) city?: string | null
  @Field(() => String, { nullable: true, description: 'The county, by a name as in `counties`.' }) county?:
    string | null
  @Field(() => String, { nullable: true, description: 'The postcode.' }) postcode?: string | null
  @Field(() => String, { nullable: true, description: 'The country, by its English name.' }) country?: string | null
  @Field(() => [String], { nullable: true, description: 'Services, at most 50.' }) services?: string[] | null
  @Field(() => [String], { nullable: true, description: 'Specialties, at most 50.' }) specialties?: string[] | null
  @Field(() => [String], { nullable: true, description: 'Places that the supplier travels to, at most 50.' })
  serviceAreas?: string[] | null
  @Field(() => [String], { nullable: true, description: 'Keywords, at most 50.' }) keywords?: string[] | null
  @Field(() => Int, { nullable: true, description: 'The year in which the business was founded.' }) establishedYear?:
    number | null
  @Field(() => Float, {
    nullable: true,
    description: 'Latitude in degrees; found anew from a changed address unless changed too.',
  })
  latitude?: number | null
  @Field(() => Float, {
    nullable: true,
    description: 'Longitude in degrees; found anew from a changed address unless changed too.',
  })
  longitude?: number | null
  @Field(() => [OpeningHoursInput], { nullable: true, description: 'The opening hours; null when not known.' })
  openingHours?: OpeningHoursInput[] | null
  @Field(() => String, { nullable: true, description: 'Address of the logo.' }) logoUrl?: string | null
  @Field(() => String, { nullable: true, description: 'Address of the banner picture.' }) bannerUrl?: string | null
  @Field(() => String, { nullable: true, description: 'Address of a picture of the work.' }) imageUrl?: string | null
  @Field(() => String, { nullable: true, description: 'Page title.' }) metaTitle?: string | null
  @Field(() => String, { nullable: true, description: 'Description for search engines.' }) metaDescription?:
    string | null
}

@InputType({ description: 'On what ground a supplier was verified.' })
export class VerificationInput {
  @Field(() => String, {
    description: 'Where it was checked, such as a company number or a call; 3 to 500 characters.',
  })
  source!: string
  @Field(() => String, { description: 'The day of the check, YYYY-MM-DD; not in the future.' }) on!: string
}
