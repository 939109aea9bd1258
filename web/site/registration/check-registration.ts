import { registrationSteps, type RegistrationStep } from '../../../api/registration/registration.rules.ts'
import { validate } from '../../ui/forms/validate.ts'
import { steps } from './registration-steps.ts'

const checks = {
  details: validate(registrationSteps.details),
  services: validate(registrationSteps.services),
  contact: validate(registrationSteps.contact),
}

export const checkAll = (values: object): Record<string, string> => ({
  ...checks.details(values),
  ...checks.services(values),
  ...checks.contact(values),
})

export const findFirstWrong = (among: readonly RegistrationStep[], values: object): RegistrationStep | undefined =>
  among.find((step) => Object.keys(checks[step](values)).length > 0)

export const findStep = (fields: Record<string, unknown>): RegistrationStep | undefined => {
  const names = new Set(Object.keys(fields).map((path) => path.split('.')[0]))
  return steps.find((step) => Object.keys(registrationSteps[step].shape).some((name) => names.has(name)))
}
