import { landmarks } from '../landmarks.ts'
import { placeKey } from '../place-key.ts'

/** `town: other, other`. */
const otherNames: Record<string, string> = {
  GB: `
Newcastle upon Tyne: Newcastle, Newcastle-on-Tyne, Toon
Newcastle under Lyme: Newcastle Staffs
Kingston upon Hull: Hull
New Alresford: Alresford
Chipping Ongar: Ongar
Great Dunmow: Dunmow
South Benfleet: Benfleet
Great Torrington: Torrington
Barnetby le Wold: Barnetby
Glencoe: Glen Coe
Birmingham: Brum, Bham, B'ham
Stoke-on-Trent: Stoke, Stoke upon Trent
Southampton: Soton, So'ton
Nottingham: Nottm
Northampton: Nton
Wolverhampton: Wolves, W'hampton
Manchester: Manc, Mcr
Liverpool: Lpool
Edinburgh: Edinburgh City
Kingston upon Thames: Kingston, Kingston-on-Thames
Richmond, Greater London: Richmond upon Thames, Richmond-on-Thames
Royal Tunbridge Wells: Tunbridge Wells
Royal Leamington Spa: Leamington Spa, Leamington
Royal Wootton Bassett: Wootton Bassett
Great Malvern: Malvern
Burton upon Trent: Burton-on-Trent, Burton
Stratford-upon-Avon: Stratford-on-Avon, Stratford on Avon
Berwick-upon-Tweed: Berwick
Barrow in Furness: Barrow
Newark on Trent: Newark
King's Lynn: Lynn
Bury St Edmunds: Bury St Eds
Great Yarmouth: Yarmouth Norfolk
Staines: Staines-upon-Thames, Staines upon Thames
Ashton-under-Lyne: Ashton
Letchworth Garden City: Letchworth
Welwyn Garden City: Welwyn Garden, WGC
Southend-on-Sea: Southend
Weston-super-Mare: Weston
Clacton-on-Sea: Clacton
Bexhill-on-Sea: Bexhill
Saltburn-by-the-Sea: Saltburn
Shoreham-by-Sea: Shoreham
Lytham St Annes: Lytham, St Annes, St Annes on Sea
Stockton-on-Tees: Stockton
Thornaby-on-Tees: Thornaby
Bishop's Stortford: Stortford
Sutton Coldfield: Royal Sutton Coldfield
Ross on Wye: Ross
Hay-on-Wye: Hay, Y Gelli, Y Gelli Gandryll
Henley-on-Thames: Henley
Walton-on-Thames: Walton
Blandford Forum: Blandford
Wimborne Minster: Wimborne
Dereham: East Dereham
Droitwich Spa: Droitwich
Ebbw Vale: Glynebwy
Londonderry: Derry, Derry City, Derry Londonderry, L'Derry
Westminster: City of Westminster
Blaydon: Blaydon on Tyne
Wath upon Dearne: Wath
Hoyland Nether: Hoyland
Retford: East Retford
Matlock: Matlock Town
Wigston: Wigston Magna
Dalton in Furness: Dalton
Grange-over-Sands: Grange
Cardiff: Caerdydd, Cardiff city
Swansea: Abertawe
Newport, Newport: Casnewydd
Wrexham: Wrecsam
Holyhead: Caergybi
Cardigan: Aberteifi
Carmarthen: Caerfyrddin
Brecon: Aberhonddu
Abergavenny: Y Fenni
Conwy: Conway
Caernarfon: Carnarvon, Caernarvon
Llanelli: Llanelly
Haverfordwest: Hwlffordd
Bo'ness: Borrowstounness
Fort William: An Gearasdan
Inverness: Inbhir Nis, Inversneck
Blairgowrie: Blairgowrie and Rattray
Grantown on Spey: Grantown
Brighton: Brighton and Hove
Bournemouth: Bmouth, B'mouth
Portsmouth: Pompey
Middlesbrough: Boro, Middlesborough
Scarborough: Scarboro
Loughborough: Loughboro
Peterborough: Pboro, Peterboro
Leicester: Lester, Leister
Gloucester: Gloster, Glouster
Worcester: Worster, Wooster
Bicester: Bister
Merthyr Tydfil: Merthyr
Pontypridd: Ponty
Farnborough, Hampshire: Farnboro
Wellingborough: Wellingboro
Market Harborough: Market Harboro
Huddersfield: Hudds
Basingstoke: Basing
Doncaster: Donny
Sheffield: Sheff
Cheltenham: Chelt, Cheltenham Spa
Chippenham: Chippenham Wilts
St Leonards-on-Sea: St Leonards
Kingswood, Gloucestershire: Kingswood Bristol
Kyle of Lochalsh: Kyle
Stornoway: Isle of Lewis, Island of Lewis, Lewis, Lewis and Harris, Isle of Lewis and Harris, Leòdhas, Eilean Leòdhais
Old Colwyn: Hen Golwyn
Penmaenmawr: Penmaen-mawr
Blackwood: Y Coed Duon
New Quay: Ceinewydd, Cei Newydd
St Ives, Cornwall: Porthia, Porth Ia
Newquay: Tewynn Plustri, Tewyn Pleustri, Towan Blystra
Liskeard: Lyskerrys
St Just, Cornwall: Lannust
Helston: Hellys
Redruth: Resrudh
Wadebridge: Pons Ros
St Columb Major: Sen Kolomm
Callington: Kelliwik
Lostwithiel: Lostwydhyel
Moira: Maigh gCaorainn
Hugh Town: Isles of Scilly, The Isles of Scilly, Scilly Isles, Scilly Islands, Scilly, Scillies, The Scillies, Syllan`,
  IE: `
Dublin: Baile Átha Cliath
Cork: Corcaigh
Galway: Gaillimh
Limerick: Luimneach
Wexford: Loch Garman
Waterford: Port Láirge
Drogheda: Droichead Átha`,
  GG: `
St Anne: Alderney, Isle of Alderney, Island of Alderney, Aurigny`,
  FR: `
Marseille: Marseilles
Lyon: Lyons
Reims: Rheims
Strasbourg: Strassburg`,
  DE: `
Munich: München, Muenchen
Cologne: Köln, Koeln
Nuremberg: Nürnberg, Nuernberg
Hannover: Hanover
Düsseldorf: Duesseldorf
Frankfurt am Main: Frankfurt
Braunschweig: Brunswick
Aachen: Aix-la-Chapelle
Freiburg: Freiburg im Breisgau
Würzburg: Wuerzburg
Münster: Muenster
Lübeck: Luebeck
Saarbrücken: Saarbruecken`,
  ES: `
Seville: Sevilla
Zaragoza: Saragossa
Córdoba: Cordova
A Coruña: La Coruña, Corunna
San Sebastián: Donostia
Palma: Palma de Mallorca, Majorca, Mallorca
Alicante: Alacant
Calp: Calpe
Vitoria-Gasteiz: Vitoria, Gasteiz`,
  IT: `
Rome: Roma
Milan: Milano
Naples: Napoli
Turin: Torino
Florence: Firenze
Venice: Venezia
Genoa: Genova
Padua: Padova
Mantova: Mantua
Siracusa: Syracuse
Livorno: Leghorn
Bolzano: Bozen`,
  NL: `
The Hague: Den Haag, 's-Gravenhage
's-Hertogenbosch: Den Bosch
Flushing: Vlissingen`,
  BE: `
Brussels: Bruxelles, Brussel
Antwerp: Antwerpen, Anvers
Ghent: Gent, Gand
Bruges: Brugge
Liège: Luik, Lüttich
Leuven: Louvain
Namur: Namen
Mechelen: Malines
Kortrijk: Courtrai
Ieper: Ypres
Ostend: Oostende
Mons: Bergen
Tournai: Doornik`,
  AT: `
Vienna: Wien
Klagenfurt am Wörthersee: Klagenfurt`,
  CH: `
Genève: Geneva, Genf
Basel: Basle, Bâle
Bern: Berne
Luzern: Lucerne
Sankt Gallen: St Gallen`,
  PT: `
Lisbon: Lisboa
Porto: Oporto
Vila do Porto: Santa Maria Azores`,
  CZ: `
Prague: Praha
Pilsen: Plzeň
Brno: Brünn`,
  PL: `
Warsaw: Warszawa
Kraków: Cracow
Gdańsk: Danzig
Wrocław: Breslau`,
  DK: `
Copenhagen: København
Århus: Aarhus`,
  SE: `
Göteborg: Gothenburg`,
  GR: `
Athens: Athina
Thessaloníki: Salonica
Irákleion: Heraklion
Pátra: Patras`,
  RO: `
Bucharest: București`,
  BG: `
Sofia: Sofiya`,
  MT: `
San Pawl il-Baħar: St Pauls Bay
Saint John: San Ġwann`,
  LU: `
Luxembourg: Luxembourg City, Luxemburg, Lëtzebuerg`,
}

const read = (lines: string) =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [town = '', others = ''] = line.split(': ')
        return [town, others.split(', ')]
      }),
  )

const byCountry = new Map(Object.entries(otherNames).map(([country, lines]) => [country, read(lines)]))

const defaultNames = new Map(
  [...byCountry].map(([country, towns]) => [
    country,
    new Map(
      [...towns].flatMap(([town, others]) =>
        others.map((other) => [placeKey(other), placeKey(town.split(',')[0]!)] as const),
      ),
    ),
  ]),
)

/** Finds "Newcastle upon Tyne" for "Newcastle". */
export const toTownKey = (name: string, country: string): string => {
  const key = placeKey(name)
  return defaultNames.get(country)?.get(key) ?? key
}

/** GeoNames has these in their own language. */
const englishNames: Record<string, Record<string, string>> = {
  IE: {
    Gaillimh: 'Galway',
    Luimneach: 'Limerick',
    'Loch Garman': 'Wexford',
    'Droichead Nua': 'Newbridge',
    'Cluain Meala': 'Clonmel',
    'An Muileann gCearr': 'Mullingar',
    'Trá Mhór': 'Tramore',
    'An Ros': 'Rush',
    'Cill Airne': 'Killarney',
    'Ráth Luirc': 'Charleville',
  },
  DE: { Köln: 'Cologne', Nürnberg: 'Nuremberg' },
  ES: { Sevilla: 'Seville', 'Donostia / San Sebastián': 'San Sebastián', 'Gasteiz / Vitoria': 'Vitoria-Gasteiz' },
  IT: { Padova: 'Padua' },
  BE: { Antwerpen: 'Antwerp', Gent: 'Ghent', Brugge: 'Bruges' },
}

/** Boroughs, districts and areas without a row of their own: `town, county: area, area`. */
const areasAround = read(`
Camden Town, Greater London: Camden
Wembley, Greater London: Brent
Barking, Greater London: Barking and Dagenham
Hammersmith, Greater London: Hammersmith and Fulham
Kensington, Greater London: Kensington and Chelsea
Greenwich, Greater London: Royal Greenwich
Stretford, Greater Manchester: Trafford
Ashton-under-Lyne, Greater Manchester: Tameside
Huyton, Merseyside: Knowsley
Bootle, Merseyside: Sefton
Birkenhead, Merseyside: Wirral, The Wirral, Wirral Peninsula
North Shields, Tyne and Wear: North Tyneside
South Shields, Tyne and Wear: South Tyneside
West Bromwich, West Midlands: Sandwell
Halifax, West Yorkshire: Calderdale
Huddersfield, West Yorkshire: Kirklees
London, Greater London: Central London
Hornsey, Greater London: North London
Brixton, Greater London: South London
Stratford, Greater London: East London
Ealing, Greater London: West London
Margate, Kent: Thanet, Isle of Thanet, Island of Thanet
Sheerness, Kent: Isle of Sheppey, Sheppey, Island of Sheppey, Sheppey Island, Isle of Sheppy
Sittingbourne, Kent: Swale
Grays, Essex: Thurrock
Torquay, Devon: Torbay
Fortuneswell, Dorset: Isle of Portland, Island of Portland, Portland Island
Melton Mowbray, Leicestershire: Melton`)

const islands = read(`
IM: Isle of Man, Isle of Mann, Island of Man, Ellan Vannin, Mannin, IOM, Douglas Isle of Man
JE: Jersey, Isle of Jersey, Island of Jersey, Jèrri, St Helier
GY: Guernsey, Isle of Guernsey, Island of Guernsey, Guernesey, St Peter Port`)

/** Only the Crown dependencies have any, since each is one area. */
export const getAreaNames = (area: string): string[] => islands.get(area) ?? []

export const englishName = (name: string, country: string): string => englishNames[country]?.[name] ?? name

/** `placeKey` handles spellings without hyphens or accents. */
export const getOtherNames = ({
  name,
  county,
  country,
}: {
  name: string
  county: string | null
  country: string
}): string[] => {
  const names = byCountry.get(country)
  const full = `${name}, ${county}`
  return [
    ...(names?.get(name) ?? []),
    ...(names?.get(full) ?? []),
    ...(country === 'GB'
      ? [...(areasAround.get(full) ?? []), ...(landmarks.get(name) ?? []), ...(landmarks.get(full) ?? [])]
      : []),
  ]
}
