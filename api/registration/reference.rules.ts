const letters = { REGISTRATION: 'R', REQUEST: 'L' }

/** What a business names when it writes to us: R-00042 for a registration, L-00042 for a request to be listed. */
export const referenceNumber = (kind: keyof typeof letters, id: number | string): string =>
  `${letters[kind]}-${String(id).padStart(5, '0')}`
