import type { OpeningHours } from './supplier.entity.ts'

/** Opening hours on one line, as OpenStreetMap writes them: "Mo 09:00-17:30; … Su off"; null where they are not known. */
export const hoursText = (hours: OpeningHours[] | null): string | null =>
  hours?.length
    ? hours
        .map(({ day, opens, closes }) => `${day.slice(0, 2)} ${opens && closes ? `${opens}-${closes}` : 'off'}`)
        .join('; ')
    : null
