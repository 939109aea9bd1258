const group = (trade: string, words: string) => words.split(' ').map((word) => [word, trade] as const)

const tradeByWord = new Map<string, string>([
  ...group('blind', 'blind sunblind roller venetian vertical pleated roman velux skylight jalousie rollo'),
  ...group('curtain', 'curtain drape drapery net voile pelmet valance rideau vorhang gardine cortina tenda gordijn'),
  ...group('shutter', 'shutter louvre plantation volet rolladen persiana'),
  ...group('awning', 'awning canopy canopies toldo'),
  ...group('upholstery', 'upholstery upholsterer upholstered'),
  ...group('flooring', 'carpet flooring floor rug laminate tile tiling tiler'),
  ...group('bedding', 'bed bedding mattress linen'),
  ...group('cleaning', 'cleaning cleaner laundry launderette'),
  ...group('doors', 'door garage gate fencing'),
  ...group('glazing', 'glazing glazier glass conservatories upvc'),
  ...group('plumbing', 'plumbing plumber heating boiler bathroom'),
  ...group('building', 'building builder joinery joiner carpentry carpenter roofing roofer kitchen plastering'),
  ...group('electrical', 'electrical electrician electric lighting'),
  ...group('removals', 'removal storage haulage transport courier'),
  ...group('painting', 'painting painter decorator decorating wallpaper paint'),
  ...group('tailoring', 'tailor tailoring alteration dressmaking dressmaker bridal haberdashery'),
  ...group('furniture', 'furniture antique pine sofa'),
  ...group('hardware', 'hardware ironmonger locksmith lock tool'),
  ...group('print', 'sign signage print printing'),
  ...group('garden', 'garden landscape landscaping nursery florist'),
  ...group('other', 'motor tyre taxi catering cafe butcher baker bakery salon barber accountant solicitor pharmacy'),
])
const ofOurs = new Set(['blind', 'curtain', 'shutter', 'awning'])

export const findTrades = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => tradeByWord.get(word) ?? tradeByWord.get(word.replace(/s$/, '')) ?? []))

/** `far` if one dresses no windows; undefined if one has no known trade. */
export const compareTrades = (a: ReadonlySet<string>, b: ReadonlySet<string>): 'far' | 'near' | undefined => {
  if (!a.size || !b.size || meet(a, b)) return undefined
  return meet(a, ofOurs) && meet(b, ofOurs) ? 'near' : 'far'
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((trade) => b.has(trade))
