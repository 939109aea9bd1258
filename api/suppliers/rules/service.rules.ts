import type { Service } from './service.ts'

/** Labels of services, in the order in which they are offered. */
export const serviceLabels: Record<Service, string> = {
  BLINDS: 'Blinds',
  CURTAINS: 'Curtains',
  SHUTTERS: 'Shutters',
  INSTALLATION: 'Installation',
  REPAIRS: 'Repairs',
  CUSTOM: 'Custom Designs',
}
