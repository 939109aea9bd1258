import { Field, InputType } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import { editableFields, getFieldRow, type EditableField } from '../rules/supplier-fields.rules.ts'
import type { Supplier } from '../supplier.entity.ts'
import { aboutField, graphqlType, withProperties } from './editable-fields.ts'

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
        ? ` At most ${maxLength.toLocaleString('en-GB')} characters.`
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
