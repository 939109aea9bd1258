/** The countries whose suppliers keep continental time. */
export const continent: readonly string[] = ['France', 'Germany', 'Spain', 'Italy', 'Netherlands', 'Belgium']

/** The IANA time zone of a supplier's opening hours, by the name of its country; London's where it is not known. */
export const timeZoneOf = (country: string | null | undefined) =>
  continent.includes(country ?? '') ? 'Europe/Paris' : 'Europe/London'
