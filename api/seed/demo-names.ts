import type { Random } from '../server/random.ts'
import type { Trade } from './demo-trades.ts'

const surnames =
  `Abbotsley Aldercott Ashdene Barrowclough Bellweather Birtwhistle Blackstock Bramhall Brathwell Bridgland Broadmead
Calloway Carlyon Cartmell Chadderley Chalfield Clitheroe Cobblestone Copperthwaite Coverdale Crabtree Cranswick Dalby Darnbrook Denholm
Dewsnap Drinkwater Eastlake Eddlestone Ellerby Entwistle Fairbrother Fairweather Featherstone Fernsby Fothergill Garside Gatenby Goodacre
Grindrod Hallam Hardcastle Hargreave Harkness Hathersage Haverstock Hebblethwaite Hepplewood Holroyd Honeysett Inchbald Inskip Jessop
Kershaw Kettlewell Kilbride Larkspur Lavender Leadbetter Lockwood Longstaff Lovelock Makepeace Marchbank Merriweather Micklethwaite
Midwinter Milburn Moorcroft Mossman Musgrove Nettleton Nightingale Oakhampton Oddie Ollerenshaw Osgood Padgett Pemberton Pennycook
Pettifer Pinnock Postlethwaite Quarmby Quill Rainford Ravenscroft Redfearn Rigby Rockliffe Rowbottom Rushworth Salter Scarisbrick
Shackleton Silverthorne Skelhorn Smallwood Spalding Standish Stapleford Stonehouse Sugden Swinburn Tattersall Thackeray Thistlewood
Threlfall Tinsley Tolliver Turnbull Unsworth Varley Wadsworth Wagstaff Wainwright Waterhouse Weatherby Whitelock Whittaker Wigglesworth
Winterbourne Woolstone Wolstenholme Wrigglesworth Yardley Adeyemi Ahmed Banerjee Chowdhury Costa Dhillon Farouk Gill Hussain Iqbal Kaur
Kowalski Mistry Nowak Okafor Okonkwo Patel Petrov Rahman Sandhu Santos Shah Singh Teixeira Wojcik Yilmaz Zielinski MacAulay MacBride
McIlroy McGarvey McKechnie Drummond Dunbar Galbraith Kincaid Lomond Strachan Urquhart Bevan Cadwallader Gethin Llewellyn Maddox Penry
Prosser Rhydderch Trevelyan Penhaligon Tregenza`.split(/\s+/)

const qualities =
  `Albion Amber Anvil Arcadia Ashgrove Aspect Aurora Avalon Bayview Beacon Birchwood Bluebell Brightwater Calico Candlewick
Canopy Cedar Chestnut Cloister Clearlight Clover Cobalt Copperfield Cornerstone Cotton Crescent Daybreak Dovetail Driftwood Elmwood
Ember Evergreen Fern Firefly Foxglove Gable Georgian Goldcrest Grange Halcyon Harbour Hawthorn Hazel Heritage Highfield Hillside
Horizon Indigo Ivory Juniper Kestrel Kingfisher Lantern Latimer Lattice Laurel Lilac Linden Loom Luminary Lyric Magnolia Maple Marigold
Meadow Merino Midday Millrace Mulberry Oakleaf Opal Orchard Osprey Paisley Parkside Pavilion Pebble Pennine Peony Pinnacle Poplar
Portico Primrose Quayside Regency Ribbon Riverside Robin Rowan Saffron Sandstone Sash Shaded Silverbirch Skylark Slate Sovereign
Spindle Starling Sunrise Swallow Sycamore Tapestry Tamarind Teasel Thimble Thistle Topaz Trellis Twilight Velvet Verity Veranda
Viewpoint Violet Wayside Wharf Wheatfield Whitestone Wicker Wildflower Willow Windrush Wisteria Woodland Yew`.split(
    /\s+/,
  )

const forenames =
  `Alice Arthur Bella Clara Daisy Edith Eliza Esme Flora Florence George Grace Harriet Hattie Isla Ivy Jessie Mabel Maisie
Martha Matilda Mollie Nell Olive Oscar Pearl Polly Rosa Ruby Stanley Tilly Wilf Winnie`.split(/\s+/)

const puns = [
  'Drawn to You',
  'Pull Yourself Together',
  'The Curtain Call',
  'Shady Business',
  'Blind Ambition',
  'Let There Be Light',
  'Slat’s Life',
  'In the Frame',
  'Louvre Actually',
  'The Pleat Street',
  'Roll With It',
  'Sill Life',
  'Made in the Shade',
  'Behind the Blind',
  'The Perfect Drop',
  'Pane & Simple',
  'Tilt & Turn Blinds',
  'Hem & Haw',
  'Top to Sill',
  'A Room With a Blind',
  'Half Past Light',
  'The Finished Window',
  'Cord Free',
]

const styles: (readonly [(random: Random, word: string, town: string) => string, number])[] = [
  [(random, word) => `${random.pick(surnames)} ${word}`, 14],
  [
    (random, word) =>
      `${random.pick(surnames)} & ${random.pick(['Sons', 'Daughters', 'Son', 'Co', 'Daughter'])} ${word}`,
    6,
  ],
  [(random, word) => `${random.pick(surnames)} & ${random.pick(surnames)} ${word}`, 7],
  [(random, word) => `${random.pick(surnames)}’s ${word}`, 6],
  [(random, word) => `${random.pick(qualities)} ${word}`, 22],
  [
    (random, word) =>
      `The ${random.pick(qualities)} ${word} ${word.match(/Co|Company|Studio|Workroom|House$/) ? '' : random.pick(['Company', 'Studio', 'Workshop', 'Shop'])}`.trim(),
    8,
  ],
  [(random, word) => `${random.pick(qualities)} & ${random.pick(qualities)} ${word}`, 5],
  [(_, word, town) => `${town} ${word}`, 8],
  [(random, word, town) => `${random.pick(qualities)} ${word} of ${town}`, 5],
  [(_, word, town) => `The ${town} ${word.replace(/ (Company|Studio|Workshop|Centre)$/, '')} Company`, 4],
  [(random, word) => `${random.pick(forenames)} & ${random.pick(forenames)} ${word}`, 3],
  [(random, word) => `${random.pick(forenames)} ${random.pick(surnames)} ${word}`, 6],
  [(random, word) => `${random.pick('ABCDEFGHJKLMNPRSTW'.split(''))}. ${random.pick(surnames)} ${word}`, 3],
  [(random, word) => `${random.pick('BCDFGHJKLMPRSTW'.split(''))}${random.pick('ABDGJKMPRS'.split(''))} ${word}`, 2],
  [(random) => random.pick(puns), 1],
  [(random, _, town) => `${random.pick(puns)} ${town}`, 2],
  [
    (random, word) =>
      `${random.pick(['North', 'South', 'East', 'West', 'High', 'Lower', 'Old', 'New'])} ${random.pick(['Lane', 'Street', 'Mill', 'Quay', 'Gate', 'Bridge', 'Yard'])} ${word}`,
    4,
  ],
]

/** A plausible trading name of a British shop; none belongs to a known brand. */
export const demoName = (random: Random, trade: Trade, town: string): string =>
  random.weighted(styles)(random, random.pick(trade.nameWords), town)
