import type { TextShape } from './text-shapes.rules.ts'

/** From gov.uk and the European Commission (VIES), without check digits; XI is Northern Ireland, EL Greece. */
const formats: Record<string, RegExp> = {
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?=.*\d)[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9]{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Stored as GB123456789; without a prefix the number must be British. */
export const vatNumber: TextShape = {
  read: (typed) => {
    const compact = typed.toUpperCase().replace(/[\s.-]/g, '')
    const whole = /^(\d|GD|HA)/.test(compact) ? `GB${compact}` : compact
    return formats[whole.slice(0, 2)]?.test(whole.slice(2)) ? whole : undefined
  },
  example: 'GB123456789',
  please: 'Please enter a VAT number of the UK or the EU, such as GB123456789, or leave the field empty.',
  must: 'must be a VAT number of the UK or the EU, such as GB123456789',
}
