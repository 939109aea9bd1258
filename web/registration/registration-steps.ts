import {
  registrationSteps,
  type RegistrationStep,
  type RegistrationValues,
} from '../../api/registration/registration.rules.ts'
import type { HoneypotValues } from '../ui/Honeypot.tsx'
import { validate } from '../ui/validate.ts'

export interface FormValues extends RegistrationValues, HoneypotValues {
  terms: boolean
  privacy: boolean
}

/** The steps in order, with the labels of their tabs. */
export const stepLabels = {
  details: 'Business Details',
  services: 'Services',
  contact: 'Location & Contact',
} as const satisfies Record<RegistrationStep, string>
export const steps = Object.keys(stepLabels) as RegistrationStep[]

/** The fields' labels. */
export const fieldLabels: Record<string, string> = {
  name: 'Business name',
  description: 'Description',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
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

const checks = {
  details: validate(registrationSteps.details),
  services: validate(registrationSteps.services),
  contact: validate(registrationSteps.contact),
}

/** The form's `validate`: every wrong field of every step. */
export const checkAll = (values: object): Record<string, string> => ({
  ...checks.details(values),
  ...checks.services(values),
  ...checks.contact(values),
})

/** The first of these steps that is not valid. */
export const firstWrong = (among: readonly RegistrationStep[], values: object): RegistrationStep | undefined =>
  among.find((step) => Object.keys(checks[step](values)).length > 0)

/** The step with the first of these fields. */
export const stepOf = (fields: Record<string, unknown>): RegistrationStep | undefined => {
  const names = new Set(Object.keys(fields).map((path) => path.split('.')[0]))
  return steps.find((step) => Object.keys(registrationSteps[step].shape).some((name) => names.has(name)))
}
