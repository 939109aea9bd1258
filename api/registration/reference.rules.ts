const letters = { REGISTRATION: 'R', REQUEST: 'L' }

/** Like R-00042; businesses quote it in messages. */
export const referenceNumber = (kind: keyof typeof letters, id: number | string): string =>
  `${letters[kind]}-${String(id).padStart(5, '0')}`
