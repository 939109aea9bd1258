/** The services that a business can tick. */
export const registrationServices = [
  'Blinds',
  'Curtains',
  'Shutters',
  'Vertical Blinds',
  'Roller Blinds',
  'Roman Blinds',
  'Venetian Blinds',
  'Wooden Blinds',
  'Custom Designs',
  'Installation',
  'Repairs',
  'Consultation',
] as const
