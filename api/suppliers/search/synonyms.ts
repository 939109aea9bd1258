import { colours, materials, parts, qualities, rooms } from './trade-words.ts'

/**
 * What the trade calls one thing, in the singular. A search for one of `words` finds suppliers that use any of them; or
 * any of `find`, where a word alone would find too much.
 */
export const synonyms: readonly { words: readonly string[]; find?: readonly string[] }[] = [
  { words: ['blind', 'shade', 'sunblind', 'window blind'], find: ['blind', 'shade', 'sunblind'] },
  { words: ['curtain', 'drape', 'drapery'] },
  { words: ['shutter', 'plantation', 'plantation shutter', 'jalousie'], find: ['shutter', 'plantation', 'jalousie'] },
  { words: ['voile', 'net', 'sheer'] },
  {
    words: ['honeycomb', 'cellular', 'pleated', 'pleated blind', 'honeycomb blind', 'cellular blind', 'duette'],
    find: ['honeycomb', 'cellular', 'duette', 'pleated blind'],
  },
  { words: ['roman', 'roman blind', 'roman shade'], find: ['roman'] },
  { words: ['venetian', 'venetian blind', 'slatted blind'], find: ['venetian', 'slatted blind'] },
  { words: ['roller', 'roller blind', 'roller shade'], find: ['roller'] },
  {
    words: ['day and night', 'day night', 'zebra', 'vision blind', 'twist blind'],
    find: ['day and night', 'day night', 'zebra', 'vision blind', 'twist blind'],
  },
  {
    words: ['repair', 'repairing', 'repaired', 'mend', 'mending', 'fix', 'fixing', 'restring', 'restringing'],
    find: ['repair', 'mend', 'fix', 'restring'],
  },
  {
    words: ['install', 'installation', 'installing', 'installed', 'installer', 'fit', 'fitting', 'fitted', 'fitter'],
    find: ['installation', 'fitting', 'fitter'],
  },
  {
    words: [
      'made to measure',
      'made to order',
      'custom',
      'custom made',
      'custom design',
      'bespoke',
      'tailored',
      'tailor made',
    ],
    find: ['made to measure', 'made to order', 'custom', 'bespoke', 'tailored'],
  },
  {
    words: [
      'motorised',
      'motorized',
      'motor',
      'electric',
      'electrical',
      'automated',
      'automatic',
      'remote control',
      'smart',
    ],
    find: ['motorised', 'motorized', 'motor', 'electric', 'automated', 'automatic', 'remote control', 'smart'],
  },
  { words: ['blackout', 'black out', 'room darkening', 'light blocking'] },
  { words: ['perfect fit', 'no drill', 'clip in', 'clip fit'] },
  { words: ['child safe', 'child safety', 'cordless'] },
  { words: ['awning', 'canopy'] },
  { words: ['skylight', 'roof window', 'rooflight', 'roof light', 'velux'] },
  { words: ['conservatory', 'orangery'] },
  { words: ['louvre', 'louver'] },
  { words: ['wooden', 'wood', 'timber'] },
  { words: ['aluminium', 'aluminum'] },
  { words: ['pole', 'rail', 'track'] },
  { words: ['pelmet', 'valance'] },
  { words: ['tieback', 'tie back'] },
  { words: ['lining', 'lined', 'interlined', 'interlining'], find: ['lining', 'lined', 'interlined'] },
  { words: ['thermal', 'insulated', 'insulating', 'energy saving', 'energy efficient'] },
  { words: ['outdoor', 'exterior', 'external', 'outside'] },
  { words: ['fly screen', 'flyscreen', 'insect screen', 'bug screen', 'mosquito net'] },
  { words: ['clean', 'cleaning', 'wash', 'washing', 'laundering'], find: ['clean', 'wash', 'launder'] },
  { words: ['caravan', 'campervan', 'camper van', 'motorhome'] },
  { words: ['bifold', 'bi fold', 'folding door'] },
  { words: ['upholstery', 'upholsterer', 'reupholstery'] },
  { words: ['colour', 'color'] },
  { words: ['grey', 'gray'] },
  { words: ['centre', 'center'] },
  { words: ['commercial', 'office', 'contract'] },
  { words: ['quote', 'quotation', 'estimate'] },
]

/**
 * Words whose other forms, or other senses, say nothing about the trade: "our customers", "a shaded terrace", "fixed prices",
 * "clean lines". They count in names and offers, but not in what a supplier tells of itself.
 */
export const looseWords: ReadonlySet<string> = new Set(
  'clean contract custom fix lined lining office outside shade smart tailored wash'.split(' '),
)

/** Stop words: left out, unless "near me" and the like are all there is. */
export const noise: ReadonlySet<string> = new Set(
  `near nearby local locally around me my we our your for with from and or to in at of on the a an by best better
    cheap cheapest affordable top rated quality good great company companies firm business businesses shop shops
    store stores showroom supplier suppliers seller sellers specialist specialists expert experts professional
    professionals provider service services uk find buy need want looking get who someone somebody please price
    prices cost costs ltd limited new area sale sales online reviews nice lovely i am im can could would should do does
    is are any anyone recommend recommended recommendation recommendations how much many where what which that
    have has help`.split(/\s+/),
)

/** Place names that are ordinary words first: taken for a place only after "in" or "near". */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...colours,
  ...materials,
  ...rooms,
  ...parts,
  ...qualities,
  ...`ash bar battle bay beer best black box church cotton crook deal door doors end eye fleet garden green grey hale
    ham harris home hook hope house kitchen lee lewis light linen made march middle motor nice office oval park rail roman rugs
    sale sandwich school screen side silk split stone street swing temple tongue velvet ware wells white window windows
    wood wool yell muck rum coll hoy man`.split(/\s+/),
  'custom house',
  'manor house',
])
