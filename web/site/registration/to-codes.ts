import { countryCodes } from '../../../api/places/country.rules.ts'
import type { OfferedService } from '../../graphql.generated.ts'

/** The ISO code of a country of the form; another text as it is, for the server to refuse. */
export const toCountryCode = (name: string): string => (countryCodes as Record<string, string>)[name] ?? name

/** Services in the words of the form, as the API names them. */
export const toServices = (services: readonly string[]): OfferedService[] =>
  services.map((words) => words.toUpperCase().replaceAll(' ', '_') as OfferedService)
