const letters = { REGISTRATION: 'R', REQUEST: 'L' }

/** R-00042 for a registration, L-00042 for a listing request; businesses quote it in messages. */
export const referenceNumber = (kind: keyof typeof letters, id: number | string): string =>
  `${letters[kind]}-${String(id).padStart(5, '0')}`
