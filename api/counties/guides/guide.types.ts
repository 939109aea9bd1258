import { versionField } from '../../process/content-version.ts'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { Advice, CityContent, SeasonalRecommendations } from '../county-content.ts'
import { nullable, lowerCaseEnum } from '../../schema/types.ts'

const GuideOrigin = lowerCaseEnum('GuideOrigin', 'Where a text of a guide came from.', {
  RELEASE: 'The release’s text before the first edit.',
  EDITED: 'Someone edited it.',
  RESTORED: 'Someone restored an earlier version.',
  FILE: 'Someone restored the release’s text.',
})
export type GuideOrigin = Lowercase<keyof typeof GuideOrigin>

@ObjectType({ description: 'A part of a guide that was changed.' })
export class GuideDifference {
  @Field(() => String, { description: 'The part, such as overview, spring or cities.' }) part!: string
  @Field(() => String, { description: 'The previous text; empty for none.' }) before!: string
  @Field(() => String, { description: 'The new text; empty for none.' }) after!: string
}

@ObjectType({ description: 'A version of a guide.' })
export class GuideVersion {
  @Field(() => ID, { description: 'Identifies the text.' }) id!: string
  @Field(() => Date, { description: 'When it was saved; for the first, when the guide was first edited.' })
  savedAt!: Date
  @Field(() => String, { description: 'The editor; empty for a release’s text.' }) savedBy!: string
  @Field(() => GuideOrigin, { description: 'Where it came from.' }) origin!: GuideOrigin
  @Field(() => [GuideDifference], { description: 'Differences from the previous version.' })
  differences!: GuideDifference[]
}

@ObjectType({ description: 'A county’s guide in the list of all.' })
export class GuideEntry {
  @Field(() => ID, { description: 'Identifies the county.' }) id!: string
  @Field(() => String, { description: 'The county.' }) name!: string
  @Field(() => String, { description: 'The last part of the page’s address: /counties/{urlName}.' }) urlName!: string
  @Field(() => Boolean, { description: 'Whether it was edited here, so that releases no longer change it.' })
  isEdited!: boolean
  @Field(() => Date, nullable('When it was last saved; null if never.')) savedAt!: Date | null
  @Field(() => String, nullable('The last editor.')) savedBy!: string | null
}

@ObjectType()
@InputType()
abstract class EditedGuide {
  @Field(() => String, { description: 'One sentence below the heading, and for search engines; up to 300 characters.' })
  description!: string
  @Field(() => String, { description: 'About the county, as text or HTML.' }) overview!: string
  @Field(() => String, { description: 'Advice for buyers in the county, as text or HTML.' }) buyingGuide!: string
  @Field(() => String, { description: 'How the weather affects window furnishings.' }) weatherConsiderations!: string
  @Field(() => [String], { description: 'Popular styles, at most 12.' }) localTrends!: string[]
  @Field(() => [String], { description: 'Recommended materials, at most 12.' }) localMaterials!: string[]
  @Field(() => SeasonalRecommendations, { description: 'Season by season.' })
  seasonalRecommendations!: SeasonalRecommendations
  @Field(() => [CityContent], { description: 'Major towns, at most 10.' }) cities!: CityContent[]
  @Field(() => [Advice], { description: 'The county’s own tips, at most 10; empty for the standard five.' })
  advice!: Advice[]
}

@ObjectType({ description: 'A county’s guide, to be edited.' })
export class AdminGuide extends EditedGuide {
  @Field(() => ID, { description: 'Identifies the county.' }) id!: string
  @Field(() => String, { description: 'The county.' }) name!: string
  @Field(() => String, { description: 'The last part of the page’s address: /counties/{urlName}.' }) urlName!: string
  @Field(() => Boolean, { description: 'Whether it was edited here, so that releases no longer change it.' })
  isEdited!: boolean
  @Field(() => Int, versionField) version!: number
}

const urlName = { description: 'The county, as in /counties/{urlName}.' }
const version = { description: 'The version you read: CONFLICT if there is a later one.' }

@InputType({ description: 'A county guide’s new text.' })
export class UpdateGuideInput extends EditedGuide {
  @Field(() => String, urlName) urlName!: string
  @Field(() => Int, version) version!: number
}

@InputType({ description: 'A guide to reset to the release’s text.' })
export class ResetGuideInput {
  @Field(() => String, urlName) urlName!: string
  @Field(() => Int, version) version!: number
}

@InputType({ description: 'A version of a guide to restore.' })
export class RestoreGuideInput extends ResetGuideInput {
  @Field(() => ID, { description: 'The version.' }) versionId!: string
}
