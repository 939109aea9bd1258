import { expect, test } from 'vitest'
import { listBritishTowns } from '../gazetteer/british-towns.ts'
import { counties } from './counties.ts'
import { countyAt } from './county-at.ts'

/** Written down from knowledge, not from the data. */
const known: Record<string, string[]> = {
  Bedfordshire: ['Luton', 'Leighton Buzzard', 'Dunstable'],
  Berkshire: ['Slough', 'Reading', 'Hungerford'],
  Bristol: ['Bristol', 'Clifton'],
  Buckinghamshire: ['Milton Keynes', 'High Wycombe', 'Iver'],
  Cambridgeshire: ['Peterborough', 'Wisbech', 'St Neots'],
  Cheshire: ['Warrington', 'Widnes', 'Macclesfield', 'Congleton'],
  Cornwall: ['Saltash', 'Bude', 'Launceston'],
  Cumbria: ['Kirkby Lonsdale', 'Barrow in Furness'],
  Derbyshire: ['Buxton', 'Glossop', 'Long Eaton', 'Swadlincote'],
  Devon: ['Plymouth', 'Axminster', 'Holsworthy'],
  Dorset: ['Bournemouth', 'Christchurch', 'Lyme Regis', 'Gillingham'],
  'County Durham': ['Hartlepool', 'Stockton-on-Tees', 'Consett'],
  'East Riding of Yorkshire': ['Kingston upon Hull', 'Goole'],
  'East Sussex': ['Brighton', 'Forest Row'],
  Essex: ['Grays', 'Harlow', 'Loughton', 'Waltham Abbey'],
  Gloucestershire: ['Yate', 'Moreton in Marsh', 'Lydney'],
  'Greater London': ['Croydon', 'Barnet', 'Bromley', 'Romford', 'Uxbridge', 'Biggin Hill'],
  'Greater Manchester': ['Stockport', 'Wigan', 'Altrincham', 'Leigh'],
  Hampshire: ['Farnborough', 'Ringwood', 'Whitchurch'],
  Herefordshire: ['Ledbury', 'Ross on Wye'],
  Hertfordshire: ['Royston', 'Tring', "Bishop's Stortford", 'Waltham Cross'],
  'Isle of Wight': ['Newport', 'Cowes'],
  Kent: ['Dartford', 'Gillingham', 'Edenbridge', 'Royal Tunbridge Wells'],
  Lancashire: ['Ormskirk', 'Skelmersdale', 'Bacup', 'Barnoldswick'],
  Leicestershire: ['Market Harborough', 'Castle Donington', 'Hinckley'],
  Lincolnshire: ['Stamford', 'Grimsby', 'Scunthorpe'],
  'City of London': ['City of London'],
  Merseyside: ['Southport', 'Newton-le-Willows', 'Birkenhead'],
  Norfolk: ['Thetford', 'Diss', 'Great Yarmouth'],
  'North Yorkshire': ['Middlesbrough', 'Thornaby-on-Tees', 'Skipton', 'Selby'],
  Northamptonshire: ['Brackley', 'Corby', 'Rushden'],
  Northumberland: ['Berwick-upon-Tweed', 'Cramlington', 'Prudhoe'],
  Nottinghamshire: ['Worksop', 'Newark on Trent', 'Beeston'],
  Oxfordshire: ['Banbury', 'Henley-on-Thames', 'Faringdon'],
  Rutland: ['Oakham'],
  Shropshire: ['Telford', 'Ludlow', 'Market Drayton', 'Newport'],
  Somerset: ['Bath', 'Weston-super-Mare', 'Frome', 'Keynsham'],
  'South Yorkshire': ['Bawtry', 'Penistone', 'Doncaster'],
  Staffordshire: ['Tamworth', 'Burton upon Trent', 'Kidsgrove'],
  Suffolk: ['Newmarket', 'Haverhill', 'Lowestoft'],
  Surrey: ['Staines', 'Epsom', 'Horley', 'Camberley'],
  'Tyne and Wear': ['Gateshead', 'Sunderland', 'Whitley Bay'],
  Warwickshire: ['Nuneaton', 'Atherstone', 'Rugby'],
  'West Midlands': ['Sutton Coldfield', 'Halesowen', 'Coventry'],
  'West Sussex': ['East Grinstead', 'Crawley', 'Shoreham-by-Sea'],
  'West Yorkshire': ['Todmorden', 'Wetherby', 'South Elmsall', 'Ilkley'],
  Wiltshire: ['Swindon', 'Bradford-on-Avon', 'Tidworth'],
  Worcestershire: ['Redditch', 'Tenbury Wells', 'Broadway'],
  'Aberdeen City': ['Dyce'],
  Aberdeenshire: ['Peterhead'],
  Angus: ['Monifieth'],
  'Argyll and Bute': ['Helensburgh'],
  Clackmannanshire: ['Alloa'],
  'Dumfries and Galloway': ['Gretna'],
  'Dundee City': ['Dundee'],
  'East Ayrshire': ['Kilmarnock'],
  'East Dunbartonshire': ['Bearsden'],
  'East Lothian': ['Musselburgh'],
  'East Renfrewshire': ['Giffnock'],
  'City of Edinburgh': ['Leith'],
  Falkirk: ["Bo'ness"],
  Fife: ['Kincardine'],
  'Glasgow City': ['Glasgow'],
  Highland: ['Nairn'],
  Inverclyde: ['Gourock'],
  Midlothian: ['Dalkeith'],
  Moray: ['Forres'],
  'Na h-Eileanan Siar': ['Stornoway'],
  'North Ayrshire': ['Irvine'],
  'North Lanarkshire': ['Cumbernauld'],
  'Orkney Islands': ['Kirkwall'],
  'Perth and Kinross': ['Kinross'],
  Renfrewshire: ['Paisley'],
  'Scottish Borders': ['Coldstream'],
  'Shetland Islands': ['Lerwick'],
  'South Ayrshire': ['Troon'],
  'South Lanarkshire': ['Rutherglen'],
  Stirling: ['Dunblane'],
  'West Dunbartonshire': ['Clydebank'],
  'West Lothian': ['Linlithgow'],
  'Blaenau Gwent': ['Tredegar'],
  Bridgend: ['Porthcawl'],
  Caerphilly: ['Rhymney'],
  Cardiff: ['Cardiff'],
  Carmarthenshire: ['Llanelli'],
  Ceredigion: ['Cardigan'],
  Conwy: ['Abergele'],
  Denbighshire: ['Rhyl'],
  Flintshire: ['Mold'],
  Gwynedd: ['Bangor'],
  'Isle of Anglesey': ['Menai Bridge'],
  'Merthyr Tydfil': ['Merthyr Tydfil'],
  Monmouthshire: ['Chepstow'],
  'Neath Port Talbot': ['Pontardawe'],
  Newport: ['Caerleon'],
  Pembrokeshire: ['Tenby'],
  Powys: ['Ystradgynlais'],
  'Rhondda Cynon Taf': ['Pontypridd'],
  Swansea: ['Gorseinon'],
  Torfaen: ['Cwmbran'],
  'Vale of Glamorgan': ['Penarth'],
  Wrexham: ['Chirk'],
  'County Antrim': ['Belfast', 'Lisburn'],
  'County Armagh': ['Portadown'],
  'County Down': ['Newry', 'Bangor'],
  'County Fermanagh': ['Enniskillen'],
  'County Londonderry': ['Coleraine', 'Londonderry'],
  'County Tyrone': ['Strabane'],
}

const towns = listBritishTowns()

test.each(Object.entries(known).flatMap(([county, names]) => names.map((name) => [name, county])))(
  '%s is in %s',
  (name, county) => {
    const town = towns.find((candidate) => candidate.name === name && candidate.county === county)
    expect(town && countyAt(town.latitude, town.longitude)).toBe(county)
  },
)

test('only well-known namesakes are in two counties', () => {
  const large = towns.filter(({ population }) => (population ?? 0) > 20_000)
  const twice = large
    .filter(({ name }, index) => large.findIndex((other) => other.name === name) !== index)
    .map(({ name }) => name)
  expect(twice.filter((name) => !['Newport', 'Bangor', 'Gillingham', 'Ashford'].includes(name))).toEqual([])
})

test.each([
  ['the Shard', 51.5045, -0.0865, 'Greater London'],
  ['St Paul’s', 51.5138, -0.0984, 'City of London'],
  ['Heathrow', 51.4706, -0.4619, 'Greater London'],
  ['Gatwick', 51.1537, -0.1821, 'West Sussex'],
  ['Cribbs Causeway', 51.5263, -2.5966, 'Gloucestershire'],
  ['the Trafford Centre', 53.4668, -2.3483, 'Greater Manchester'],
  ['Cheshire Oaks', 53.2631, -2.8805, 'Cheshire'],
  ['Meadowhall', 53.4143, -1.4119, 'South Yorkshire'],
  ['Bluewater', 51.4388, 0.2714, 'Kent'],
  ['Lakeside', 51.4886, 0.2836, 'Essex'],
  ['Bicester Village', 51.8917, -1.1553, 'Oxfordshire'],
  ['Stansted Airport', 51.886, 0.2389, 'Essex'],
  ['Ben Nevis', 56.7969, -5.0036, 'Highland'],
  ['Stonehenge', 51.1789, -1.8262, 'Wiltshire'],
  ['the Giant’s Causeway', 55.2408, -6.5116, 'County Antrim'],
  ['Land’s End', 50.0657, -5.7132, 'Cornwall'],
  ['Snowdon', 53.0685, -4.0763, 'Gwynedd'],
  ['Braehead', 55.876, -4.365, 'Renfrewshire'],
])('%s is in the right county', (_, latitude, longitude, county) => {
  expect(countyAt(latitude, longitude)).toBe(county)
})

test.each([
  ['Dundalk', 54.0, -6.4],
  ['Letterkenny', 54.95, -7.733],
  ['Douglas', 54.15, -4.48],
  ['Calais', 50.95, 1.85],
  ['St Helier', 49.186, -2.106],
  ['the North Sea', 56, 2],
  ['the Channel', 50.2, -0.5],
  ['New York', 40.7, -74],
  ['nowhere', Number.NaN, 0],
])('%s is in no county', (_, latitude, longitude) => {
  expect(countyAt(latitude, longitude)).toBeNull()
})

test('all 108 counties have their own urlName and contain their centre', () => {
  expect(counties).toHaveLength(108)
  expect(new Set(counties.map(({ urlName }) => urlName)).size).toBe(108)
  expect(counties.find(({ name }) => name === 'Tyne and Wear')?.urlName).toBe('tyne-and-wear')
  expect(counties.filter(({ name, latitude, longitude }) => countyAt(latitude, longitude) !== name)).toEqual([])
})
