import { registerEnumType } from 'type-graphql'

export const Service = {
  BLINDS: 'BLINDS',
  CURTAINS: 'CURTAINS',
  SHUTTERS: 'SHUTTERS',
  INSTALLATION: 'INSTALLATION',
  REPAIRS: 'REPAIRS',
  CUSTOM: 'CUSTOM',
} as const
export type Service = (typeof Service)[keyof typeof Service]

registerEnumType(Service, {
  name: 'Service',
  description: 'A kind of service that suppliers can be filtered by.',
  valuesConfig: {
    BLINDS: { description: 'Blinds of every kind.' },
    CURTAINS: { description: 'Curtains, drapes and voiles.' },
    SHUTTERS: { description: 'Plantation and other shutters.' },
    INSTALLATION: { description: 'Fitting and installation.' },
    REPAIRS: { description: 'Repairs and cleaning.' },
    CUSTOM: { description: 'Custom designs and made to measure.' },
  },
})
