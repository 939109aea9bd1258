import { Field, InputType } from 'type-graphql'
import { editableFields, getFieldRow, type EditableField } from '../rules/supplier-fields.rules.ts'
import type { Supplier } from '../supplier.entity.ts'
import { Weekday } from '../weekday.ts'
import { aboutField, graphqlType, withProperties } from './editable-fields.ts'

@InputType({ description: 'An opening period on one weekday. A day with a break has several, at most 5.' })
export class OpeningHoursInput {
  @Field(() => Weekday, { description: 'The day of the week.' }) day!: string
  @Field(() => String, { nullable: true, description: 'Opening time HH:MM; null when closed all day.' })
  opens?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'Closing time HH:MM, 24:00 at the end of the day, until 06:00 on the next day; null when closed all day.',
  })
  closes?: string | null
}

@InputType({ description: 'A picture of a supplier’s gallery.' })
export class GalleryPictureInput {
  @Field(() => String, { description: 'Its address on this site, as returned by the upload.' }) url!: string
  @Field(() => String, { description: 'The alternative text, at most 200 characters.' })
  alt!: string
}

interface WrittenJson {
  openingHours: OpeningHoursInput[]
  gallery: GalleryPictureInput[]
}
type WrittenFields = {
  [F in EditableField]?: (F extends keyof WrittenJson ? WrittenJson[F] : Supplier[F]) | null
}

@InputType({
  description: 'An administrator’s changes of a supplier. Omitted fields stay; an empty value clears a field.',
})
export class SupplierInput extends withProperties<WrittenFields>() {}

for (const field of editableFields) {
  const { type, maxLength } = getFieldRow(field)
  const limit =
    type === 'text[]'
      ? ' At most 50.'
      : type === 'text' && maxLength
        ? ` At most ${maxLength.toLocaleString('en-GB')} characters.`
        : ''
  Field(() => graphqlType(field, { openingHours: OpeningHoursInput, gallery: GalleryPictureInput }), {
    nullable: true,
    description: aboutField(field) + limit,
  })(SupplierInput.prototype, field)
}

@InputType({ description: 'The evidence of a verification.' })
export class VerificationInput {
  @Field(() => String, {
    description: 'Where it was checked, such as a company number or a call; 3 to 500 characters.',
  })
  source!: string
  @Field(() => String, { description: 'The day of the check, YYYY-MM-DD; not in the future.' }) on!: string
}
