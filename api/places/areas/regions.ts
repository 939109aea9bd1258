import { counties } from './counties.ts'
import type { Point } from '../geometry/miles-between.rules.ts'

export interface Region extends Point {
  name: string
  aliases: string[]
  counties: string[]
}

/** `name|county, county|alias, alias`. */
const lines = `
Yorkshire|East Riding of Yorkshire, North Yorkshire, South Yorkshire, West Yorkshire|Yorks
Sussex|East Sussex, West Sussex|Sx
Cleveland|North Yorkshire, County Durham|Teesside, Tees Valley
Humberside|East Riding of Yorkshire, Lincolnshire|
Avon|Bristol, Gloucestershire, Somerset|County of Avon
Hereford and Worcester|Herefordshire, Worcestershire|
East Midlands|Derbyshire, Leicestershire, Lincolnshire, Northamptonshire, Nottinghamshire, Rutland|E Midlands
Midlands|Derbyshire, Herefordshire, Leicestershire, Lincolnshire, Northamptonshire, Nottinghamshire, Rutland, Shropshire, Staffordshire, Warwickshire, West Midlands, Worcestershire|The Midlands
Home Counties|Berkshire, Buckinghamshire, Essex, Hertfordshire, Kent, Surrey|The Home Counties
North West|Cheshire, Cumbria, Greater Manchester, Lancashire, Merseyside|North West England, The North West, Northwest, North-West, NW England
North East|County Durham, Northumberland, Tyne and Wear|North East England, The North East, Northeast, North-East, NE England
Yorkshire and the Humber|East Riding of Yorkshire, North Yorkshire, South Yorkshire, West Yorkshire|Yorkshire and Humber, Yorkshire and Humberside, Yorks and Humber
East of England|Bedfordshire, Cambridgeshire, Essex, Hertfordshire, Norfolk, Suffolk|The East of England, Eastern England, East England
South East|Berkshire, Buckinghamshire, East Sussex, Hampshire, Isle of Wight, Kent, Oxfordshire, Surrey, West Sussex|South East England, The South East, Southeast, South-East, SE England
South West|Bristol, Cornwall, Devon, Dorset, Gloucestershire, Somerset, Wiltshire|South West England, The South West, Southwest, South-West, SW England
North of England|Cheshire, County Durham, Cumbria, East Riding of Yorkshire, Greater Manchester, Lancashire, Merseyside, North Yorkshire, Northumberland, South Yorkshire, Tyne and Wear, West Yorkshire|Northern England, The North, The North of England, North England
South of England|Berkshire, Bristol, Buckinghamshire, Cornwall, Devon, Dorset, East Sussex, Gloucestershire, Greater London, Hampshire, Isle of Wight, Kent, Oxfordshire, Somerset, Surrey, West Sussex, Wiltshire|Southern England, The South, The South of England, South England
Devon and Cornwall|Cornwall, Devon|Cornwall and Devon
Wessex|Dorset, Hampshire, Somerset, Wiltshire|
Central England|Derbyshire, Leicestershire, Northamptonshire, Nottinghamshire, Oxfordshire, Staffordshire, Warwickshire, West Midlands, Worcestershire|
West Country|Bristol, Cornwall, Devon, Dorset, Gloucestershire, Somerset, Wiltshire|The West Country
East Anglia|Cambridgeshire, Norfolk, Suffolk|
Glamorgan|Bridgend, Caerphilly, Cardiff, Merthyr Tydfil, Neath Port Talbot, Rhondda Cynon Taf, Swansea, Vale of Glamorgan|Glamorganshire, Morgannwg, Glam
Mid Glamorgan|Bridgend, Caerphilly, Merthyr Tydfil, Rhondda Cynon Taf|M Glamorgan, Mid Glam
South Glamorgan|Cardiff, Vale of Glamorgan|S Glamorgan, South Glam
West Glamorgan|Neath Port Talbot, Swansea|W Glamorgan, West Glam
Dyfed|Carmarthenshire, Ceredigion, Pembrokeshire|West Wales
Clwyd|Conwy, Denbighshire, Flintshire, Wrexham|
Gwent|Blaenau Gwent, Caerphilly, Monmouthshire, Newport, Torfaen|
North Wales|Conwy, Denbighshire, Flintshire, Gwynedd, Isle of Anglesey, Wrexham|N Wales
South Wales|Blaenau Gwent, Bridgend, Caerphilly, Cardiff, Merthyr Tydfil, Monmouthshire, Neath Port Talbot, Newport, Rhondda Cynon Taf, Swansea, Torfaen, Vale of Glamorgan|S Wales
Mid Wales|Ceredigion, Powys|
Strathclyde|Argyll and Bute, East Ayrshire, East Dunbartonshire, East Renfrewshire, Glasgow City, Inverclyde, North Ayrshire, North Lanarkshire, Renfrewshire, South Ayrshire, South Lanarkshire, West Dunbartonshire|
Lothian|City of Edinburgh, East Lothian, Midlothian, West Lothian|Lothians, The Lothians
Ayrshire|East Ayrshire, North Ayrshire, South Ayrshire|
Lanarkshire|North Lanarkshire, South Lanarkshire|Lanarks
Dunbartonshire|East Dunbartonshire, West Dunbartonshire|Dumbartonshire
Tayside|Angus, Dundee City, Perth and Kinross|
Grampian|Aberdeen City, Aberdeenshire, Moray|
Central Scotland|Clackmannanshire, Falkirk, Stirling|Central Region`

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const readRegion = (line: string): Region => {
  const [name = '', own = '', aliases = ''] = line.split('|')
  const names = own.split(', ')
  const parts = counties.filter((county) => names.includes(county.name))
  return {
    name,
    latitude: mean(parts.map(({ latitude }) => latitude)),
    longitude: mean(parts.map(({ longitude }) => longitude)),
    aliases: aliases.split(', ').filter(Boolean),
    counties: names,
  }
}

export const regions: Region[] = lines.trim().split('\n').map(readRegion)

const byName = new Map(regions.map((region) => [region.name, region.counties]))

/** Undefined for anything else, including nations. */
export const getRegionCounties = (name: string): readonly string[] | undefined => byName.get(name)
