import { Float, getMetadataStorage, Int, type ClassType } from 'type-graphql'
import { getFieldForm, getFieldRow, type EditableField } from '../rules/supplier-fields.rules.ts'
import { BusinessStatus } from '../business-status.ts'
import { GalleryPicture, OpeningHours, Supplier } from '../supplier.entity.ts'

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
