import type { Service } from './service.ts'

/** What visitors read for each service, in the order in which the services are offered. */
export const serviceLabels: Record<Service, string> = {
  BLINDS: 'Blinds',
  CURTAINS: 'Curtains',
  SHUTTERS: 'Shutters',
  INSTALLATION: 'Installation',
  REPAIRS: 'Repairs',
  CUSTOM: 'Custom Designs',
}
