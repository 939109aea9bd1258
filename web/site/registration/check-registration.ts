import { registrationSteps, type RegistrationStep } from '../../../api/registration/registration.rules.ts'
import { validate } from '../../ui/forms/validate.ts'
import { steps } from './registration-steps.ts'

const check = (step: RegistrationStep, values: object) => validate(registrationSteps[step])(values)

export const checkAll = (values: object): Record<string, string> =>
  Object.assign({}, ...steps.map((step) => check(step, values)))

export const findFirstWrong = (among: readonly RegistrationStep[], values: object): RegistrationStep | undefined =>
  among.find((step) => Object.keys(check(step, values)).length > 0)

export const findStep = (fields: Record<string, unknown>): RegistrationStep | undefined => {
  const names = new Set(Object.keys(fields).map((path) => path.split('.')[0]))
  return steps.find((step) => Object.keys(registrationSteps[step].shape).some((name) => names.has(name)))
}
