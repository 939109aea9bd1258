import { enumType } from '../../schema/types.ts'

export const Service = enumType('Service', 'A kind of service that suppliers can be filtered by.', {
  BLINDS: 'Blinds of every kind.',
  CURTAINS: 'Curtains, drapes and voiles.',
  SHUTTERS: 'Plantation and other shutters.',
  INSTALLATION: 'Fitting and installation.',
  REPAIRS: 'Repairs and cleaning.',
  CUSTOM: 'Custom designs and made to measure.',
})
export type Service = keyof typeof Service
