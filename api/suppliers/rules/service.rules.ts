import type { Service } from './service.ts'

export const serviceLabels: Record<Service, string> = {
  BLINDS: 'Blinds',
  CURTAINS: 'Curtains',
  SHUTTERS: 'Shutters',
  INSTALLATION: 'Installation',
  REPAIRS: 'Repairs',
  CUSTOM: 'Custom Designs',
}
