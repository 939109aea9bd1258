import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { getRegionCounties } from './areas/regions.ts'
import { resolvePlace } from './resolve-place.ts'

const database = await testDatabase('places')
afterAll(() => database.close())

const resolve = (text: string) => resolvePlace(database.pool, text)

/** `typed: name, county`. */
const read = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line): [string, string, string] => {
      const [typed = '', expected = ''] = line.split(': ')
      const [name = '', county = ''] = expected.split(', ')
      return [typed, name, county]
    })

test.each(
  read(`
Barking and Dagenham: Barking, Greater London
Barnet: Barnet, Greater London
Bexley: Bexley, Greater London
Brent: Wembley, Greater London
Bromley: Bromley, Greater London
Camden: Camden Town, Greater London
Croydon: Croydon, Greater London
Ealing: Ealing, Greater London
Enfield: Enfield, Greater London
Greenwich: Greenwich, Greater London
Royal Greenwich: Greenwich, Greater London
Hackney: Hackney, Greater London
Hammersmith and Fulham: Hammersmith, Greater London
Hammersmith & Fulham: Hammersmith, Greater London
Haringey: Haringey, Greater London
Harrow: Harrow, Greater London
Havering: Havering, Greater London
Hillingdon: Hillingdon, Greater London
Hounslow: Hounslow, Greater London
Islington: Islington, Greater London
Kensington and Chelsea: Kensington, Greater London
Kingston upon Thames: Kingston upon Thames, Greater London
Lambeth: Lambeth, Greater London
Lewisham: Lewisham, Greater London
Merton: Merton, Greater London
Newham: Newham, Greater London
Redbridge: Redbridge, Greater London
Richmond upon Thames: Richmond, Greater London
Southwark: Southwark, Greater London
Sutton: Sutton, Greater London
Tower Hamlets: Tower Hamlets, Greater London
Waltham Forest: Waltham Forest, Greater London
Wandsworth: Wandsworth, Greater London
Westminster: Westminster, Greater London
City of London: City of London, City of London
London Borough of Camden: Camden Town, Greater London
the Royal Borough of Kensington and Chelsea: Kensington, Greater London`),
)('the London borough %j is around %s in %s', async (text, name, county) => {
  expect(await resolve(text)).toMatchObject({ name, county, type: 'town' })
})

test.each(
  read(`
Bolton: Bolton, Greater Manchester
Bury: Bury, Greater Manchester
Manchester: Manchester, Greater Manchester
Oldham: Oldham, Greater Manchester
Rochdale: Rochdale, Greater Manchester
Salford: Salford, Greater Manchester
Stockport: Stockport, Greater Manchester
Tameside: Ashton-under-Lyne, Greater Manchester
Trafford: Stretford, Greater Manchester
Wigan: Wigan, Greater Manchester
Knowsley: Huyton, Merseyside
Liverpool: Liverpool, Merseyside
St Helens: St Helens, Merseyside
Sefton: Bootle, Merseyside
Wirral: Birkenhead, Merseyside
The Wirral: Birkenhead, Merseyside
Barnsley: Barnsley, South Yorkshire
Doncaster: Doncaster, South Yorkshire
Rotherham: Rotherham, South Yorkshire
Sheffield: Sheffield, South Yorkshire
Gateshead: Gateshead, Tyne and Wear
Newcastle upon Tyne: Newcastle upon Tyne, Tyne and Wear
North Tyneside: North Shields, Tyne and Wear
South Tyneside: South Shields, Tyne and Wear
Sunderland: Sunderland, Tyne and Wear
Birmingham: Birmingham, West Midlands
Coventry: Coventry, West Midlands
Dudley: Dudley, West Midlands
Sandwell: West Bromwich, West Midlands
Solihull: Solihull, West Midlands
Walsall: Walsall, West Midlands
Wolverhampton: Wolverhampton, West Midlands
Bradford: Bradford, West Yorkshire
Calderdale: Halifax, West Yorkshire
Kirklees: Huddersfield, West Yorkshire
Leeds: Leeds, West Yorkshire
Wakefield: Wakefield, West Yorkshire`),
)('the metropolitan district %j is around %s in %s', async (text, name, county) => {
  expect(await resolve(text)).toMatchObject({ name, county, type: 'town' })
})

test.each(
  read(`
North London: Hornsey, Greater London
East London: Stratford, Greater London
Thanet: Margate, Kent
Swale: Sittingbourne, Kent
Thurrock: Grays, Essex
Torbay: Torquay, Devon
Bham: Birmingham, West Midlands
B'ham: Birmingham, West Midlands
Leeds Yorkshire: Leeds, West Yorkshire
Whitby, Yorks: Whitby, North Yorkshire
Lewes, Sussex: Lewes, East Sussex
Worthing Sussex: Worthing, West Sussex
Kilmarnock, Ayrshire: Kilmarnock, East Ayrshire
Ayr, Strathclyde: Ayr, South Ayrshire
Barry, South Glamorgan: Barry, Vale of Glamorgan
Middlesbrough, Cleveland: Middlesbrough, North Yorkshire
Redcar, Cleveland: Redcar, North Yorkshire
Hartlepool, Cleveland: Hartlepool, County Durham
Stockton on Tees, Teesside: Stockton-on-Tees, County Durham
Grimsby, Humberside: Grimsby, Lincolnshire
Grimsby, South Humberside: Grimsby, Lincolnshire
Brigg, S Humberside: Brigg, Lincolnshire
Hull, Humberside: Kingston upon Hull, East Riding of Yorkshire
Hull, North Humberside: Kingston upon Hull, East Riding of Yorkshire
Bridlington, North Humberside: Bridlington, East Riding of Yorkshire
Goole, N. Humberside: Goole, East Riding of Yorkshire
Weston-super-Mare, Avon: Weston-super-Mare, Somerset
Newport, Gwent: Newport, Newport
Perth, Tayside: Perth, Perth and Kinross
Bath, Avon: Bath, Somerset
Barnoldswick Yorkshire: Barnoldswick, Lancashire
Stretford, Trafford: Stretford, Greater Manchester
Hebden Bridge, Calderdale: Hebden Bridge, West Yorkshire`),
)('%j is %s in %s', async (text, name, county) => {
  expect(await resolve(text)).toMatchObject({ name, county, type: 'town' })
})

test.each(
  read(`
Huntingdonshire: Cambridgeshire
Cumberland: Cumbria
Westmorland: Cumbria
Middlesex: Greater London
Caernarfonshire: Gwynedd
Merionethshire: Gwynedd
Cardiganshire: Ceredigion
Radnorshire: Powys
Brecknockshire: Powys
Montgomeryshire: Powys
Berwickshire: Scottish Borders
Peeblesshire: Scottish Borders
Banffshire: Aberdeenshire
Kincardineshire: Aberdeenshire
Perthshire: Perth and Kinross
Argyllshire: Argyll and Bute
Dumfriesshire: Dumfries and Galloway
East Lothian: East Lothian
North Ayrshire: North Ayrshire
Vale of Glamorgan: Vale of Glamorgan
Blaenau Gwent: Blaenau Gwent
West Sussex: West Sussex
North Yorkshire: North Yorkshire`),
)('the former or present county %j is in %s', async (text, name) => {
  expect(await resolve(text)).toMatchObject({ name, type: 'county' })
})

test.each([
  ['Yorkshire', 'Yorkshire', ['East Riding of Yorkshire', 'North Yorkshire', 'South Yorkshire', 'West Yorkshire']],
  ['Yorks', 'Yorkshire', ['East Riding of Yorkshire', 'North Yorkshire', 'South Yorkshire', 'West Yorkshire']],
  ['Sussex', 'Sussex', ['East Sussex', 'West Sussex']],
  ['in Sussex, UK', 'Sussex', ['East Sussex', 'West Sussex']],
  [
    'East Midlands',
    'East Midlands',
    ['Derbyshire', 'Leicestershire', 'Lincolnshire', 'Northamptonshire', 'Nottinghamshire', 'Rutland'],
  ],
  ['the Home Counties', 'Home Counties', ['Berkshire', 'Buckinghamshire', 'Essex', 'Hertfordshire', 'Kent', 'Surrey']],
  ['Lothian', 'Lothian', ['City of Edinburgh', 'East Lothian', 'Midlothian', 'West Lothian']],
  ['the Lothians', 'Lothian', ['City of Edinburgh', 'East Lothian', 'Midlothian', 'West Lothian']],
  ['Ayrshire', 'Ayrshire', ['East Ayrshire', 'North Ayrshire', 'South Ayrshire']],
  ['Lanarkshire', 'Lanarkshire', ['North Lanarkshire', 'South Lanarkshire']],
  ['Dunbartonshire', 'Dunbartonshire', ['East Dunbartonshire', 'West Dunbartonshire']],
  ['Tayside', 'Tayside', ['Angus', 'Dundee City', 'Perth and Kinross']],
  ['Grampian', 'Grampian', ['Aberdeen City', 'Aberdeenshire', 'Moray']],
  [
    'Strathclyde',
    'Strathclyde',
    [
      'Argyll and Bute',
      'East Ayrshire',
      'East Dunbartonshire',
      'East Renfrewshire',
      'Glasgow City',
      'Inverclyde',
      'North Ayrshire',
      'North Lanarkshire',
      'Renfrewshire',
      'South Ayrshire',
      'South Lanarkshire',
      'West Dunbartonshire',
    ],
  ],
  [
    'Glamorgan',
    'Glamorgan',
    [
      'Bridgend',
      'Caerphilly',
      'Cardiff',
      'Merthyr Tydfil',
      'Neath Port Talbot',
      'Rhondda Cynon Taf',
      'Swansea',
      'Vale of Glamorgan',
    ],
  ],
  ['Mid Glamorgan', 'Mid Glamorgan', ['Bridgend', 'Caerphilly', 'Merthyr Tydfil', 'Rhondda Cynon Taf']],
  ['South Glamorgan', 'South Glamorgan', ['Cardiff', 'Vale of Glamorgan']],
  ['West Glamorgan', 'West Glamorgan', ['Neath Port Talbot', 'Swansea']],
  ['Dyfed', 'Dyfed', ['Carmarthenshire', 'Ceredigion', 'Pembrokeshire']],
  ['Clwyd', 'Clwyd', ['Conwy', 'Denbighshire', 'Flintshire', 'Wrexham']],
  ['Gwent', 'Gwent', ['Blaenau Gwent', 'Caerphilly', 'Monmouthshire', 'Newport', 'Torfaen']],
])('the region %j is %s with its counties', async (text, name, counties) => {
  const place = await resolve(text)
  expect(place).toMatchObject({ name, type: 'country', precision: 'country', country: 'GB' })
  expect(getRegionCounties(place!.name)?.toSorted()).toEqual(counties.toSorted())
})

test.each([
  ['Isle of Man', 'IM', 54.2, -4.5],
  ['Jersey', 'JE', 49.2, -2.1],
  ['St Helier, Jersey', 'JE', 49.2, -2.1],
  ['Guernsey', 'GY', 49.46, -2.58],
  ['Douglas, Isle of Man', 'IM', 54.2, -4.5],
])('the island %j has its own point', async (text, name, latitude, longitude) => {
  const place = await resolve(text)
  expect(place).toMatchObject({ name, type: 'postcode_area' })
  expect(Math.hypot(place!.latitude - latitude, place!.longitude - longitude)).toBeLessThan(0.3)
})

test.each([
  ['Lake District', 'Lake District', 54.46, -3.02],
  ['the Lake District', 'Lake District', 54.46, -3.02],
  ['Cotswolds', 'Cotswolds', 51.85, -1.85],
  ['The Cotswolds', 'Cotswolds', 51.85, -1.85],
  ['Peak District', 'Peak District', 53.2, -1.8],
  ['New Forest', 'New Forest', 50.85, -1.6],
  ['Black Country', 'Black Country', 52.52, -2.08],
  ['Thames Valley', 'Thames Valley', 51.5, -0.8],
  ['Dartmoor', 'Dartmoor', 50.57, -3.9],
  ['Forest of Dean', 'Forest of Dean', 51.8, -2.55],
  ['Isle of Purbeck', 'Isle of Purbeck', 50.64, -2.03],
  ['Snowdonia', 'Snowdonia', 52.95, -3.9],
  ['Eryri', 'Snowdonia', 52.95, -3.9],
  ['Yorkshire Dales', 'Yorkshire Dales', 54.2, -2.1],
  ['Cairngorms', 'Cairngorms', 57.1, -3.5],
  ['South Downs', 'South Downs', 50.93, -0.6],
  ['Wye Valley', 'The Wye Valley', 51.85, -2.7],
  ['Teesside', 'Teesside', 54.58, -1.2],
  ['Cleveland', 'Cleveland', 54.6, -1.15],
  ['Humberside', 'Humberside', 53.8, -0.45],
  ['Avon', 'Avon', 51.45, -2.65],
  ['County of Avon', 'Avon', 51.45, -2.65],
  ['the Fens', 'The Fens', 52.65, 0.1],
])('the landscape %j is the area %s', async (text, name, latitude, longitude) => {
  const place = await resolve(text)
  expect(place).toMatchObject({ type: 'area', precision: 'area', radiusMiles: expect.any(Number) })
  expect(place!.name.replace(/^The /, '')).toBe(name.replace(/^The /, ''))
  expect(Math.hypot(place!.latitude - latitude, (place!.longitude - longitude) * 0.6)).toBeLessThan(0.15)
})

test.each([
  ['Camden', 'Carden'],
  ['Trafford', 'Rafford'],
  ['Sandwell', 'Shadwell'],
  ['Cleveland', 'Cleland'],
  ['Strathclyde', 'Strathblane'],
  ['Isle of Man', 'Isle of Arran'],
  ['Tameside', 'Tyne and Wear'],
  ['Caden', 'Carden'],
  ['Traford', 'Rafford'],
  ['Clevland', 'Cleland'],
  ['Sandwel', 'Shadwell'],
  ['Cherwell', 'Chigwell'],
  ['Teignbridge', 'Tonbridge'],
])('%j is not %s', async (text, name) => {
  expect((await resolve(text))?.name).not.toBe(name)
})

test.each([
  ['Brnet', 'Wembley'],
  ['Clevland', 'Cleveland'],
  ['Sussx', 'Sussex'],
  ['Teeside', 'Teesside'],
  ['Bornmouth', 'Bournemouth'],
  ['Torridge', null],
  ['Channel Islands', null],
  ['Allerdale', null],
  ['Charnwood', null],
  ['Test Valley', null],
  ['Yorke', 'York'],
  ['Scotlnd', 'Scotland'],
  ['Xafford', null],
  ['Eeds', null],
  ['Pristol', null],
  ['Eldes', null],
  ['Elicester', 'Leicester'],
  ['Cmaden', 'Camden Town'],
  ['Traford', 'Stretford'],
  ['Yorkshre', 'Yorkshire'],
  ['Bromly', 'Bromley'],
  ['Ambelside', 'Ambleside'],
])('the misspelt %j is %s', async (text, name) => {
  expect((await resolve(text))?.name ?? null).toBe(name)
})

test.each(
  read(`
Muck: Isle of Muck, Highland
Isle of Rum: Rum, Highland
Island of Eigg: Eigg, Highland
Isle of Canna: Canna, Highland
Easdale: Easdale, Argyll and Bute
Eilean Eisdeal: Easdale, Argyll and Bute
Isle of Great Cumbrae: Isle of Cumbrae, North Ayrshire
Vatersay: Vatersay, Na h-Eileanan Siar
Eriskay: Eriskay, Na h-Eileanan Siar
Beinn na Faoghla: Benbecula, Na h-Eileanan Siar
Shapinsay: Shapinsay, Orkney Islands
Isle of Hoy: Hoy, Orkney Islands
North Ronaldsay: North Ronaldsay, Orkney Islands
Bressay: Bressay, Shetland Islands
Foula: Foula, Shetland Islands
Burra: Burra, Shetland Islands
Out Skerries: Housay, Shetland Islands
Ynys Enlli: Bardsey Island, Gwynedd
Ynys Bŷr: Caldey Island, Pembrokeshire
Puffin Island: Puffin Island, Isle of Anglesey
Wallasea Island: Wallasea Island, Essex
Foulness Island: Foulness, Essex
Portsea Island: Portsea, Hampshire
The Isle of Sheppey: Sheerness, Kent
Island of Tresco: Tresco, Cornwall
Farne Islands: Farne Islands, Northumberland
Isle of Lindisfarne: Holy Island, Northumberland
Piel Island: Piel Island, Cumbria
Rathlin: Rathlin Island, County Antrim
Boa Island: Boa Island, County Fermanagh
Achill: Achill Island
Inis Mór: Inishmore
Aran Islands: Aran Islands
Cape Clear Island: Cape Clear
Herm: Herm`),
)('the island %s is %s', async (typed, name, county) => {
  expect(await resolve(typed)).toMatchObject({ name, county: county || null })
})

test('an island does not take a larger town’s name, nor a common word', async () => {
  expect(await resolve('Skerries')).toMatchObject({ country: 'IE' })
  expect(await resolve('Bardsey')).toMatchObject({ county: 'West Yorkshire' })
  expect(await resolve('dogs')).toBeNull()
})

test.each(
  read(`
Elginshire: Moray
Haddingtonshire: East Lothian
Ross and Cromarty: Highland
Nairnshire: Highland
Buteshire: Argyll and Bute
Fifeshire: Fife
Merioneth: Gwynedd
Sir Drefaldwyn: Powys
Sir Aberteifi: Ceredigion
Bro Morgannwg: Vale of Glamorgan
North Riding: North Yorkshire
West Riding: West Yorkshire
Porthia: St Ives
Hellys: Helston
Y Gelli Gandryll: Hay-on-Wye
Lakes: Lake District
the peaks: Peak District
within the M25: Greater London
inside the M25: Greater London`),
)('%s is an old, native or short name of %s', async (typed, name) => {
  expect(await resolve(typed)).toMatchObject({ name })
})
