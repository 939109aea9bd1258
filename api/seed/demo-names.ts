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
  'Sill Life',
  'Made in the Shade',
  'Behind the Blind',
  'The Perfect Drop',
  'Pane & Simple',
  'Hem & Haw',
  'Top to Sill',
  'A Room With a Blind',
  'Half Past Light',
  'The Finished Window',
  'Cord Free',
]

/** None that says anything else, as the letters of the alphabet do by chance. */
const initials = 'AJ BD CH CJ DH DJ GD GH HB HJ JB JD JH JR KB LJ MB MJ MR PB PJ RB RD RJ SB SJ TB TJ WB WH WJ'.split(
  ' ',
)

const namesAKind = /\b(?:Co|Company|Studio|Workshop|Workroom|Centre|House|Shop|Makers|Fitters|Doctor)$/

/** "Curtain Studio" as it is, "Blinds" as "Blinds Workshop". */
const withKind = (word: string, kind: string) => (namesAKind.test(word) ? word : `${word} ${kind}`)

interface Naming {
  random: Random
  word: string
  town: string
  pun: string
}

const styles: (readonly [(naming: Naming) => string, number])[] = [
  [({ random, word }) => `${random.pick(surnames)} ${word}`, 14],
  [
    ({ random, word }) =>
      `${random.pick(surnames)} & ${random.pick(['Sons', 'Daughters', 'Son', 'Co', 'Daughter'])} ${word}`,
    6,
  ],
  [({ random, word }) => `${random.pick(surnames)} & ${random.pick(surnames)} ${word}`, 7],
  [({ random, word }) => `${random.pick(surnames)}’s ${word}`, 6],
  [({ random, word }) => `${random.pick(qualities)} ${word}`, 22],
  [
    ({ random, word }) =>
      `The ${random.pick(qualities)} ${withKind(word, random.pick(['Company', 'Studio', 'Workshop', 'Shop']))}`,
    8,
  ],
  [({ random, word }) => `${random.pick(qualities)} & ${random.pick(qualities)} ${word}`, 5],
  [({ word, town }) => `${town} ${word}`, 8],
  [({ random, word, town }) => `${random.pick(qualities)} ${word} of ${town}`, 5],
  [({ word, town }) => `The ${town} ${withKind(word, 'Company')}`, 4],
  [({ random, word }) => `${random.pick(forenames)} & ${random.pick(forenames)} ${word}`, 3],
  [({ random, word }) => `${random.pick(forenames)} ${random.pick(surnames)} ${word}`, 6],
  [({ random, word }) => `${random.pick('ABCDEFGHJKLMNPRSTW'.split(''))}. ${random.pick(surnames)} ${word}`, 3],
  [({ random, word }) => `${random.pick(initials)} ${word}`, 2],
  [({ pun }) => pun, 1],
  [({ pun, town }) => `${pun} ${town}`, 2],
  [
    ({ random, word }) =>
      `${random.pick(['North', 'South', 'East', 'West', 'High', 'Lower', 'Old', 'New'])} ${random.pick(['Lane', 'Street', 'Mill', 'Quay', 'Gate', 'Bridge', 'Yard'])} ${word}`,
    4,
  ],
]

const small = new Set(['a', 'and', 'in', 'of', 'on', 'the', 'to', 'le', 'la', 'de'])

/** Whether a name says a word twice, in the singular or plural: "Blind Workshop Workshop", "Poplar Blinds of Poplar". */
export const repeatsItself = (name: string): boolean => {
  const words = (name.toLowerCase().match(/[\p{L}]{2,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/s$/, ''))
  return new Set(words).size < words.length
}

/** What a name lets people expect among a supplier's services. */
const promises: [RegExp, string][] = [
  [/blind|slat/i, 'Blinds'],
  [/curtain|drape|pleat|track|\bdrop\b/i, 'Curtains'],
  [/shutter|louvre/i, 'Shutters'],
  [/fitter|fitting|installation/i, 'Installation'],
  [/repair|cleaning|care\b|doctor|restoration/i, 'Repairs'],
  [/bespoke|made to measure|design/i, 'Custom Designs'],
]

/** The services that a trading name promises: a "Shutter Company" has shutters. */
export const servicesIn = (name: string): string[] =>
  promises.flatMap(([pattern, service]) => (pattern.test(name) ? [service] : []))

/** A plausible trading name of a British shop; none belongs to a known brand, and none says a word twice. */
export const demoName = (random: Random, trade: Trade, town: string): string => {
  const fitting = puns.filter((pun) => servicesIn(pun).every((service) => trade.services.includes(service)))
  for (;;) {
    const naming = { random, word: random.pick(trade.nameWords), town, pun: random.pick(fitting) }
    const name = random.weighted(styles)(naming)
    if (!repeatsItself(name)) return name
  }
}
