import { Float, getMetadataStorage, Int, type ClassType } from 'type-graphql'
import { getFieldForm, getFieldRow, type EditableField, type OfType } from '../rules/supplier-fields.rules.ts'
import { BusinessStatus } from '../business-status.ts'
import { Supplier } from '../supplier.entity.ts'

type JsonTypes = Record<OfType<EditableField, 'jsonb'>, ClassType>

/** The GraphQL type of an editable field; `json` has the types of opening hours and pictures. */
export const graphqlType = (field: EditableField, json: JsonTypes) => {
  if (field in json) return [json[field as keyof JsonTypes]]
  if (field === 'businessStatus') return BusinessStatus
  const types = { text: String, 'text[]': [String], integer: Int, 'double precision': Float }
  return types[getFieldRow(field).type as keyof typeof types]
}

/** The description of an editable field: the public one, and the help text of its form. */
export const aboutField = (field: EditableField): string => {
  const { fields } = getMetadataStorage()
  const said = fields.find(({ target, name }) => target === Supplier && name === field)?.description
  return [said, getFieldForm(field).help].filter(Boolean).join(' ')
}

/** A base class with declared properties only; their GraphQL fields are added from the table. */
export const withProperties = <Properties extends object>() => class {} as new () => Properties
