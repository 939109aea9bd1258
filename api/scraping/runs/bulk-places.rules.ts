const names = (list: string) => list.trim().split(/,\s+/)

export const popularPlaces = names(`
  London, Manchester, Birmingham, Leeds, Glasgow, Edinburgh, Liverpool, Bristol, Sheffield, Cardiff
`)

/** Roughly by size. */
export const majorCities = [
  ...popularPlaces,
  ...names(`
    Leicester, Belfast, Nottingham, Newcastle upon Tyne, Coventry, Bradford, Stoke-on-Trent, Wolverhampton, Derby,
    Plymouth, Southampton, Portsmouth, Reading, Northampton, Milton Keynes, Luton, Swansea, Aberdeen, Bournemouth,
    Sunderland, Norwich, Southend-on-Sea, Swindon, Brighton, Kingston upon Hull, Preston, Middlesbrough, Oxford,
    Peterborough, York, Cambridge, Dundee, Ipswich, Gloucester, Blackpool, Bolton, Newport, Exeter, Chelmsford,
    Colchester, Worcester, Lincoln, Cheltenham, Bath, Chester, Doncaster, Wakefield, Salford, Warrington, Stockport,
    Lancaster, Carlisle, Durham, Canterbury, Maidstone, Winchester, Salisbury, Perth, Stirling, Inverness
  `),
]

/** Under the site's county names. */
export const ukCounties = names(`
  Bedfordshire, Berkshire, Bristol, Buckinghamshire, Cambridgeshire, Cheshire, Cornwall, Cumbria, Derbyshire,
  Devon, Dorset, County Durham, East Riding of Yorkshire, East Sussex, Essex, Gloucestershire, Greater London,
  Greater Manchester, Hampshire, Herefordshire, Hertfordshire, Isle of Wight, Kent, Lancashire, Leicestershire,
  Lincolnshire, City of London, Merseyside, Norfolk, North Yorkshire, Northamptonshire, Northumberland,
  Nottinghamshire, Oxfordshire, Rutland, Shropshire, Somerset, South Yorkshire, Staffordshire, Suffolk, Surrey,
  Tyne and Wear, Warwickshire, West Midlands, West Sussex, West Yorkshire, Wiltshire, Worcestershire,
  Aberdeen City, Aberdeenshire, Angus, Argyll and Bute, Clackmannanshire, Dumfries and Galloway, Dundee City,
  East Ayrshire, East Dunbartonshire, East Lothian, East Renfrewshire, City of Edinburgh, Falkirk, Fife,
  Glasgow City, Highland, Inverclyde, Midlothian, Moray, Na h-Eileanan Siar, North Ayrshire, North Lanarkshire,
  Orkney Islands, Perth and Kinross, Renfrewshire, Scottish Borders, Shetland Islands, South Ayrshire,
  South Lanarkshire, Stirling, West Dunbartonshire, West Lothian, Blaenau Gwent, Bridgend, Caerphilly, Cardiff,
  Carmarthenshire, Ceredigion, Conwy, Denbighshire, Flintshire, Gwynedd, Isle of Anglesey, Merthyr Tydfil,
  Monmouthshire, Neath Port Talbot, Newport, Pembrokeshire, Powys, Rhondda Cynon Taf, Swansea, Torfaen,
  Vale of Glamorgan, Wrexham, County Antrim, County Armagh, County Down, County Fermanagh, County Londonderry,
  County Tyrone
`)

export const bulkLists = [
  { value: 'popular', label: 'Popular cities', places: popularPlaces },
  { value: 'cities', label: 'Major UK cities', places: majorCities },
  { value: 'counties', label: 'All UK counties', places: ukCounties },
] as const

/** The only search of a test. */
export const testSearch = { what: 'blinds', where: 'Manchester' } as const
