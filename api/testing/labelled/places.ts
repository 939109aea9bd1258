/** `typed: name, where`; `a|b` are two names, `nothing` is no place; written before the code was run. */
export const labelledPlaces: Record<string, string> = {
  'full postcode': `
GL50 1HX: GL50, Cheltenham
sw1a2aa: SW1A, Westminster|London
M1 1AE: M1, Manchester
b33 8th: B33, Birmingham
CR2 6XH: CR2, South Croydon
DN55 1PT: DN55, Doncaster
dn33 2ab: DN33, Grimsby
RG19 3AA: RG19, Thatcham
gu254ab: GU25, Virginia Water
EH1 1YZ: EH1, Edinburgh
CF10 1EP: CF10, Cardiff
BT7 1NN: BT7, Belfast
ZE1 0AA: ZE1, Shetland
KT11 2hd: KT11, Cobham
TR19 7AA: TR19, Penzance
L1 8JQ: L1, Liverpool
NE30 4DB: NE30, North Shields
le10 1nl: LE10, Hinckley
PO30 1UD: PO30, Newport
WA14 1RX: WA14, Altrincham
SA70 7DL: SA70, Tenby
HS1 2XF: HS1, Isle of Lewis|Stornoway
IM1 2AB: IM1, Isle of Man|Douglas
JE2 3NN: JE2, Jersey|St Helier
GY1 1WA: GY1, Guernsey|St Peter Port
E20 1EJ: E20, Stratford|London
N1C 4AG: N1C, London|King's Cross|Kings Cross
SO41 9ZB: SO41, Lymington
cb25 9af: CB25, Cambridge
ME20 7EZ: ME20, Aylesford
TN34 1AA: TN34, Hastings
sk17 6aa: SK17, Buxton
IP12 1AA: IP12, Woodbridge
LA9 4AA: LA9, Kendal
EX20 1AA: EX20, Okehampton|Winkleigh
PE11 1AA: PE11, Spalding
HR9 5AA: HR9, Ross-on-Wye
KY16 9AA: KY16, St Andrews
IV2 3AA: IV2, Inverness
BT48 6AA: BT48, Londonderry
WC2N 5DU: WC2N, Charing Cross|London|Covent Garden|Strand
CV37 6AA: CV37, Stratford-upon-Avon`,
  'partial postcode': `
GL50: GL50, Cheltenham
gl50 1: GL50, Cheltenham
bn3: BN3, Hove
Sk 9: SK9, Wilmslow
ls 29: LS29, Ilkley
TN 4: TN4, Tunbridge Wells
wc2: WC2|WC, Covent Garden|London
EC1: EC1|EC, Clerkenwell|London
IV5: IV5, Inverness
IM8: IM8, Isle of Man|Ramsey
hx7: HX7, Hebden Bridge
SA62: SA62, Haverfordwest
DG16: DG16, Gretna
PH33: PH33, Fort William
OX7: OX7, Chipping Norton
NG22: NG22, Newark|Newark-on-Trent
ST13: ST13, Leek
LL57: LL57, Bangor
SY23: SY23, Aberystwyth
AB35: AB35, Ballater
KA27: KA27, Isle of Arran
TQ7: TQ7, Kingsbridge
PE31: PE31, King's Lynn
YO21: YO21, Whitby
BH20: BH20, Wareham
CA12: CA12, Keswick
GU35: GU35, Bordon
B61: B61, Bromsgrove
WR14: WR14, Malvern
MK18: MK18, Buckingham
DE45: DE45, Bakewell
LN8: LN8, Market Rasen
S32: S32, Hope Valley
TD15: TD15, Berwick-upon-Tweed
GU21: GU21, Woking
SN16: SN16, Malmesbury
PL28: PL28, Padstow
HU13: HU13, Hessle
BB11: BB11, Burnley
CT6: CT6, Herne Bay
ML11: ML11, Lanark
NP44: NP44, Cwmbran
GL50: GL50, Gloucestershire
m20 2rn: M20, Greater Manchester
sw11 5: SW11, Greater London
hg12aa: HG1, North Yorkshire
BN3: BN3, East Sussex
eh3 9: EH3, City of Edinburgh
BT9: BT9, County Antrim
po33: PO33, Isle of Wight`,
  'postcode with words': `
near LS1 4AP: LS1, Leeds
10 Downing Street, London SW1A 2AA: SW1A, Westminster|London
Harrogate HG1: Harrogate|HG1
BS8 Bristol: BS8|Bristol
postcode NG1: NG1, Nottingham
PL1 area: PL1, Plymouth
TW9, Richmond: TW9|Richmond
B1 Birmingham: B1|Birmingham`,
  'mistyped postcode': `
GL5O 1HX: GL50, Cheltenham
0X4 2AB: OX4, Oxford
SWI9 8AB: SW19, Wimbledon|London
M2O 2AB: M20, Manchester
l 1 8jq: L1, Liverpool
ng-1 5fs: NG1, Nottingham
S017 1BJ: SO17, Southampton
P01 3AX: PO1, Portsmouth`,
  town: `
Cheltenham: Cheltenham, Gloucestershire
leeds: Leeds, West Yorkshire
BATH: Bath, Somerset
Swindon: Swindon, Wiltshire
telford: Telford, Shropshire
St Ives Cornwall: St Ives, Cornwall
st. neots: St Neots, Cambridgeshire
bury: Bury, Greater Manchester
Corby: Corby, Northamptonshire
Leigh-on-Sea: Leigh-on-Sea, Essex
Whitehaven: Whitehaven, Cumbria
Kirkcaldy: Kirkcaldy, Fife
Newtownabbey: Newtownabbey, County Antrim
Ballymena: Ballymena, County Antrim
Merthyr: Merthyr Tydfil
Wells: Wells, Somerset
Sandwich: Sandwich, Kent
Market Drayton: Market Drayton, Shropshire
hay on wye: Hay-on-Wye, Powys
newcastle: Newcastle upon Tyne, Tyne and Wear
Ashton under Lyne: Ashton-under-Lyne, Greater Manchester
Bexhill: Bexhill-on-Sea|Bexhill, East Sussex
Washington: Washington, Tyne and Wear
Boston: Boston, Lincolnshire
Milton Keynes: Milton Keynes, Buckinghamshire
Stoke on Trent: Stoke-on-Trent, Staffordshire
diss: Diss, Norfolk
HARROGATE: Harrogate, North Yorkshire
Bicester: Bicester, Oxfordshire
stow on the wold: Stow-on-the-Wold, Gloucestershire
Kirkcudbright: Kirkcudbright, Dumfries and Galloway
oban: Oban, Argyll and Bute
Machynlleth: Machynlleth, Powys
Aberteifi: Cardigan, Ceredigion
Steòrnabhagh: Stornoway, Na h-Eileanan Siar
magherafelt: Magherafelt, County Londonderry
leighton buzzard: Leighton Buzzard, Bedfordshire
Ramsbottom: Ramsbottom, Greater Manchester
Yarm: Yarm, North Yorkshire
lerwick: Lerwick, Shetland Islands
caerdydd: Cardiff, Cardiff`,
  village: `
Bourton on the Water: Bourton-on-the-Water|Bourton on the Water, Gloucestershire
Castle Combe: Castle Combe, Wiltshire
Lavenham: Lavenham, Suffolk
Grasmere: Grasmere, Cumbria
Portmeirion: Portmeirion, Gwynedd
Clovelly: Clovelly, Devon
Polperro: Polperro, Cornwall
Hathersage: Hathersage, Derbyshire
Eyam: Eyam, Derbyshire
Bibury: Bibury, Gloucestershire
Great Tew: Great Tew, Oxfordshire
Kettlewell: Kettlewell, North Yorkshire
Robin Hoods Bay: Robin Hood's Bay, North Yorkshire
Beddgelert: Beddgelert, Gwynedd
Plockton: Plockton, Highland
Lower Slaughter: Lower Slaughter, Gloucestershire
Finchingfield: Finchingfield, Essex
Wivelsfield Green: Wivelsfield Green, East Sussex
Cley next the Sea: Cley next the Sea, Norfolk
Blakeney Norfolk: Blakeney, Norfolk
Hawkhurst: Hawkhurst, Kent
Goudhurst: Goudhurst, Kent
Ditchling: Ditchling, East Sussex
Alfriston: Alfriston, East Sussex
Bamburgh: Bamburgh, Northumberland
Helmsley: Helmsley, North Yorkshire
Chew Magna: Chew Magna, Somerset
Nether Stowey: Nether Stowey, Somerset
Corfe Castle: Corfe Castle, Dorset
Aldbourne: Aldbourne, Wiltshire
Great Missenden: Great Missenden, Buckinghamshire
Long Melford: Long Melford, Suffolk
Mells: Mells, Somerset
Staithes: Staithes, North Yorkshire
Portloe: Portloe, Cornwall
Blanchland: Blanchland, Northumberland
Bosham: Bosham, West Sussex
Chiddingstone: Chiddingstone, Kent
Laxfield: Laxfield, Suffolk
Abbotsbury: Abbotsbury, Dorset
Kirk Yetholm: Kirk Yetholm|Town Yetholm|Yetholm, Scottish Borders
Crovie: Crovie, Aberdeenshire
Llangrannog: Llangrannog|Llangranog, Ceredigion
Cushendall: Cushendall, County Antrim
Caythorpe Lincolnshire: Caythorpe, Lincolnshire
Great Bardfield: Great Bardfield, Essex
great bookham: Great Bookham, Surrey
Wetwang: Wetwang, East Riding of Yorkshire
botesdale: Botesdale, Suffolk
Muker: Muker, North Yorkshire
blubberhouses: Blubberhouses, North Yorkshire
nether wallop: Nether Wallop, Hampshire
Tolpuddle: Tolpuddle, Dorset
MOUSEHOLE: Mousehole, Cornwall
great snoring: Great Snoring, Norfolk
Ugley: Ugley, Essex
barton in the beans: Barton in the Beans, Leicestershire
Pett Level: Pett Level, East Sussex
wasdale head: Wasdale Head, Cumbria
hutton le hole: Hutton-le-Hole, North Yorkshire
Zeal Monachorum: Zeal Monachorum, Devon
dunsop bridge: Dunsop Bridge, Lancashire
six mile bottom: Six Mile Bottom, Cambridgeshire
Matching Tye: Matching Tye, Essex
great tew: Great Tew, Oxfordshire
Eyam: Eyam, Derbyshire
slad: Slad, Gloucestershire
Sandford Orcas: Sandford Orcas, Dorset
betws y coed: Betws-y-Coed, Conwy
Pontrhydfendigaid: Pontrhydfendigaid, Ceredigion
staylittle: Staylittle, Powys
rhosneigr: Rhosneigr, Isle of Anglesey
Solfach: Solva, Pembrokeshire
Myddfai: Myddfai, Carmarthenshire
plockton: Plockton, Highland
Portnahaven: Portnahaven, Argyll and Bute
An t-Òb: Leverburgh|An t-Ob, Na h-Eileanan Siar
kirk yetholm: Kirk Yetholm, Scottish Borders
pittenweem: Pittenweem, Fife
Cushendun: Cushendun, County Antrim
gortin: Gortin, County Tyrone`,
  suburb: `
Didsbury: Didsbury, Greater Manchester
Chorlton: Chorlton-cum-Hardy|Chorlton, Greater Manchester
Headingley: Headingley, West Yorkshire
Edgbaston: Edgbaston, West Midlands
Moseley: Moseley, West Midlands
Jesmond: Jesmond, Tyne and Wear
Gosforth: Gosforth, Tyne and Wear
Clifton Bristol: Clifton, Bristol
Leith: Leith, City of Edinburgh
Morningside: Morningside, City of Edinburgh
Roath: Roath, Cardiff
West Bridgford: West Bridgford, Nottinghamshire
Hillsborough Sheffield: Hillsborough, South Yorkshire
Oadby: Oadby, Leicestershire
Southsea: Southsea, Hampshire
Aigburth: Aigburth, Merseyside
Partick: Partick, Glasgow City
Roundhay: Roundhay, West Yorkshire
Morningside Edinburgh: Morningside, City of Edinburgh
Hillhead Glasgow: Hillhead, Glasgow City
Redland Bristol: Redland, Bristol
Pontcanna: Pontcanna, Cardiff
Stranmillis: Stranmillis, County Antrim
Meanwood: Meanwood, West Yorkshire
Sherwood Nottingham: Sherwood, Nottinghamshire
Stoneygate: Stoneygate, Leicestershire
Ecclesall: Ecclesall, South Yorkshire
jesmond: Jesmond, Tyne and Wear
Crouch End: Crouch End, Greater London
elephant and castle: Elephant and Castle, Greater London
Penge: Penge, Greater London
chorlton cum hardy: Chorlton-cum-Hardy, Greater Manchester
moseley birmingham: Moseley, West Midlands
Morningside, Edinburgh: Morningside, City of Edinburgh
broughty ferry: Broughty Ferry, Dundee City
Hyndland: Hyndland, Glasgow City
pontcanna: Pontcanna, Cardiff
Ballyhackamore: Ballyhackamore, County Down
roundhay leeds: Roundhay, West Yorkshire
Aigburth: Aigburth, Merseyside
southsea: Southsea, Hampshire
HEADINGTON OXFORD: Headington, Oxfordshire`,
  'London district': `
Shoreditch: Shoreditch, Greater London
Notting Hill: Notting Hill, Greater London
clapham: Clapham, Greater London
Canary Wharf: Canary Wharf, Greater London
Chelsea: Chelsea, Greater London
St Johns Wood: St John's Wood, Greater London
Muswell Hill: Muswell Hill, Greater London
Crouch End: Crouch End, Greater London
Blackheath: Blackheath, Greater London
East Dulwich: East Dulwich, Greater London
Tooting: Tooting, Greater London
Kew: Kew, Greater London
Surbiton: Surbiton, Greater London
Walthamstow: Walthamstow, Greater London
Mayfair: Mayfair, Greater London
Soho: Soho, Greater London
Kings Cross: King's Cross, Greater London
Peckham: Peckham, Greater London
Bow: Bow, Greater London
Swiss Cottage: Swiss Cottage, Greater London
Tufnell Park: Tufnell Park, Greater London
Nunhead: Nunhead, Greater London
Walworth: Walworth, Greater London
Isle of Dogs: Isle of Dogs, Greater London
Ladbroke Grove: Ladbroke Grove, Greater London
De Beauvoir Town: De Beauvoir Town|De Beauvoir, Greater London
Tooting Bec: Tooting Bec|Upper Tooting, Greater London
Kensal Rise: Kensal Rise, Greater London
Hither Green: Hither Green, Greater London
Bounds Green: Bounds Green, Greater London
Elephant and Castle: Elephant and Castle|Elephant & Castle, Greater London
Eel Pie Island: Eel Pie Island|Twickenham, Greater London
Seven Dials: Seven Dials|Covent Garden, Greater London
Strand on the Green: Strand-on-the-Green|Strand on the Green|Chiswick, Greater London`,
  'town and county': `
Brandon, Suffolk: Brandon, Suffolk
Brandon Durham: Brandon, County Durham
Richmond, North Yorkshire: Richmond, North Yorkshire
Whitchurch Hampshire: Whitchurch, Hampshire
Whitchurch, Shropshire: Whitchurch, Shropshire
Ashford Kent: Ashford, Kent
Sutton, Surrey: Sutton, Greater London
Hythe, Hampshire: Hythe, Hampshire
Hythe kent: Hythe, Kent
Wareham Dorset: Wareham, Dorset
Newport, Pembrokeshire: Newport, Pembrokeshire
Newport, Essex: Newport, Essex
Bradford on Avon, Wilts: Bradford-on-Avon, Wiltshire
Kirkby Lonsdale, Cumbria: Kirkby Lonsdale, Cumbria
Yarmouth, Isle of Wight: Yarmouth, Isle of Wight
Rainham, Kent: Rainham, Kent
Rainham Essex: Rainham, Greater London
Sandy, Beds: Sandy, Bedfordshire
Zxqvton, Suffolk: Suffolk
Blorpham, Kent: Kent
Nowhereville, Cornwall: Cornwall
Middle of nowhere, Highland: Highland
Wimblethorpe Norfolk: Norfolk
Seaton, Devon: Seaton, Devon
Holt, Norfolk: Holt, Norfolk
Broadway, Worcs: Broadway, Worcestershire
Burford, Oxon: Burford, Oxfordshire
Thornbury South Glos: Thornbury, Gloucestershire
Wells-next-the-Sea Norfolk: Wells-next-the-Sea, Norfolk
Stone Staffs: Stone, Staffordshire
Upton, Chester: Upton, Cheshire
Caversham, Reading: Caversham, Berkshire
Ashford Middlesex: Ashford, Surrey
Broughton, Lincs: Broughton, Lincolnshire
Kirkby Stephen Westmorland: Kirkby Stephen, Cumbria
Whitchurch, Bucks: Whitchurch, Buckinghamshire
Sutton, Cambs: Sutton|Sutton in the Isle, Cambridgeshire
Langport Somerset: Langport, Somerset
Alford, Aberdeenshire: Alford, Aberdeenshire
Newcastle, County Down: Newcastle, County Down
Hexham, Tynedale: Hexham, Northumberland
St Ives, Cambridgeshire: St Ives, Cambridgeshire
Northwood, Middlesex: Northwood, Greater London
Somerton Somerset: Somerton, Somerset
Eye, Suffolk: Eye, Suffolk
newport shropshire: Newport, Shropshire
Ashford, Surrey: Ashford, Surrey
richmond nr catterick: Richmond, North Yorkshire`,
  misspelling: `
Cheltnham: Cheltenham, Gloucestershire
Manchestor: Manchester, Greater Manchester
Birminham: Birmingham, West Midlands
Edinburg: Edinburgh, City of Edinburgh
Gloster: Gloucester, Gloucestershire
Lester: Leicester, Leicestershire
Wolverhamton: Wolverhampton, West Midlands
Canterburry: Canterbury, Kent
Salisbry: Salisbury, Wiltshire
Harrowgate: Harrogate, North Yorkshire
Huntington Cambs: Huntingdon, Cambridgeshire
Bornemouth: Bournemouth, Dorset
Peterboro: Peterborough, Cambridgeshire
Worster: Worcester, Worcestershire
Shrewsberry: Shrewsbury, Shropshire
Aberystwith: Aberystwyth, Ceredigion
Llandudnow: Llandudno, Conwy
Carmarthan: Carmarthen, Carmarthenshire
Inverniss: Inverness, Highland
Tewksbury: Tewkesbury, Gloucestershire
Bistol: Bristol, Bristol
Sourthampton: Southampton, Hampshire
liverpol: Liverpool, Merseyside
Notinghamshire: Nottinghamshire
Bukinghamshire: Buckinghamshire
Worcestshire: Worcestershire
Faream: Fareham, Hampshire
Maidenhed: Maidenhead, Berkshire
Kidderminister: Kidderminster, Worcestershire
harogate: Harrogate, North Yorkshire
Cheltnam: Cheltenham, Gloucestershire
shrewsberry: Shrewsbury, Shropshire
Middlesborough: Middlesbrough, North Yorkshire
guilford: Guildford, Surrey
loughbrough: Loughborough, Leicestershire
Leciester: Leicester, Leicestershire
kidderminister: Kidderminster, Worcestershire
berkamsted: Berkhamsted, Hertfordshire
abergaveny: Abergavenny, Monmouthshire
Landudno: Llandudno, Conwy
aberystwith: Aberystwyth, Ceredigion
kirkaldy: Kirkcaldy, Fife
Carrickfergas: Carrickfergus, County Antrim
knarsborough: Knaresborough, North Yorkshire
Great Malven: Great Malvern, Worcestershire
bury saint edmonds: Bury St Edmunds, Suffolk
stratford apon avon: Stratford-upon-Avon, Warwickshire
chiping nortan: Chipping Norton, Oxfordshire
newcaslte under lime: Newcastle-under-Lyme, Staffordshire`,
  'Welsh, Gaelic, Cornish': `
Caerdydd: Cardiff
Abertawe: Swansea
Aberdaugleddau: Milford Haven, Pembrokeshire
Dinbych-y-Pysgod: Tenby, Pembrokeshire
Yr Wyddgrug: Mold, Flintshire
Y Trallwng: Welshpool, Powys
Treffynnon: Holywell, Flintshire
Rhuthun: Ruthin, Denbighshire
Glasgow Glaschu: Glasgow
Dùn Èideann: Edinburgh
Steòrnabhagh: Stornoway, Na h-Eileanan Siar
An t-Òban: Oban, Argyll and Bute
Kernow: Cornwall
Truru: Truro, Cornwall
Pennsans: Penzance, Cornwall
Ynys Môn: Isle of Anglesey
Sir Benfro: Pembrokeshire
Pontypŵl: Pontypool, Torfaen
Béal Feirste: Belfast
Penarlâg: Hawarden, Flintshire
Aberhonddu: Brecon, Powys
Trefynwy: Monmouth, Monmouthshire
Llanelwy: St Asaph, Denbighshire
An Gearasdan: Fort William, Highland
Lannstefan: Launceston, Cornwall
Aberfal: Falmouth, Cornwall`,
  region: `
North West England: North West|North West England
the north east: North East|North East England
South East: South East|South East England
East of England: East of England
Yorkshire and the Humber: Yorkshire and the Humber
East Anglia: East Anglia
West Country: West Country
Home Counties: Home Counties
Scottish Highlands: Highland|Scottish Highlands|Highlands
South Wales: South Wales
Teesside: Teesside|Cleveland
Merseyside: Merseyside
Tyneside: Tyneside|Tyne and Wear
Northern England: North of England|Northern England
South West England: South West|South West England
Sussex: Sussex`,
  county: `
Glos: Gloucestershire
lancs: Lancashire
Middlesex: Middlesex|Greater London
Huntingdonshire: Huntingdonshire|Cambridgeshire
Cumberland: Cumberland|Cumbria
Kirkcudbrightshire: Kirkcudbrightshire|Dumfries and Galloway
Brecknockshire: Brecknockshire|Powys
County Down: County Down
North Lincolnshire: North Lincolnshire|Lincolnshire
Central Bedfordshire: Central Bedfordshire|Bedfordshire
Caithness: Caithness|Highland
Flints: Flintshire
Bath and North East Somerset: Bath and North East Somerset|Somerset
Hereford & Worcester: Hereford and Worcester
Medway: Medway|Kent
Herts: Hertfordshire
Cleveland: Cleveland
Sutherland: Sutherland|Highland
Selkirkshire: Scottish Borders|Selkirkshire
Co Fermanagh: County Fermanagh
Berks: Berkshire
Soke of Peterborough: Soke of Peterborough|Peterborough|Cambridgeshire
Herts: Hertfordshire, Hertfordshire
co durham: County Durham, County Durham
rutland: Rutland, Rutland
Powys: Powys, Powys
co. fermanagh: County Fermanagh, County Fermanagh`,
  landscape: `
Cotswolds: Cotswolds
The Cotswolds: Cotswolds
South Downs: South Downs
Wye Valley: Wye Valley
the Fens: Fens|The Fens
Lake District: Lake District
Peak District: Peak District
New Forest: New Forest
Yorkshire Dales: Yorkshire Dales
North York Moors: North York Moors
Dartmoor: Dartmoor
Exmoor: Exmoor
Norfolk Broads: Norfolk Broads|The Broads|Broads
Chilterns: Chilterns|Chiltern Hills
Brecon Beacons: Brecon Beacons|Bannau Brycheiniog
Snowdonia: Snowdonia|Eryri
Forest of Dean: Forest of Dean
The Wirral: Wirral|Birkenhead
Mendip Hills: Mendips|Mendip Hills
Jurassic Coast: Jurassic Coast
Romney Marsh: Romney Marsh
Vale of Evesham: Vale of Evesham
Trossachs: Trossachs|The Trossachs|Loch Lomond and the Trossachs
Forest of Bowland: Forest of Bowland
Isle of Purbeck: Isle of Purbeck|Purbeck
Pennines: Pennines
Black Isle: Black Isle
Llyn Peninsula: Llŷn Peninsula|Llyn Peninsula|Llŷn|Lleyn Peninsula
Mendips: Mendip Hills|Mendips
South Hams: South Hams
Wensleydale: Wensleydale
Holderness: Holderness
Kielder: Kielder|Kielder Forest
lake district: Lake District
Isle of Purbeck: Isle of Purbeck
the east neuk: East Neuk
gower: Gower
The Fylde: Fylde
south hams: South Hams
ards peninsula: Ards Peninsula
costa blanca: Costa Blanca`,
  island: `
Isle of Skye: Isle of Skye|Skye
Anglesey: Isle of Anglesey
Isle of Wight: Isle of Wight
Mersea Island: Mersea Island|West Mersea
Hayling Island: Hayling Island, Hampshire
Canvey Island: Canvey Island, Essex
Isle of Mull: Isle of Mull|Mull
Orkney: Orkney Islands|Orkney
Isle of Man: Isle of Man|IM
Guernsey: Guernsey|GY
Sark: Sark
Lundy: Lundy|Lundy Island
Holy Island: Holy Island|Lindisfarne
Isles of Scilly: Isles of Scilly|Hugh Town
Walney Island: Walney Island|Isle of Walney
Isle of Tiree: Tiree|Isle of Tiree
Canvey: Canvey Island
Isle of Islay: Islay|Isle of Islay
St Mary's, Isles of Scilly: St Mary's|Hugh Town|Isles of Scilly
Benbecula: Benbecula
Isle of Portland: Isle of Portland|Portland|Fortuneswell
Walney: Walney Island|Isle of Walney|Walney`,
  Ireland: `
County Cork: County Cork
Co Kerry: County Kerry
Co. Wicklow: County Wicklow
Donegal: Donegal|County Donegal
Galway: Galway
Kilkenny: Kilkenny
Dublin 4: Dublin 4
D04: Dublin 4
dublin 15: Dublin 15
D02 AF30: Dublin 2
T12 X70A: Cork|T12
H91: Galway|H91
A98: Bray|A98
Dun Laoghaire: Dún Laoghaire|Dun Laoghaire
Bray, Co Wicklow: Bray, Ireland
Naas Kildare: Naas, Ireland
Co Mayo: County Mayo
Navan: Navan|An Uaimh
Co. Mayo: County Mayo
T12 XY34: Cork
Kinsale: Kinsale, Ireland
Westport, Co Mayo: Westport, Ireland
Connemara: Connemara
Ulster: Ulster|Northern Ireland
A63: Greystones
Dún Laoghaire: Dún Laoghaire, Ireland
dingle co kerry: Dingle|Dingle Peninsula, Ireland
Kinsale: Kinsale, Ireland
gaillimh: Galway, Ireland
letterkenny: Letterkenny, Ireland
Malahide, Dublin: Malahide, Ireland
ballyvaughan: Ballyvaughan, Ireland
Co Kildare: County Kildare, Ireland`,
  abroad: `
Paris 11: Paris 11|Paris 11e|Paris 11e Arrondissement
75011: Paris 11|Paris 11e|Paris 11e Arrondissement
75011 Paris: Paris 11|Paris 11e|Paris 11e Arrondissement|Paris
Lyon 3: Lyon 3|Lyon 3e|Lyon 03
10115 Berlin: Berlin
80331: Munich|München
1012 Amsterdam: Amsterdam
1012: Amsterdam
1000 Brussels: Brussels
28001 Madrid: Madrid
08001: Barcelona
00184 Roma: Rome
20121: Milan
13008 Marseille: Marseille|Marseille 8|Marseille 08|Marseille 8e
Bavaria: Bavaria
Bayern: Bavaria
Provence: Provence|Provence-Alpes-Côte d'Azur
Tuscany: Tuscany
Toscana: Tuscany
Catalonia: Catalonia
Andalucia: Andalusia
Normandy: Normandy
Brittany: Brittany
Flanders: Flanders
North Holland: North Holland
Costa del Sol: Costa del Sol
Dordogne: Dordogne
Marbella: Marbella, Spain
Lake Garda: Lake Garda
Kreuzberg: Kreuzberg|Kreuzberg, Germany
Paris 11e: Paris 11
Lyon 3e: Lyon 3
69003: Lyon 3
Marseille 8e: Marseille 8|Marseille 08
13008: Marseille 8|Marseille 08
Marseille 8: Marseille 8|Marseille 08
Paris 1er: Paris 1
Paris 16eme: Paris 16
11e arrondissement Paris: Paris 11
Lyon 7ème arrondissement: Lyon 7
28013 Madrid: Madrid
36201 Vigo: Vigo
20121 Milano: Milan
3511 AB Utrecht: Utrecht
9000 Gent: Ghent
4000 Liège: Liège
40213 Düsseldorf: Düsseldorf|Dusseldorf
Andalusia: Andalusia
Catalunya: Catalonia
Friesland: Friesland
Prenzlauer Berg: Prenzlauer Berg
Marbella: Marbella, Spain
algarve: Algarve, Portugal
dordogne: Dordogne, France
München: Munich, Germany
firenze: Florence, Italy
gdansk: Gdańsk, Poland
limassol: Limassol, Cyprus
Reykjavik: Reykjavík, Iceland
bansko: Bansko, Bulgaria
Goteborg: Gothenburg|Göteborg, Sweden`,
  'with words around it': `
near Bath: Bath, Somerset
in the Cotswolds: Cotswolds
Cheltenham area: Cheltenham, Gloucestershire
around Leeds: Leeds, West Yorkshire
Leeds city centre: Leeds, West Yorkshire
Manchester, England: Manchester, Greater Manchester
Glasgow, Scotland, UK: Glasgow
Central London: Central London|London
Greater Manchester area: Greater Manchester
York and surrounding areas: York
city of bath: Bath, Somerset
within 10 miles of Oxford: Oxford`,
  'no place': `
roller blinds: nothing
zzqxjv: nothing
made to measure: nothing
asdfgh: nothing
123456789: nothing
cheap: nothing
plantation shutters: nothing
near me: nothing
near me: nothing
n/a: nothing
asap please: nothing`,
  'short form': `
kings lynn: King's Lynn, Norfolk
Bishops Stortford: Bishop's Stortford, Hertfordshire
b'ham: Birmingham, West Midlands
L'pool: Liverpool, Merseyside
soton: Southampton, Hampshire
newcastle u tyne: Newcastle upon Tyne, Tyne and Wear
bury st eds: Bury St Edmunds, Suffolk
T Wells: Royal Tunbridge Wells, Kent
gt yarmouth: Great Yarmouth, Norfolk
mkt harborough: Market Harborough, Leicestershire
hemel herts: Hemel Hempstead, Hertfordshire
Welwyn Gdn City: Welwyn Garden City, Hertfordshire
melton leics: Melton Mowbray, Leicestershire
bury suffolk: Bury St Edmunds, Suffolk
bradford wilts: Bradford-on-Avon, Wiltshire
bishops herts: Bishop's Stortford, Hertfordshire
saffron essex: Saffron Walden, Essex
lyme dorset: Lyme Regis, Dorset
walton essex: Walton-on-the-Naze, Essex
S'hampton: Southampton, Hampshire
S'port: Stockport|Southport
weston s mare: Weston-super-Mare, Somerset
Hebden w yorks: Hebden Bridge, West Yorkshire
berwick northumberland: Berwick-upon-Tweed, Northumberland
gerrards x: Gerrards Cross, Buckinghamshire
hay powys: Hay-on-Wye, Powys
Llanfairpwll: Llanfairpwllgwyngyll|Llanfairpwll, Isle of Anglesey
st leonards e sussex: St Leonards-on-Sea, East Sussex`,
}
