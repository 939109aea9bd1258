export const offeredServices = [
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
