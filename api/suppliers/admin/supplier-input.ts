import { Field, InputType, Float, getMetadataStorage, Int, type ClassType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { editableFields, getFieldRow, getFieldForm, type EditableField } from '../rules/supplier-fields.rules.ts'
import { Supplier, GalleryPicture, OpeningHours } from '../supplier.entity.ts'
import { BusinessStatus } from '../business-status.ts'
import { thousands } from '../../text/plural.rules.ts'

const json: Partial<Record<EditableField, ClassType>> = { openingHours: OpeningHours, gallery: GalleryPicture }

export const graphqlType = (field: EditableField) => {
  const type = json[field]
  if (type) return [type]
  if (field === 'businessStatus') return BusinessStatus
  const types = { text: String, 'text[]': [String], integer: Int, 'double precision': Float }
  return types[getFieldRow(field).type as keyof typeof types]
}

export const aboutField = (field: EditableField): string => {
  const { fields } = getMetadataStorage()
  const said = fields.find(({ target, name }) => target === Supplier && name === field)?.description
  return [said, getFieldForm(field).help].filter(Boolean).join(' ')
}

/** Declares properties only; a loop over the field table adds their GraphQL fields. */
export const withProperties = <Properties extends object>() => class {} as new () => Properties

@InputType({
  description: 'An administrator’s changes of a supplier. Omitted fields stay; an empty value clears a field.',
})
export class SupplierInput extends withProperties<{ [F in EditableField]?: Supplier[F] | null }>() {}

for (const field of editableFields) {
  const { type, maxLength } = getFieldRow(field)
  const limit =
    type === 'text[]'
      ? ' At most 50.'
      : type === 'text' && maxLength
        ? ` At most ${thousands(maxLength)} characters.`
        : ''
  Field(() => graphqlType(field), nullable(aboutField(field) + limit))(SupplierInput.prototype, field)
}

@InputType({ description: 'The evidence of a verification.' })
export class VerificationInput {
  @Field(() => String, {
    description: 'Where it was checked, such as a company number or a call; 3 to 500 characters.',
  })
  source!: string
  @Field(() => String, { description: 'The day of the check, YYYY-MM-DD; not in the future.' }) on!: string
}
