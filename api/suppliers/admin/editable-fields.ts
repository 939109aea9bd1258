import { Float, getMetadataStorage, Int, type ClassType } from 'type-graphql'
import { formOf, rowOf, type EditableField } from '../supplier-fields.rules.ts'
import { Supplier } from '../supplier.entity.ts'

/** The GraphQL type of an editable field; `hours` is the type of one day's opening hours. */
export const graphqlType = (field: EditableField, hours: ClassType) => {
  const types = { text: String, 'text[]': [String], integer: Int, 'double precision': Float, jsonb: [hours] }
  return types[rowOf(field).type as keyof typeof types]
}

/** The description of an editable field: the public one, and the help of its form. */
export const aboutField = (field: EditableField): string => {
  const { fields } = getMetadataStorage()
  const said = fields.find(({ target, name }) => target === Supplier && name === field)?.description
  return [said, formOf(field).help].filter(Boolean).join(' ')
}

/** A base class with declared properties only; their GraphQL fields are added from the table. */
export const withProperties = <Properties extends object>() => class {} as new () => Properties
