interface MadeTrade {
  word: string
  services: string[]
  about: RegExp
}

const blinds = /blind|luxaflex|somfy|measuring/i
const curtains = /curtain|track|measuring/i
const shutters = /shutter/i
const everything = /./

export const madeTrades: readonly MadeTrade[] = [
  { word: 'Blinds', services: ['Blinds', 'Roller Blinds', 'Vertical Blinds'], about: blinds },
  { word: 'Blinds', services: ['Blinds', 'Roman Blinds', 'Venetian Blinds', 'Installation'], about: blinds },
  { word: 'Blinds', services: ['Blinds', 'Wooden Blinds', 'Installation'], about: blinds },
  { word: 'Curtains', services: ['Curtains', 'Custom Designs'], about: curtains },
  { word: 'Curtain Makers', services: ['Curtains', 'Roman Blinds', 'Custom Designs'], about: curtains },
  { word: 'Shutters', services: ['Shutters', 'Installation'], about: shutters },
  { word: 'Blinds & Curtains', services: ['Blinds', 'Curtains', 'Installation'], about: everything },
  { word: 'Interiors', services: ['Curtains', 'Blinds', 'Shutters', 'Custom Designs'], about: everything },
  { word: 'Blind Repairs', services: ['Repairs', 'Blinds'], about: /repair|cleaning|alterations/i },
]

export const madeSpecialties =
  `Velux blinds|Luxaflex dealer|Luxaflex blinds|Somfy motors|Silent Gliss tracks|Duette blinds|Bamboo blinds|Faux wood blinds|
White wooden blinds|Basswood shutters|Hardwood shutters|Linen curtains|Velvet curtains|Silk curtains|Wool curtains|Cotton Roman blinds|
Bathroom blinds|Bathroom shutters|Bay window shutters|Bay window curtains|Conservatory blinds|Conservatory roof blinds|
Nursery blackout blinds|Kitchen roller blinds|Sash window shutters|Patio door blinds|Skylight blinds|Bedroom curtains|Bi-fold door blinds|
Office blinds|Perfect fit blinds|Child safe blinds|Tier on tier shutters|Café shutters|Plantation shutters|Interlined curtains|
Hand made curtains|Made to measure curtains|Blackout curtains|Curtain alterations|Curtain poles|Curtain fitting|Curtain makers|Blind cleaning|
Cleaning of vertical blinds|Blind repairs|Shutter repairs|Measuring service|Motorised blinds|Blackout roller blinds|Roman blinds|Blinds fitted|
Shutters fitted`.split(/\|\s*/)

export const namedSuppliers: readonly (MadeTrade & { name: string; town: string })[] = (
  [
    ['Larkmoor Blinds', 'Carlisle', 0],
    ['Quillfeather Interiors', 'York', 7],
    ['Bath Road Curtain Rooms', 'Swindon', 3],
    ['Pottergate & Hale Shutters', 'Norwich', 5],
    ['Winterbrook of Windsor', 'Windsor', 7],
    ['J. Ottershaw & Daughters', 'Woking', 6],
    ['Thistledown & Vane Shutters', 'Stirling', 5],
    ['Brindlewick Curtains', 'Ludlow', 3],
    ['Fenwright Blinds', 'Ely', 1],
    ['The Copper Sash', 'Truro', 7],
  ] as const
).map(([name, town, trade]) => ({ ...madeTrades[trade]!, name, town }))
