/**
 * As labelled searches, but counted only: nobody looks up which of these fail while building. Written before the others. Replace
 * them when they have been looked at.
 */
export const heldOutSearches: Record<string, string> = {
  'words and a place': `
roller blinds wigan | | roller blinds | Wigan, Greater Manchester
cheap curtains coventry | | curtains | Coventry, West Midlands
shutters exeter | | shutters | Exeter, Devon
norwich vertical blinds | | vertical blinds | Norwich, Norfolk
curtains derby made to measure | | curtains made to measure | Derby, Derbyshire
plantation shutters harrogate prices | | plantation shutters | Harrogate, North Yorkshire
blind shops stockport | | blind | Stockport, Greater Manchester`,
  'with in or near': `
wooden blinds near Hereford | | wooden blinds | Hereford, Herefordshire
roman blinds around Guildford | | roman blinds | Guildford, Surrey
shutters within 10 miles of York | | shutters | York, North Yorkshire
blinds close to Kendal | | blinds | Kendal, Cumbria
curtain fitters in Lincoln | | curtain fitters | Lincoln, Lincolnshire`,
  'all in Location': `
 | vertical blinds Swindon | vertical blinds | Swindon, Wiltshire
 | shutters in Oxford | shutters | Oxford, Oxfordshire
 | curtain makers Ipswich | curtain makers | Ipswich, Suffolk
 | blinds NG7 | blinds | NG7, Nottingham`,
  'both boxes': `
roller blinds | Plymouth | roller blinds | Plymouth, Devon
skylight blinds | near Durham | skylight blinds | Durham, County Durham
curtains | PO19 | curtains | PO19, Chichester`,
  'namesakes with a county': `
blinds newport shropshire | | blinds | Newport, Shropshire
shutters st ives cambridgeshire | | shutters | St Ives, Cambridgeshire
curtains ashford surrey | | curtains | Ashford, Surrey
blinds gillingham dorset | | blinds | Gillingham, Dorset
roman blinds bangor county down | | roman blinds | Bangor, County Down`,
  postcodes: `
blinds CF10 1EP | | blinds | CF10, Cardiff
shutters bs6 | | shutters | BS6, Bristol
curtains sw19 5ae | | curtains | SW19, Wimbledon|London
roller blinds m20 6 | | roller blinds | M20, Manchester
LE2 curtains | | curtains | LE2, Leicester`,
  misspelt: `
rollor blinds bournmouth | | roller blinds | Bournemouth, Dorset
curtins shefield | | curtains | Sheffield, South Yorkshire
shuters in chelmsfrod | | shutters | Chelmsford, Essex
veneitan blinds | Nottinghm | venetian blinds | Nottingham, Nottinghamshire
blackuot blinds stockprot | | blackout blinds | Stockport, Greater Manchester`,
  intents: `
blinds near me | | blinds | | near me
curtain shops near me open now | | curtain | | near me, open now
best shutters in Reading | | shutters | Reading, Berkshire | rated
top rated curtain fitters Leeds | | curtain fitters | Leeds, West Yorkshire | rated
blind repairs open now Manchester | | blind repairs | Manchester, Greater Manchester | open now`,
  'no place': `
curtain alterations | | curtain alterations
made to measure curtains | | made to measure curtains
motorised blinds | | motorised blinds
measuring service | | measuring service`,
  'brands and materials': `
velux blinds sheffield | | velux blinds | Sheffield, South Yorkshire
luxaflex Bath | | luxaflex | Bath, Somerset
linen curtains oxford | | linen curtains | Oxford, Oxfordshire
faux wood blinds hull | | faux wood blinds | Kingston upon Hull|Hull
velvet curtains near Winchester | | velvet curtains | Winchester, Hampshire`,
  'rooms and windows': `
conservatory blinds telford | | conservatory blinds | Telford, Shropshire
bathroom shutters luton | | bathroom shutters | Luton, Bedfordshire
bay window curtains Bristol | | bay window curtains | Bristol, Bristol
bifold door blinds cardiff | | bifold door blinds | Cardiff, Cardiff
office blinds aberdeen | | office blinds | Aberdeen, Aberdeen City`,
  names: `
Thistledown & Vane Shutters | | Thistledown & Vane Shutters | | name
brindlewick curtains ludlow | | Brindlewick Curtains | | name
Fenwright Blinds | | Fenwright Blinds | | name
the copper sash | | The Copper Sash | | name`,
  sentences: `
i need someone to repair a vertical blind in Sutton Coldfield | | repair vertical blind | Sutton Coldfield, West Midlands
who fits plantation shutters in Bury St Edmunds | | fits plantation shutters | Bury St Edmunds, Suffolk
where can i buy curtains in Truro | | curtains | Truro, Cornwall
looking for a blind company covering Dorking | | blind | Dorking, Surrey`,
  areas: `
curtains kent | | curtains | Kent
blinds in the cotswolds | | blinds | Cotswolds
shutters isle of wight | | shutters | Isle of Wight
blinds Yorkshire | | blinds | Yorkshire`,
}
