import { countryCodes } from '../../../api/places/areas/country.rules.ts'
import type { OfferedService } from '../../schema.generated.ts'

/** Unknown text stays, so that the server refuses it. */
export const toCountryCode = (name: string): string => (countryCodes as Record<string, string>)[name] ?? name

export const toServices = (services: readonly string[]): OfferedService[] =>
  services.map((words) => words.toUpperCase().replaceAll(' ', '_') as OfferedService)
