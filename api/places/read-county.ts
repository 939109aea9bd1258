import { counties } from './areas/counties.ts'
import { readExtract } from './extract.ts'
import { placeKey } from './place-key.ts'
import { regions } from './areas/regions.ts'

const lists = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [name: string, list: string])
    .map(([name, list]) => [name, list.split(', ')] as const)

/** A nation says nothing about the county. */
export interface CountyName {
  kind: 'county' | 'former county' | 'nation' | 'authority'
  /** Present counties; for a county, itself first. */
  counties: readonly string[]
}

const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
const kingdom = ['UK', 'United Kingdom', 'GB', 'Great Britain', 'Britain']

/** Later names win: a county's own over a borough's, a divided county's over a search alias. */
const buildNames = () => {
  const names = new Map<string, CountyName>()
  const add = (kind: CountyName['kind'], parts: readonly string[], ...texts: string[]) => {
    for (const text of texts) names.set(placeKey(text), { kind, counties: parts })
  }
  for (const [county, texts] of lists(countyAuthorities))
    for (const text of texts) add('authority', [...(names.get(placeKey(text))?.counties ?? []), county], text)
  for (const { name, aliases } of counties) add('county', [name], name, ...aliases)
  for (const text of ['London', 'Greater London']) add('county', ['Greater London', 'City of London'], text)
  for (const { name, aliases, counties: parts } of regions) add('former county', parts, name, ...aliases)
  for (const [name, parts] of lists(dividedCounties)) add('former county', parts, name)
  for (const nation of nations) {
    const within = counties.filter((county) => county.nation === nation)
    add(
      'nation',
      within.map(({ name }) => name),
      nation,
    )
  }
  add(
    'nation',
    counties.map(({ name }) => name),
    ...kingdom,
  )
  return names
}

let names: Map<string, CountyName> | undefined

const kindBefore = /^(?:the |(?:royal |ceremonial |metropolitan |london )?(?:county|borough|city|district) of |co )/
const kindAfter =
  / (?:(?:city|county|borough|district|metropolitan borough|london borough) council|council|unitary authority|(?:metropolitan |london )?(?:borough|district)|county|uk|england|scotland|wales)$/

/** "County of Avon" also looks for "avon". */
const spellings = (text: string): string[] => {
  const [first = '', ...rest] = text.replace(/\.(?=\p{L})/gu, '. ').split(/,\s*(?=(?:city|county)\b)/i)
  const key = placeKey([...rest, first].join(' '))
  const directed = key.replace(/^([nsew]) (?=\w{2})/, (_, side: string) => `${sides[side]} `)
  const joined = key.replace(/^([ns]) ([ew]) (?=\w{2})/, '$1$2 ') // "N E Lincs"
  const bare = [directed.replace(kindAfter, ''), directed.replace(kindBefore, '')]
  return [key, directed, joined, ...bare, bare[0]!.replace(kindBefore, ''), `county ${bare[1]}`]
}
const sides: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' }

/** Understands abbreviations, accents, "&" and "County of". */
export const readCounty = (text: string): CountyName | undefined => {
  names ??= buildNames()
  for (const spelling of spellings(text)) {
    const named = names.get(spelling)
    if (named) return named
  }
  return undefined
}

/** Undefined unless the text names exactly one present county. */
export const countyNamed = (text: string): string | undefined => {
  const { kind, counties: parts = [] } = readCounty(text) ?? {}
  return kind === 'county' || parts.length === 1 ? parts[0] : undefined
}

const urlNames = new Map(counties.map(({ name, urlName }) => [name, urlName]))

/** The {urlName} of /counties/{urlName}; undefined for other text than a British county's full name. */
export const getCountyUrlName = (name: string): string | undefined => urlNames.get(name)

let ofDistricts: Map<string, readonly string[]> | undefined

export const getDistrictCounties = (outcode: string): readonly string[] => {
  ofDistricts ??= new Map(
    readExtract('district-counties').map(({ district, counties: list }) => [district, list.split(', ')]),
  )
  return ofDistricts.get(outcode) ?? []
}

/** Lists and Google use these instead of counties; from the ONS's local authority districts. */
const countyAuthorities = `
Bedfordshire: Bedford, Luton
Berkshire: Bracknell Forest, Reading, Slough, West Berkshire, Windsor and Maidenhead, Wokingham
Buckinghamshire: Milton Keynes, Aylesbury Vale, Chiltern, South Bucks, Wycombe
Cambridgeshire: Peterborough, Cambridge, East Cambridgeshire, Fenland, Huntingdonshire, South Cambridgeshire
Cheshire: Halton, Warrington, Chester, Crewe and Nantwich, Macclesfield, Vale Royal
Cornwall: Isles of Scilly
Cumbria: Allerdale, Barrow in Furness, Carlisle, Copeland, Eden, South Lakeland
Derbyshire: Derby, Amber Valley, Bolsover, Chesterfield, Derbyshire Dales, Erewash, High Peak, North East Derbyshire, South Derbyshire
Devon: Plymouth, Torbay, East Devon, Exeter, Mid Devon, South Hams, Teignbridge, Torridge, West Devon
Dorset: Bournemouth, Poole, Christchurch, Bournemouth Christchurch and Poole, BCP, East Dorset, North Dorset, Purbeck, West Dorset, Weymouth and Portland
County Durham: Darlington, Hartlepool, Stockton on Tees, Stockton, Easington, Sedgefield, Wear Valley
East Riding of Yorkshire: Kingston upon Hull, Hull, City of Kingston upon Hull
East Sussex: Brighton and Hove, Brighton, Hove, Eastbourne, Hastings, Lewes, Rother, Wealden
Essex: Southend on Sea, Southend, Thurrock, Basildon, Braintree, Brentwood, Castle Point, Chelmsford, Colchester, Epping Forest, Harlow, Maldon, Rochford, Tendring, Uttlesford
Gloucestershire: Cheltenham, Cotswold, Forest of Dean, Gloucester, Stroud, Tewkesbury
Greater London: Barking and Dagenham, Barnet, Bexley, Brent, Bromley, Camden, Croydon, Ealing, Enfield, Greenwich, Hackney, Hammersmith and Fulham, Haringey, Harrow, Havering, Hillingdon, Hounslow, Islington, Kensington and Chelsea, Kingston upon Thames, Lambeth, Lewisham, Merton, Newham, Redbridge, Richmond upon Thames, Southwark, Sutton, Tower Hamlets, Waltham Forest, Wandsworth, Westminster, City of Westminster, Central London, Inner London, Outer London
Greater Manchester: Bolton, Bury, Manchester, Oldham, Rochdale, Salford, Stockport, Tameside, Trafford, Wigan
Hampshire: Portsmouth, Southampton, Basingstoke and Deane, East Hampshire, Eastleigh, Fareham, Gosport, Hart, Havant, New Forest, Rushmoor, Test Valley, Winchester
Hertfordshire: Broxbourne, Dacorum, East Hertfordshire, Hertsmere, North Hertfordshire, St Albans, Stevenage, Three Rivers, Watford, Welwyn Hatfield
Kent: Ashford, Canterbury, Dartford, Dover, Folkestone and Hythe, Shepway, Gravesham, Maidstone, Sevenoaks, Swale, Thanet, Tonbridge and Malling, Tunbridge Wells
Lancashire: Blackburn with Darwen, Blackpool, Burnley, Chorley, Fylde, Hyndburn, Lancaster, Pendle, Preston, Ribble Valley, Rossendale, South Ribble, West Lancashire, Wyre
Leicestershire: Leicester, Blaby, Charnwood, Harborough, Hinckley and Bosworth, Melton, North West Leicestershire, Oadby and Wigston
Lincolnshire: Boston, East Lindsey, Lincoln, North Kesteven, South Holland, South Kesteven, West Lindsey, Lindsey, Kesteven, Holland
Merseyside: Liverpool, St Helens
Norfolk: Breckland, Broadland, Great Yarmouth, Kings Lynn and West Norfolk, North Norfolk, Norwich, South Norfolk
North Yorkshire: York, City of York, Middlesbrough, Redcar and Cleveland, Stockton on Tees, Stockton, Craven, Hambleton, Harrogate, Richmondshire, Ryedale, Scarborough, Selby
Northamptonshire: North Northamptonshire, West Northamptonshire, Corby, Daventry, East Northamptonshire, Kettering, Northampton, South Northamptonshire, Wellingborough
Northumberland: Alnwick, Berwick upon Tweed, Blyth Valley, Castle Morpeth, Tynedale, Wansbeck
Nottinghamshire: Nottingham, Ashfield, Bassetlaw, Broxtowe, Gedling, Mansfield, Newark and Sherwood, Rushcliffe
Oxfordshire: Oxford, Cherwell, South Oxfordshire, Vale of White Horse, West Oxfordshire
Shropshire: Telford and Wrekin, Telford
Somerset: Bath, Mendip, Sedgemoor, Somerset West and Taunton, South Somerset, Taunton Deane
South Yorkshire: Barnsley, Doncaster, Rotherham, Sheffield
Staffordshire: Stoke on Trent, Cannock Chase, East Staffordshire, Lichfield, Newcastle under Lyme, South Staffordshire, Stafford, Staffordshire Moorlands, Tamworth
Suffolk: Babergh, East Suffolk, Ipswich, Mid Suffolk, West Suffolk, St Edmundsbury, Suffolk Coastal, Waveney
Surrey: Elmbridge, Epsom and Ewell, Guildford, Mole Valley, Reigate and Banstead, Runnymede, Spelthorne, Surrey Heath, Tandridge, Waverley, Woking
Tyne and Wear: Gateshead, Newcastle upon Tyne, North Tyneside, South Tyneside, Sunderland
Warwickshire: North Warwickshire, Nuneaton and Bedworth, Rugby, Stratford on Avon, Warwick
West Midlands: Birmingham, Coventry, Dudley, Sandwell, Solihull, Walsall, Wolverhampton
West Sussex: Adur, Arun, Chichester, Crawley, Horsham, Mid Sussex, Worthing
West Yorkshire: Bradford, Leeds, Wakefield
Wiltshire: Swindon, Kennet, Salisbury
Worcestershire: Bromsgrove, Malvern Hills, Redditch, Worcester, Wychavon, Wyre Forest
Aberdeen City: Aberdeen
Dundee City: Dundee
City of Edinburgh: Edinburgh
Glasgow City: Glasgow
County Antrim: Belfast, Antrim and Newtownabbey, Mid and East Antrim, Causeway Coast and Glens, Lisburn and Castlereagh
County Armagh: Armagh City Banbridge and Craigavon, Newry Mourne and Down
County Down: Belfast, Ards and North Down, Lisburn and Castlereagh, Armagh City Banbridge and Craigavon, Newry Mourne and Down
County Fermanagh: Fermanagh and Omagh
County Londonderry: Derry, Londonderry, Derry City and Strabane, Causeway Coast and Glens, Mid Ulster
County Tyrone: Fermanagh and Omagh, Derry City and Strabane, Mid Ulster`

/** Former counties now divided among several, besides those of regions.ts: `name: counties`. */
const dividedCounties = `
Middlesex: Greater London, Surrey, Hertfordshire
Middx: Greater London, Surrey, Hertfordshire
Banffshire: Aberdeenshire, Moray
Morayshire: Moray, Highland
Inverness-shire: Highland, Na h-Eileanan Siar
Ross and Cromarty: Highland, Na h-Eileanan Siar
Ross-shire: Highland, Na h-Eileanan Siar
Perthshire: Perth and Kinross, Stirling
Stirlingshire: Stirling, Falkirk, East Dunbartonshire, North Lanarkshire
Argyll: Argyll and Bute, Highland
Argyllshire: Argyll and Bute, Highland
Buteshire: Argyll and Bute, North Ayrshire
Caernarfonshire: Gwynedd, Conwy
Caernarvonshire: Gwynedd, Conwy
Carnarvonshire: Gwynedd, Conwy
Islands: Orkney Islands, Shetland Islands, Na h-Eileanan Siar
Teesside: North Yorkshire, County Durham
North Riding: North Yorkshire, County Durham
North Riding of Yorkshire: North Yorkshire, County Durham
West Riding: West Yorkshire, North Yorkshire, South Yorkshire, Lancashire, Greater Manchester
West Riding of Yorkshire: West Yorkshire, North Yorkshire, South Yorkshire, Lancashire, Greater Manchester`
