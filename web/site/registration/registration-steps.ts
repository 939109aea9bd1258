import type { RegistrationStep, RegistrationValues } from '../../../api/registration/registration.rules.ts'

export interface FormValues extends Omit<RegistrationValues, 'openingHours'> {
  openingHours?: string
  terms: boolean
  privacy: boolean
}

export const stepLabels = {
  details: 'Business Details',
  services: 'Services',
  contact: 'Location & Contact',
} as const satisfies Record<RegistrationStep, string>
export const steps = Object.keys(stepLabels) as RegistrationStep[]

export const registrationLabels: Record<string, string> = {
  name: 'Business name',
  description: 'Description',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  openingHours: 'Opening hours',
  services: 'Services',
  address: 'Address',
  city: 'City',
  county: 'County',
  postcode: 'Postcode',
  country: 'Country',
  contactEmail: 'Contact email',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
}
