import type { EditedSupplierQuery } from '../graphql.generated.ts'

export type EditedSupplier = NonNullable<EditedSupplierQuery['adminSupplier']>

/** The labels of the editor's fields, in the order in which changes are listed. */
export const fieldLabels = {
  name: 'Name',
  description: 'Description',
  email: 'Public email',
  contactEmail: 'Private email',
  phone: 'Phone',
  website: 'Website',
  address: 'Street and number',
  city: 'Town or city',
  county: 'County',
  postcode: 'Postcode',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  services: 'Services',
  specialties: 'Specialties',
  serviceAreas: 'Service areas',
  keywords: 'Keywords',
  establishedYear: 'Established in',
  openingHours: 'Opening hours',
  logoUrl: 'Logo',
  bannerUrl: 'Banner',
  imageUrl: 'Picture',
  metaTitle: 'Page title',
  metaDescription: 'Description for search engines',
} as const
export type EditedField = keyof typeof fieldLabels

/** A supplier's values in the form: empty ones are undefined, as in react-final-form. */
export type EditedValues = { [field in EditedField]?: unknown }

/** The form's values for a supplier. */
export const valuesOf = (supplier: EditedSupplier): EditedValues =>
  Object.fromEntries(
    (Object.keys(fieldLabels) as EditedField[]).map((field) => {
      const value = supplier[field]
      if (field === 'openingHours')
        return [field, supplier.openingHours?.map(({ day, opens, closes }) => ({ day, opens, closes })) ?? undefined]
      return [field, typeof value === 'number' ? String(value) : (value ?? undefined)]
    }),
  )
