export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland'

interface CountyPlace {
  name: string
  urlName: string
  nation: Nation
  latitude: number
  longitude: number
  /** A search for a name of several counties (see regions.ts) includes all, a postal address means this one. */
  aliases: string[]
}

/** `name|latitude longitude|alias, alias`; points are approximate centres. */
const england = `
Bedfordshire|52.06 -0.45|Beds, Luton and Bedfordshire, Central Bedfordshire
Berkshire|51.43 -1.00|Berks, Royal Berkshire, Royal County of Berkshire
Bristol|51.46 -2.60|City of Bristol, Bristol City
Buckinghamshire|51.80 -0.81|Bucks
Cambridgeshire|52.35 0.00|Cambs, Huntingdonshire, Hunts, Soke of Peterborough
Cheshire|53.19 -2.55|Ches, Cheshire East, Cheshire West, Cheshire West and Chester
Cornwall|50.42 -4.90|Kernow, Cornwall and Isles of Scilly, Cornwall and Scilly
Cumbria|54.55 -3.00|Cumberland, Westmorland, Westmorland and Furness
Derbyshire|53.12 -1.56|Derbys, Derbs
Devon|50.72 -3.80|Devonshire, North Devon, South Devon
Dorset|50.80 -2.33|Dorsetshire
County Durham|54.70 -1.75|Co Durham, Durham county, County of Durham, Durham
East Riding of Yorkshire|53.87 -0.55|East Riding, East Yorkshire, E Yorks, East Yorks, E Riding of Yorkshire, Humberside
East Sussex|50.92 0.25|E Sussex, East Sx, E Sx
Essex|51.77 0.55|Esx
Gloucestershire|51.79 -2.20|Glos, Gloucs, South Gloucestershire, South Glos, S Glos
Greater London|51.51 -0.12|London, Gtr London, Middlesex, Middx, London county
Greater Manchester|53.50 -2.28|Gtr Manchester, G Manchester, Gt Manchester, GMCA
Hampshire|51.06 -1.31|Hants
Herefordshire|52.08 -2.74|Herefs, County of Herefordshire
Hertfordshire|51.82 -0.22|Herts
Isle of Wight|50.68 -1.29|IoW, IOfW, Wight, Island of Wight, Vectis
Kent|51.25 0.72|Medway
Lancashire|53.85 -2.60|Lancs
Leicestershire|52.67 -1.13|Leics
Lincolnshire|53.20 -0.33|Lincs, North Lincolnshire, North Lincs, N Lincs, North East Lincolnshire, NE Lincs
City of London|51.515 -0.092|Square Mile, The City
Merseyside|53.43 -2.92|Liverpool City Region, Wirral, Sefton, Knowsley
Norfolk|52.67 0.95|Norf
North Yorkshire|54.16 -1.45|N Yorks, North Yorks, N Yorkshire, Yorkshire, Yorks, Teesside, North Riding, North Riding of Yorkshire
Northamptonshire|52.30 -0.85|Northants
Northumberland|55.25 -2.00|Northumb, Northd
Nottinghamshire|53.13 -1.00|Notts
Oxfordshire|51.78 -1.28|Oxon
Rutland|52.65 -0.64|Rutl
Shropshire|52.62 -2.73|Salop, Shrops
Somerset|51.15 -2.80|Som, Somersetshire, North Somerset, N Somerset, Bath and North East Somerset, BANES, B&NES, Avon
South Yorkshire|53.48 -1.33|S Yorks, South Yorks, S Yorkshire
Staffordshire|52.83 -2.00|Staffs
Suffolk|52.20 1.00|Suff
Surrey|51.25 -0.42|
Tyne and Wear|54.95 -1.57|T and W, Tyneside, Wearside
Warwickshire|52.29 -1.55|Warks, Warwicks
West Midlands|52.48 -1.87|W Midlands, W Mids, West Mids
West Sussex|50.95 -0.50|W Sussex, West Sx, W Sx, Sussex
West Yorkshire|53.75 -1.65|W Yorks, West Yorks, W Yorkshire, Calderdale, Kirklees, West Riding, West Riding of Yorkshire
Wiltshire|51.32 -1.93|Wilts
Worcestershire|52.20 -2.16|Worcs`

const scotland = `
Aberdeen City|57.15 -2.14|City of Aberdeen
Aberdeenshire|57.25 -2.60|Aberdeens, Banffshire, Kincardineshire, The Mearns
Angus|56.73 -2.92|Forfarshire
Argyll and Bute|56.25 -5.25|Argyll, Argyllshire, Bute, Buteshire
Clackmannanshire|56.15 -3.77|Clacks
Dumfries and Galloway|55.07 -3.90|D and G, Dumfriesshire, Galloway, Wigtownshire, Kirkcudbrightshire, Dumfries-shire
Dundee City|56.47 -2.97|City of Dundee
East Ayrshire|55.50 -4.35|E Ayrshire, Ayrshire
East Dunbartonshire|55.95 -4.21|E Dunbartonshire, East Dumbartonshire
East Lothian|55.95 -2.77|E Lothian, Haddingtonshire
East Renfrewshire|55.77 -4.36|E Renfrewshire
City of Edinburgh|55.94 -3.22|Edinburgh City, Edinburghshire
Falkirk|56.00 -3.78|Falkirk council area
Fife|56.23 -3.13|Kingdom of Fife, Fifeshire
Glasgow City|55.86 -4.25|City of Glasgow
Highland|57.50 -4.80|Highlands, The Highlands, Scottish Highlands, Inverness-shire, Caithness, Sutherland, Ross-shire, Nairnshire, Ross and Cromarty, Cromartyshire
Inverclyde|55.91 -4.74|
Midlothian|55.83 -3.10|
Moray|57.48 -3.25|Morayshire, Elginshire
Na h-Eileanan Siar|57.90 -6.95|Western Isles, Outer Hebrides, The Outer Hebrides, The Western Isles, Eilean Siar, Eileanan Siar, Comhairle nan Eilean Siar
North Ayrshire|55.70 -4.75|N Ayrshire
North Lanarkshire|55.86 -3.95|N Lanarkshire, North Lanark
Orkney Islands|59.00 -3.05|Orkney, Orkneys, The Orkneys, Orkney Isles, Arcaibh
Perth and Kinross|56.55 -3.75|Perthshire, Kinross-shire, Kinrossshire
Renfrewshire|55.84 -4.53|Renfrews
Scottish Borders|55.55 -2.80|The Borders, Borders, Berwickshire, Roxburghshire, Selkirkshire, Peeblesshire
Shetland Islands|60.35 -1.25|Shetland, Shetlands, The Shetlands, Shetland Isles, Zetland, Sealtainn
South Ayrshire|55.30 -4.65|S Ayrshire
South Lanarkshire|55.62 -3.80|S Lanarkshire, South Lanark, Lanarkshire
Stirling|56.25 -4.30|Stirlingshire
West Dunbartonshire|55.97 -4.52|W Dunbartonshire, Dunbartonshire, West Dumbartonshire
West Lothian|55.90 -3.58|W Lothian, Linlithgowshire`

const wales = `
Blaenau Gwent|51.77 -3.19|
Bridgend|51.56 -3.61|Pen-y-bont ar Ogwr
Caerphilly|51.65 -3.20|Caerffili
Cardiff|51.50 -3.19|Caerdydd, City of Cardiff
Carmarthenshire|51.89 -4.15|Carms, Sir Gaerfyrddin, Sir Gar
Ceredigion|52.25 -4.00|Cardiganshire, Sir Aberteifi
Conwy|53.15 -3.75|Conway
Denbighshire|53.10 -3.35|Denbs, Sir Ddinbych, Denbighs
Flintshire|53.20 -3.15|Flints, Sir y Fflint
Gwynedd|52.87 -3.95|Merionethshire, Caernarfonshire, Caernarvonshire, Carnarvonshire, Merioneth, Meirionnydd
Isle of Anglesey|53.28 -4.35|Anglesey, Ynys Mon, Sir Ynys Mon, Anglesea, Island of Anglesey
Merthyr Tydfil|51.74 -3.36|Merthyr Tudful
Monmouthshire|51.78 -2.88|Mons, Sir Fynwy
Neath Port Talbot|51.68 -3.73|NPT, Castell-nedd Port Talbot
Newport|51.58 -2.98|Casnewydd
Pembrokeshire|51.86 -4.92|Pembs, Sir Benfro
Powys|52.35 -3.40|Brecknockshire, Breconshire, Radnorshire, Montgomeryshire, Sir Drefaldwyn, Sir Faesyfed, Sir Frycheiniog, Maldwyn
Rhondda Cynon Taf|51.63 -3.42|RCT, Rhondda Cynon Taff
Swansea|51.63 -4.00|Abertawe, City and County of Swansea
Torfaen|51.70 -3.04|Tor-faen
Vale of Glamorgan|51.44 -3.40|The Vale of Glamorgan, Vale of Glam, Glamorgan, South Glamorgan, Bro Morgannwg
Wrexham|53.00 -3.00|Wrecsam`

const northernIreland = `
County Antrim|54.85 -6.20|Co Antrim, Antrim county
County Armagh|54.31 -6.58|Co Armagh, Armagh county
County Down|54.35 -5.95|Co Down, Down
County Fermanagh|54.36 -7.63|Co Fermanagh, Fermanagh
County Londonderry|54.93 -6.90|Co Londonderry, County Derry, Co Derry, Derry county, Londonderry county
County Tyrone|54.60 -7.10|Co Tyrone, Tyrone`

const toUrlName = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')

const read = (nation: Nation, lines: string): CountyPlace[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', point = '', aliases = ''] = line.split('|')
      const [latitude = 0, longitude = 0] = point.split(' ').map(Number)
      return {
        name,
        urlName: toUrlName(name),
        nation,
        latitude,
        longitude,
        aliases: aliases.split(', ').filter(Boolean),
      }
    })

/** 48 ceremonial counties, 32 council areas, 22 principal areas and 6 counties. */
export const counties: CountyPlace[] = [
  ...read('England', england),
  ...read('Scotland', scotland),
  ...read('Wales', wales),
  ...read('Northern Ireland', northernIreland),
]

export const nationByCounty = new Map<string, Nation>(counties.map(({ name, nation }) => [name, nation]))
