/** A line of business: what such suppliers are called, offer and say of themselves. */
export interface Trade {
  /** How common it is. */
  weight: number
  /** Words for the end of a trading name. */
  nameWords: string[]
  /** What it is called within a sentence. */
  calling: string[]
  services: string[]
  extras: string[]
  specialties: string[]
  keywords: string[]
  /** A sentence about the work. */
  offers: string[]
  /** What customers buy, as they put it in a review. */
  products: string[]
}

const blinds: Trade = {
  weight: 30,
  nameWords: ['Blinds', 'Blinds', 'Window Blinds', 'Blind Company', 'Blind Centre', 'Blind Workshop', 'Made to Measure Blinds'],
  calling: ['made-to-measure blinds', 'blinds of every kind', 'roller, Roman and Venetian blinds', 'window blinds'],
  services: ['Blinds', 'Roller Blinds', 'Installation'],
  extras: ['Vertical Blinds', 'Roman Blinds', 'Venetian Blinds', 'Wooden Blinds', 'Repairs', 'Consultation', 'Custom Designs'],
  specialties: [
    'Perfect-fit blinds', 'Day and night rollers', 'Blackout roller blinds', 'Wooden Venetians', 'Skylight blinds', 'Motorised blinds',
    'Conservatory roof blinds', 'Bay window blinds', 'Pleated blinds', 'Bi-fold door blinds', 'Waterproof rollers', 'Child-safe blinds',
  ],
  keywords: ['made to measure blinds', 'roller blinds', 'venetian blinds', 'blackout blinds', 'perfect fit blinds', 'child safe blinds', 'motorised blinds'],
  offers: [
    'We measure, make and fit rollers, Romans and Venetians, usually within a fortnight of your order.',
    'Our vans carry samples of more than four hundred fabrics, so that you can judge a colour in your own light.',
    'Bay windows, skylights and bi-fold doors are what we are asked for most, and all blinds are child safe as standard.',
    'From a single bathroom roller to a houseful of wooden Venetians, each blind is cut to the millimetre.',
    'Ask about blackout blinds for nurseries and shift workers: side channels keep out what plain rollers let in.',
    'Perfect-fit frames clip to uPVC windows without a single screw, and come in seven colours.',
    'Battery motors need no electrician; we show you how to charge and pair them before we leave.',
    'Dim-out, blackout and screen fabrics are all kept in stock, with a spare chain and bracket in every box.',
  ],
  products: ['roller blinds', 'Roman blinds', 'Venetian blinds', 'blackout blinds', 'day and night blinds', 'perfect-fit blinds', 'wooden blinds'],
}

const curtains: Trade = {
  weight: 15,
  nameWords: ['Curtains', 'Curtains', 'Curtain Company', 'Curtain Workroom', 'Curtains & Drapes', 'Curtain Studio', 'Drapery', 'Curtain Makers'],
  calling: ['hand-finished curtains', 'made-to-measure curtains', 'curtains and drapes', 'handmade curtains'],
  services: ['Curtains', 'Consultation', 'Custom Designs'],
  extras: ['Installation', 'Roman Blinds', 'Blinds', 'Repairs'],
  specialties: [
    'Interlined curtains', 'Pinch-pleat headings', 'Wave curtains', 'Bay window poles', 'Blackout linings', 'Pelmets and swags',
    'Door curtains', 'Tall windows', 'Voiles and sheers', 'Curtain alterations', 'Stage and hall curtains', 'Motorised tracks',
  ],
  keywords: ['made to measure curtains', 'interlined curtains', 'curtain makers', 'wave curtains', 'curtain poles', 'blackout curtains', 'pinch pleat'],
  offers: [
    'Every pair is cut, lined and headed in our own workroom, with hems weighted and finished by hand.',
    'We interline for draughty sashes, hang wave headings on slim tracks, and can work with fabric that you have found yourself.',
    'Choose from linen, wool, velvet and easy-care weaves; we lend large samples so that you can live with them for a week.',
    'Poles, tracks and tie-backs are measured and put up by the person who makes your curtains.',
    'Thermal and blackout linings are stitched in separately, which lets the cloth keep its drape.',
    'Tall halls and awkward bays are our favourite jobs: tracks are bent to the shape of the wall, not to a catalogue.',
    'We also shorten, reline and re-head curtains that have moved house with you.',
    'Patterns are matched across every seam and from one window to the next.',
  ],
  products: ['curtains', 'lined curtains', 'interlined curtains', 'wave curtains', 'linen curtains', 'velvet curtains', 'voiles'],
}

const shutters: Trade = {
  weight: 13,
  nameWords: ['Shutters', 'Shutters', 'Shutter Company', 'Plantation Shutters', 'Window Shutters', 'Shutter Workshop', 'Shutters & Blinds', 'Interior Shutters'],
  calling: ['plantation shutters', 'made-to-measure interior shutters', 'wooden shutters', 'interior window shutters'],
  services: ['Shutters', 'Installation', 'Custom Designs'],
  extras: ['Blinds', 'Wooden Blinds', 'Consultation', 'Repairs', 'Venetian Blinds'],
  specialties: [
    'Full-height shutters', 'Tier-on-tier shutters', 'Café-style shutters', 'Solid panel shutters', 'Tracked shutters', 'Bay window shutters',
    'Waterproof ABS shutters', 'Shaped and arched shutters', 'Hardwood shutters', 'Shutter repairs', 'Blackout shutters', 'Period restoration',
  ],
  keywords: ['plantation shutters', 'wooden shutters', 'bay window shutters', 'cafe style shutters', 'full height shutters', 'interior shutters'],
  offers: [
    'Choose full-height, tier-on-tier, café or solid panels, in paint-matched colours or stained hardwood.',
    'A template is taken of every bay, so that the frames meet the plaster without filler.',
    'We fit basswood where rooms are dry and waterproof ABS in bathrooms, and say plainly which one you need.',
    'Arches, gables and porthole windows are drawn up by hand before anything is ordered.',
    'Louvres of 47, 63, 76 or 89 millimetres can be seen side by side at the showroom or at your own window.',
    'Frames are fixed without damage to original architraves, which listed-building owners tell us matters.',
    'Tracked panels cover patio doors up to five metres wide and fold back to almost nothing.',
    'Hinges and tension screws are adjusted free of charge for the first five years.',
  ],
  products: ['shutters', 'plantation shutters', 'café-style shutters', 'white shutters', 'full-height shutters', 'hardwood shutters'],
}

const everything: Trade = {
  weight: 20,
  nameWords: ['Blinds & Curtains', 'Blinds & Shutters', 'Window Furnishings', 'Curtains & Blinds', 'Window Dressings', 'Interiors', 'Windows & Drapes', 'Home Furnishings'],
  calling: ['blinds, curtains and shutters', 'curtains and blinds', 'window furnishings of every kind', 'blinds and curtains'],
  services: ['Blinds', 'Curtains', 'Installation'],
  extras: ['Shutters', 'Roller Blinds', 'Roman Blinds', 'Vertical Blinds', 'Venetian Blinds', 'Wooden Blinds', 'Consultation', 'Repairs', 'Custom Designs'],
  specialties: [
    'Whole-house projects', 'Matching curtains and Romans', 'Layered windows', 'Bay windows', 'New-build packages', 'Landlord packages',
    'Large patio doors', 'Motorised tracks', 'Nursery blackout', 'Colour advice', 'Thermal linings', 'Period homes',
  ],
  keywords: ['blinds and curtains', 'window dressing', 'made to measure', 'roman blinds', 'curtain fitting', 'home visit', 'window furnishings'],
  offers: [
    'One visit covers the whole house, with a written price for each window before you decide.',
    'Romans and curtains can be made from the same roll, so that a room with odd windows still looks of one piece.',
    'The showroom has thirty full-size windows, dressed the way that you would have them at home.',
    'We pair a working blind with a dress curtain where light and looks pull in different directions.',
    'New-build owners can order every blind, track and pole in a single package before the keys arrive.',
    'Budget rollers and hand-sewn curtains hang side by side here: we are happy to price both.',
    'Colours are chosen at the window, by daylight and by lamp, with no hurry and no hard sell.',
    'Landlords and letting agents get a simple price list and fitting within the week.',
  ],
  products: ['blinds and curtains', 'Roman blinds', 'curtains', 'blinds', 'shutters and curtains', 'pleated blinds', 'roller blinds'],
}

const bespoke: Trade = {
  weight: 8,
  nameWords: ['Soft Furnishings', 'Interiors', 'Bespoke Interiors', 'Fabric House', 'Workroom', 'Design Studio', 'Textiles', 'Upholstery & Curtains'],
  calling: ['bespoke curtains and soft furnishings', 'handmade Roman blinds and curtains', 'made-to-order soft furnishings', 'interior fabrics and window design'],
  services: ['Custom Designs', 'Curtains', 'Roman Blinds', 'Consultation'],
  extras: ['Installation', 'Blinds', 'Repairs'],
  specialties: [
    'Hand-sewn Roman blinds', 'Upholstered pelmets', 'Interior design', 'Natural fabrics', 'Listed buildings', 'Window seats and cushions',
    'Hand-painted poles', 'Swags and tails', 'Heritage prints', 'Customer’s own fabric',
  ],
  keywords: ['bespoke curtains', 'soft furnishings', 'handmade roman blinds', 'interior design', 'pelmets', 'upholstery', 'designer fabrics'],
  offers: [
    'Romans are hand-stitched with concealed seams, and pelmets are padded and covered in the same cloth.',
    'We begin with a sketch of the window and end with the last pleat dressed on site.',
    'Window seats, cushions and headboards can be made to go with your curtains.',
    'Small British mills weave much of what we use, and we know the people who run the looms.',
    'Heritage houses are a particular interest, from shutter boxes to working dress curtains.',
    'You meet one maker, who measures, sews and hangs everything that carries our label.',
  ],
  products: ['Roman blinds', 'handmade curtains', 'pelmets and curtains', 'linen curtains', 'hand-sewn Romans'],
}

const fitters: Trade = {
  weight: 6,
  nameWords: ['Fitting Services', 'Blind Fitters', 'Curtain Fitters', 'Window Fittings', 'Installations', 'Track & Pole', 'Fitting Co'],
  calling: ['independent blind and curtain fitting', 'curtain track and blind installation', 'measuring and fitting', 'professional blind and track installation'],
  services: ['Installation', 'Consultation'],
  extras: ['Repairs', 'Blinds', 'Curtains', 'Shutters'],
  specialties: ['Supply-only fitting', 'Tracks and poles', 'High-level windows', 'Measuring service', 'Motor wiring', 'Smart-home set-up', 'Moving-day refits'],
  keywords: ['blind fitting', 'curtain fitting', 'curtain tracks', 'measuring service', 'blind installation', 'curtain poles fitted'],
  offers: [
    'Bought online? We measure before you order and fit when the boxes arrive.',
    'Stairwells, atriums and anything that needs a tower are priced from photographs.',
    'Steel lintels, crumbling plaster and hollow walls are all in a day’s work, and every screw hole is cleaned up.',
    'We take down, label and re-hang blinds and curtains when you move house.',
    'Motorised tracks are wired, paired with your hub and tested in front of you.',
  ],
  products: ['curtain tracks', 'curtain poles', 'blinds', 'motorised tracks', 'Roman blinds'],
}

const repairs: Trade = {
  weight: 4,
  nameWords: ['Blind Repairs', 'Blind Cleaning', 'Blind Doctor', 'Curtain Care', 'Blind Restoration', 'Blind & Curtain Care'],
  calling: ['blind repair and cleaning', 'blind, curtain and shutter repairs', 'restringing, repair and cleaning of blinds', 'curtain cleaning and blind repair'],
  services: ['Repairs', 'Installation'],
  extras: ['Blinds', 'Vertical Blinds', 'Venetian Blinds', 'Curtains'],
  specialties: ['Restringing', 'Ultrasonic cleaning', 'Replacement slats', 'Motor repairs', 'Child-safety retrofits', 'Curtain relining', 'Roman blind re-cording'],
  keywords: ['blind repairs', 'blind cleaning', 'restringing', 'replacement slats', 'vertical blind repair', 'curtain cleaning'],
  offers: [
    'Snapped cords, bent slats and tired motors are mended on the spot in most cases.',
    'Verticals are collected in the morning, cleaned by ultrasound and re-hung the same afternoon.',
    'We keep chains, tilters and brackets for blinds that nobody makes any more.',
    'Older looped cords can be changed for safe ones at a small charge for each window.',
    'If a repair is not worth the money, we say so and charge nothing for the visit.',
  ],
  products: ['vertical blinds', 'Venetian blinds', 'Roman blinds', 'replacement slats', 'curtains'],
}

const contract: Trade = {
  weight: 4,
  nameWords: ['Contract Blinds', 'Commercial Blinds', 'Office Blinds', 'Contract Furnishings', 'Solar Shading', 'Blind Systems'],
  calling: ['domestic and commercial blinds', 'contract blinds and tracks', 'solar shading and office blinds', 'vertical blinds and screens'],
  services: ['Blinds', 'Vertical Blinds', 'Roller Blinds', 'Installation'],
  extras: ['Repairs', 'Curtains', 'Consultation', 'Venetian Blinds', 'Custom Designs'],
  specialties: ['Schools and surgeries', 'Fire-retardant fabrics', 'Glare control', 'Anti-ligature tracks', 'Motorised screens', 'Out-of-hours fitting', 'Care homes'],
  keywords: ['office blinds', 'vertical blinds', 'commercial blinds', 'fire retardant blinds', 'solar shading', 'school blinds', 'contract curtains'],
  offers: [
    'Flame-retardant fabrics come with certificates, and risk assessments are sent before we set foot on site.',
    'Screens with a 1, 3 or 5 per cent weave cut glare at desks without taking the view away.',
    'Teams work evenings and school holidays, so that lessons and business go on.',
    'Home owners are just as welcome: the same hard-wearing verticals suit conservatories and lets.',
    'One account manager looks after survey, samples, fitting and spares.',
  ],
  products: ['vertical blinds', 'screen blinds', 'roller blinds', 'motorised screens', 'blackout rollers'],
}

export const trades: Trade[] = [blinds, curtains, shutters, everything, bespoke, fitters, repairs, contract]
