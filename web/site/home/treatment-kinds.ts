export const guides = [
  {
    value: 'blinds',
    label: 'Blinds',
    kinds: [
      {
        name: 'Roller blinds',
        text: 'One flat piece of fabric on a tube. The simplest blind, with the widest choice, from sheer to blackout.',
        bestFor: 'kitchens, bathrooms, and bedrooms in a blackout fabric',
      },
      {
        name: 'Venetian blinds',
        text: 'Slats of wood, faux wood or aluminium that tilt, so that light can be turned up or down without raising the blind.',
        bestFor: 'home offices, living rooms and street-facing windows',
      },
      {
        name: 'Roman blinds',
        text: 'Lined fabric that folds up in soft pleats. They look warmer than other blinds, but cover some glass when raised.',
        bestFor: 'living and dining rooms, and windows too small for curtains',
      },
      {
        name: 'Vertical blinds',
        text: 'Hanging vanes that turn and draw aside. They suit wide and sloping windows where other blinds won’t work.',
        bestFor: 'patio doors, wide windows, bays and conservatories',
      },
      {
        name: 'Cellular blinds',
        text: 'Pleats joined into honeycomb cells that hold air. They are lightweight and clip into a uPVC frame without drilling.',
        bestFor: 'cold rooms, conservatories and tilt-and-turn windows',
      },
      {
        name: 'Day-and-night blinds',
        text: 'Two layers of striped fabric on one roller. Bands of sheer and solid slide past each other, from open to closed.',
        bestFor: 'rooms that need light by day and privacy by night',
      },
    ],
  },
  {
    value: 'curtains',
    label: 'Curtains & Drapes',
    kinds: [
      {
        name: 'Pencil pleat curtains',
        text: 'A gathered heading for a pole or track. It can be let out a little if a measurement is slightly out.',
        bestFor: 'most rooms, and rented homes',
      },
      {
        name: 'Eyelet curtains',
        text: 'Metal rings in the fabric slide straight along a pole and fall in even folds. They need a pole with clear wall at each end.',
        bestFor: 'modern living rooms and bedrooms',
      },
      {
        name: 'Pinch pleat curtains',
        text: 'Hand-sewn pleats that stay in place and stack back neatly. They use more fabric and labour, and it shows.',
        bestFor: 'tall windows, period rooms and heavy fabrics',
      },
      {
        name: 'Wave curtains',
        text: 'One continuous S-fold on a special track, which can be on the ceiling. Takes very little space when drawn back.',
        bestFor: 'wide glass, sliding doors and ceiling tracks',
      },
      {
        name: 'Voiles and sheers',
        text: 'Thin fabric that softens glare and stops a passing glance by day. After dark, add a lined curtain or a blind.',
        bestFor: 'overlooked rooms by day, and rooms in strong sun',
      },
      {
        name: 'Interlined drapes',
        text: 'Face fabric, a soft interlining and a lining in one. Heavy, quiet and warm; the pole and its fixings must bear the weight.',
        bestFor: 'draughty sashes, bedrooms and rooms on a busy road',
      },
    ],
  },
  {
    value: 'shutters',
    label: 'Shutters',
    kinds: [
      {
        name: 'Full-height shutters',
        text: 'One panel from top to bottom, often with a rail across the middle so that upper and lower louvres tilt apart.',
        bestFor: 'tall windows and a plain, uncluttered look',
      },
      {
        name: 'Tier-on-tier shutters',
        text: 'Upper and lower panels that open separately: light from above, privacy below.',
        bestFor: 'sash windows, and ground-floor rooms on the street',
      },
      {
        name: 'Café-style shutters',
        text: 'The lower half of the window only. They hide the room from the pavement while letting in the sky.',
        bestFor: 'kitchens, bathrooms and bays at street level',
      },
      {
        name: 'Solid shutters',
        text: 'Panels without louvres, as in Georgian and Victorian houses. Closed, they are dark, quiet and warm.',
        bestFor: 'period houses and bedrooms',
      },
      {
        name: 'Tracked shutters',
        text: 'Panels that fold or slide along a track and leave a doorway free.',
        bestFor: 'patio doors, wide openings and room dividers',
      },
      {
        name: 'Waterproof shutters',
        text: 'Louvres of PVC or ABS that neither swell nor warp, with fittings that do not rust.',
        bestFor: 'bathrooms, wet rooms and kitchens',
      },
    ],
  },
]

/** Prices in pounds for one window of average size. */
export const comparison = [
  {
    type: 'Venetian Blinds',
    bestFor: 'Offices, living rooms',
    pros: 'Precise light control; wood and metal last well',
    cons: 'Slats gather dust; not fully dark',
    price: '£20-£120',
  },
  {
    type: 'Roller Blinds',
    bestFor: 'Kitchens, bathrooms, children’s rooms',
    pros: 'Simple, compact, wipes clean in PVC',
    cons: 'Either open or closed; light shows at the edges',
    price: '£15-£180',
  },
  {
    type: 'Roman Blinds',
    bestFor: 'Living and dining rooms',
    pros: 'Soft look without the bulk; can be lined',
    cons: 'Covers some glass when raised; dry clean only',
    price: '£40-£250',
  },
  {
    type: 'Vertical Blinds',
    bestFor: 'Patio doors, wide windows',
    pros: 'Suits wide windows; vanes can be replaced one at a time',
    cons: 'Vanes sway in a draught; plain to look at',
    price: '£30-£200',
  },
  {
    type: 'Curtains',
    bestFor: 'Bedrooms, living rooms, draughty windows',
    pros: 'Warm and quiet; endless choice of fabric',
    cons: 'Need room at the sides; cleaning costs more',
    price: '£50-£500+',
  },
  {
    type: 'Cellular/Honeycomb',
    bestFor: 'Cold rooms, conservatories',
    pros: 'Insulates well; lightweight; clips into the frame',
    cons: 'Hard to repair; fewer patterns',
    price: '£40-£300',
  },
  {
    type: 'Plantation Shutters',
    bestFor: 'Bays, street-facing rooms, bathrooms',
    pros: 'Last for decades; no cords; tilt for privacy',
    cons: 'Most expensive; panels swing into the room',
    price: '£200-£700',
  },
]
