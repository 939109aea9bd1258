/** Only counted: do not look at failures while developing, and replace places that have been looked at. */
export const heldOutPlaces: Record<string, string> = {
  'full postcode': `
LS6 2AB: LS6, Leeds
ol6 7sr: OL6, Ashton-under-Lyne
CT11 9AA: CT11, Ramsgate
NR27 9AB: NR27, Cromer
dt9 3aa: DT9, Sherborne
FK8 1AA: FK8, Stirling
LD1 5DL: LD1, Llandrindod Wells
bb71aa: BB7, Clitheroe
HP23 5AG: HP23, Tring
DE55 7AA: DE55, Alfreton
EX39 2QR: EX39, Bideford
SS0 7AB: SS0, Westcliff-on-Sea
TF9 3AA: TF9, Market Drayton
PA34 4LR: PA34, Oban
W1J 7NT: W1J, Mayfair|London
YO18 7AA: YO18, Pickering
TA24 5AA: TA24, Minehead
WV16 4AA: WV16, Bridgnorth
EH39 4AA: EH39, North Berwick
CF71 7AA: CF71, Cowbridge`,
  'partial postcode': `
hg5: HG5, Knaresborough
CW12: CW12, Congleton
IP33: IP33, Bury St Edmunds
SP11: SP11, Andover
BA11: BA11, Frome
TA6 3: TA6, Bridgwater
WF10: WF10, Castleford
NP25: NP25, Monmouth
dl8: DL8, Leyburn
BT74: BT74, Enniskillen
kw15: KW15, Kirkwall
AL5: AL5, Harpenden
CM0: CM0, Southminster|Burnham-on-Crouch
LN11: LN11, Louth
RH10: RH10, Crawley
LE15: LE15, Oakham
TS24: TS24, Hartlepool
SY8: SY8, Ludlow
PA20: PA20, Isle of Bute
OX18: OX18, Burford|Bampton|Carterton
SW19: SW19, Greater London
ec1r 4rp: EC1R, Greater London
BN3: BN3, East Sussex
TR26 1hb: TR26, Cornwall
eh3 6: EH3, City of Edinburgh
cf243ab: CF24, Cardiff
BT30 6: BT30, County Down
iv51: IV51, Highland`,
  'postcode with words': `
in SE22: SE22, East Dulwich|London
Flat 2, 14 Park Road, Exeter EX4 4QJ: EX4, Exeter
HU17 Beverley: HU17|Beverley
around CV32: CV32, Leamington Spa`,
  'mistyped postcode': `
BSI 4DJ: BS1, Bristol
0L1 3AB: OL1, Oldham
W1 2: W1, London
c f 5 1aa: CF5, Cardiff`,
  town: `
Keighley: Keighley, West Yorkshire
st helens: St Helens, Merseyside
Colwyn Bay: Colwyn Bay, Conwy
Frome: Frome, Somerset
Newry: Newry
Stow on the wold: Stow on the Wold|Stow-on-the-Wold, Gloucestershire
Hitchin: Hitchin, Hertfordshire
Dorking: Dorking, Surrey
Thurso: Thurso, Highland
Lymm: Lymm, Cheshire
Southend: Southend-on-Sea, Essex
Ely: Ely, Cambridgeshire
Perth: Perth, Perth and Kinross
Ilminster: Ilminster, Somerset
bungay: Bungay, Suffolk
Sandbach: Sandbach, Cheshire
todmorden: Todmorden, West Yorkshire
OAKHAM: Oakham, Rutland
biggleswade: Biggleswade, Bedfordshire
Haltwhistle: Haltwhistle, Northumberland
uckfield: Uckfield, East Sussex
Carnoustie: Carnoustie, Angus
cumnock: Cumnock, East Ayrshire
tywyn: Tywyn, Gwynedd
Magherafelt: Magherafelt, County Londonderry
bolsover: Bolsover, Derbyshire
CINDERFORD: Cinderford, Gloucestershire
Ormskirk: Ormskirk, Lancashire`,
  village: `
Lacock: Lacock, Wiltshire
Painswick: Painswick, Gloucestershire
Malham: Malham, North Yorkshire
Castleton Derbyshire: Castleton, Derbyshire
Dunster: Dunster, Somerset
Rye Harbour: Rye Harbour, East Sussex
Kersey: Kersey, Suffolk
Hawkshead: Hawkshead, Cumbria
Porlock: Porlock, Somerset
Solva: Solva, Pembrokeshire
Mevagissey: Mevagissey, Cornwall
Thaxted: Thaxted, Essex
Lustleigh: Lustleigh, Devon
Burnham Market: Burnham Market, Norfolk
Aberdovey: Aberdyfi|Aberdovey, Gwynedd
Bibury: Bibury, Gloucestershire
Cerne Abbas: Cerne Abbas, Dorset
Heptonstall: Heptonstall, West Yorkshire
Polperro: Polperro, Cornwall
Aldeburgh: Aldeburgh, Suffolk
Gairloch: Gairloch, Highland
Luss: Luss, Argyll and Bute
Betws-y-Coed: Betws-y-Coed, Conwy
Chiddingfold: Chiddingfold, Surrey
askrigg: Askrigg, North Yorkshire
cley next the sea: Cley next the Sea, Norfolk
Monks Eleigh: Monks Eleigh, Suffolk
mawnan smith: Mawnan Smith, Cornwall
Slad: Slad, Gloucestershire
Wylam: Wylam, Northumberland
hesket newmarket: Hesket Newmarket, Cumbria
Slaidburn: Slaidburn, Lancashire
great budworth: Great Budworth, Cheshire
Hope Bagot: Hope Bagot, Shropshire
EARDISLAND: Eardisland, Herefordshire
Ilmington: Ilmington, Warwickshire
hallaton: Hallaton, Leicestershire
Whissendine: Whissendine, Rutland
tealby: Tealby, Lincolnshire
Hemingford grey: Hemingford Grey, Cambridgeshire
Helions Bumpstead: Helions Bumpstead, Essex
turville: Turville, Buckinghamshire
great tew: Great Tew, Oxfordshire
Yattendon: Yattendon, Berkshire
nether wallop: Nether Wallop, Hampshire
Piddletrenthide: Piddletrenthide, Dorset
urchfont: Urchfont, Wiltshire
Snargate: Snargate, Kent
Wasdale head: Wasdale Head, Cumbria
stalling busk: Stalling Busk, North Yorkshire
Plockton: Plockton, Highland
tighnabruaich: Tighnabruaich, Argyll and Bute
Town Yetholm: Town Yetholm, Scottish Borders
llansteffan: Llansteffan, Carmarthenshire
Ystradfellte: Ystradfellte, Powys
llangrannog: Llangrannog, Ceredigion
Cushendun: Cushendun, County Antrim
derrygonnelly: Derrygonnelly, County Fermanagh`,
  suburb: `
Withington: Withington, Greater Manchester
Kings Heath: King's Heath|Kings Heath, West Midlands
Chapel Allerton: Chapel Allerton, West Yorkshire
Cotham: Cotham, Bristol
Portobello Edinburgh: Portobello, City of Edinburgh
Heaton Moor: Heaton Moor, Greater Manchester
Wavertree: Wavertree, Merseyside
Canton Cardiff: Canton, Cardiff
Headingley: Headingley, West Yorkshire
Moseley: Moseley, West Midlands
Gosforth: Gosforth, Tyne and Wear
Roath: Roath, Cardiff
Dennistoun: Dennistoun, Glasgow City
crouch end: Crouch End, Greater London
Nunhead: Nunhead, Greater London
East sheen: East Sheen, Greater London
gants hill: Gants Hill, Greater London
Petts Wood: Petts Wood, Greater London
chorlton cum hardy: Chorlton-cum-Hardy, Greater Manchester
Jesmond: Jesmond, Tyne and Wear
meanwood: Meanwood, West Yorkshire
westbury on trym: Westbury-on-Trym, Bristol
Kings heath: Kings Heath, West Midlands
hyndland: Hyndland, Glasgow City
Pontcanna: Pontcanna, Cardiff
aigburth: Aigburth, Merseyside
Sketty: Sketty, Swansea
ecclesall: Ecclesall, South Yorkshire`,
  'London district': `
Hampstead: Hampstead, Greater London
Fulham: Fulham, Greater London
Balham: Balham, Greater London
Stoke Newington: Stoke Newington, Greater London
Bermondsey: Bermondsey, Greater London
Belgravia: Belgravia, Greater London
Maida Vale: Maida Vale, Greater London
Crystal Palace: Crystal Palace, Greater London
Herne Hill: Herne Hill, Greater London
Earls Court: Earl's Court|Earls Court, Greater London
Stroud Green: Stroud Green, Greater London
Brockley: Brockley, Greater London
Shoreditch: Shoreditch, Greater London
Parsons Green: Parsons Green, Greater London
Crouch End: Crouch End, Greater London`,
  'town and county': `
Bradford, West Yorks: Bradford, West Yorkshire
Wellington Shropshire: Wellington, Shropshire
Hexham Northumberland: Hexham, Northumberland
Farnham Surrey: Farnham, Surrey
Preston, Lancs: Preston, Lancashire
Ludlow, Salop: Ludlow, Shropshire
Halesworth Suffolk: Halesworth, Suffolk
Qwertyham, Devon: Devon
Fooington Essex: Essex
Leyland Lancashire: Leyland, Lancashire
St Ives, Cambs: St Ives, Cambridgeshire
Wickham, Hampshire: Wickham, Hampshire
Kington Herefordshire: Kington, Herefordshire
Melbourne, Derbyshire: Melbourne, Derbyshire
Bromley, Kent: Bromley, Greater London
Sudbury, Derbyshire: Sudbury, Derbyshire
Kingsbridge Devon: Kingsbridge, Devon
Holt, Norfolk: Holt, Norfolk
Clare Suffolk: Clare, Suffolk
Whitchurch hants: Whitchurch, Hampshire
newport nr telford: Newport, Shropshire
Gillingham, Dorset: Gillingham, Dorset`,
  misspelling: `
Nottinghm: Nottingham, Nottinghamshire
Shefield: Sheffield, South Yorkshire
Portsmoth: Portsmouth, Hampshire
Exetter: Exeter, Devon
Norwhich: Norwich, Norfolk
Ipswitch: Ipswich, Suffolk
Brigton: Brighton, East Sussex
Scarborogh: Scarborough, North Yorkshire
Tunbrige Wells: Royal Tunbridge Wells|Tunbridge Wells, Kent
Leemington Spa: Royal Leamington Spa|Leamington Spa, Warwickshire
Lincolnshir: Lincolnshire
Warwikshire: Warwickshire
Chelmsferd: Chelmsford, Essex
Macclesfeild: Macclesfield, Cheshire
Royal Tumbridge Wells: Royal Tunbridge Wells, Kent
leomminster: Leominster, Herefordshire
Buckfastliegh: Buckfastleigh, Devon
hay on why: Hay-on-Wye, Powys
bridgewater: Bridgwater, Somerset
Melton mobray: Melton Mowbray, Leicestershire
saffron waldon: Saffron Walden, Essex
Cirencestor: Cirencester, Gloucestershire
aberystwith: Aberystwyth, Ceredigion
Pitlockry: Pitlochry, Perth and Kinross
kircudbright: Kirkcudbright, Dumfries and Galloway
betws y coad: Betws-y-Coed, Conwy
Enniskilen: Enniskillen, County Fermanagh
budliegh salterton: Budleigh Salterton, Devon
Newcastle under lime: Newcastle-under-Lyme, Staffordshire
hemel hemstead: Hemel Hempstead, Hertfordshire
Royal Wooton Basset: Royal Wootton Bassett, Wiltshire
rickmandsworth: Rickmansworth, Hertfordshire
robin hoods bey: Robin Hood's Bay, North Yorkshire
Much Wenlok: Much Wenlock, Shropshire`,
  'Welsh, Gaelic, Cornish': `
Casnewydd: Newport, Newport
Hwlffordd: Haverfordwest, Pembrokeshire
Y Bala: Bala, Gwynedd
Llanymddyfri: Llandovery, Carmarthenshire
Inbhir Nis: Inverness, Highland
Obar Dheathain: Aberdeen
Y Barri: Barry, Vale of Glamorgan
Aberpennar: Mountain Ash, Rhondda Cynon Taf
Porthia: St Ives, Cornwall
Caergybi: Holyhead, Isle of Anglesey
Aberdaugleddau: Milford Haven, Pembrokeshire
Port Rìgh: Portree, Highland
Pennsans: Penzance, Cornwall`,
  region: `
North East England: North East|North East England
West Midlands: West Midlands
East Midlands: East Midlands
South West: South West|South West England
North Wales: North Wales
Central Scotland: Central Scotland
Wessex: Wessex
the north: North of England|Northern England|The North`,
  county: `
Worcs: Worcestershire
Northants: Northamptonshire
Rutland: Rutland
Westmorland: Westmorland|Cumbria
Pembs: Pembrokeshire
Roxburghshire: Roxburghshire|Scottish Borders
Co Antrim: County Antrim
East Yorkshire: East Riding of Yorkshire|East Yorkshire
Salop: Shropshire
Nairnshire: Nairnshire|Highland
Denbs: Denbighshire
herefordshire: Herefordshire, Herefordshire
Northants: Northamptonshire, Northamptonshire
co fermanagh: County Fermanagh, County Fermanagh
Clackmannanshire: Clackmannanshire, Clackmannanshire
powys: Powys, Powys`,
  landscape: `
North Downs: North Downs
Malvern Hills: Malvern Hills
Quantocks: Quantock Hills|Quantocks
Cairngorms: Cairngorms
Ashdown Forest: Ashdown Forest
Lincolnshire Wolds: Lincolnshire Wolds
Bodmin Moor: Bodmin Moor
Cannock Chase: Cannock Chase
Gower Peninsula: Gower|Gower Peninsula
Thames Valley: Thames Valley
Scottish Borders: Scottish Borders
The Weald: Weald|The Weald
Dartmoor: Dartmoor
South Downs: South Downs
Wye Valley: Wye Valley
Nidderdale: Nidderdale
Kintyre: Kintyre
isle of purbeck: Isle of Purbeck
Black Isle: Black Isle
the gower: Gower
Romney marsh: Romney Marsh
llyn peninsula: Llŷn Peninsula
South Hams: South Hams
holderness: Holderness
cote d'azur: Côte d'Azur`,
  island: `
Isle of Arran: Isle of Arran|Arran
Shetland: Shetland Islands|Shetland
Isle of Lewis: Isle of Lewis|Lewis|Stornoway
Portsea Island: Portsea Island|Portsea
Jersey: Jersey|JE
Bardsey Island: Bardsey Island|Bardsey
Isle of Bute: Isle of Bute|Bute
Isle of Sheppey: Isle of Sheppey|Sheppey
Orkney: Orkney Islands|Orkney
Isle of Tiree: Tiree|Isle of Tiree
Alderney: Alderney
Thorney Island: Thorney Island`,
  Ireland: `
Co Galway: County Galway
Limerick: Limerick
Dublin 8: Dublin 8
D6W: Dublin 6W
V94 T9PX: Limerick|V94
Sligo: Sligo
Co Meath: County Meath
Malahide: Malahide
Swords, Co Dublin: Swords, Ireland
Co Donegal: County Donegal
Dublin 14: Dublin 14
Kenmare: Kenmare, Ireland
dun laoghaire: Dún Laoghaire, Ireland
Carrick on Shannon: Carrick-on-Shannon, Ireland
westport co mayo: Westport, Ireland
Roundstone: Roundstone, Ireland
nenagh: Nenagh, Ireland
rathmines: Rathmines, Ireland
Inistioge: Inistioge, Ireland
Co. Kerry: County Kerry, Ireland`,
  abroad: `
75005: Paris 5|Paris 5e|Paris 5e Arrondissement
20095 Hamburg: Hamburg
50667: Cologne|Köln
2000 Antwerpen: Antwerp
3011 Rotterdam: Rotterdam
41001 Sevilla: Seville
69002 Lyon: Lyon|Lyon 2|Lyon 2e|Lyon 02
50122: Florence
Sicily: Sicily
Majorca: Majorca|Mallorca|Palma
Alsace: Alsace
Hesse: Hesse
Wallonia: Wallonia
Lombardy: Lombardy
Paris 6e: Paris 6
Lyon 6: Lyon 6
13001 Marseille: Marseille 1|Marseille
80331 München: Munich
48001: Bilbao
00184 Roma: Rome
2018 Antwerpen: Antwerp
Brittany: Brittany
javea: Jávea, Spain
Eymet: Eymet, France
tavira: Tavira, Portugal
Paphos: Paphos, Cyprus
mechelen: Mechelen, Belgium
Koln: Cologne, Germany
noord brabant: North Brabant, Netherlands
Gdynia: Gdynia, Poland
umbria: Umbria, Italy
Aarhus: Aarhus, Denmark`,
  'with words around it': `
close to Exeter: Exeter, Devon
Norwich, Norfolk, England: Norwich, Norfolk
Brighton and surrounding area: Brighton, East Sussex
central Manchester: Manchester, Greater Manchester
Reading town centre: Reading, Berkshire
the city of Lincoln: Lincoln, Lincolnshire`,
  'no place': `
venetian: nothing
qqqqq: nothing
best price: nothing
£££: nothing
near me: nothing
n/a: nothing
upstairs bedroom: nothing`,
  'short form': `
Bp Stortford: Bishop's Stortford, Hertfordshire
mkt harborough: Market Harborough, Leicestershire
stow glos: Stow-on-the-Wold, Gloucestershire
Berwick Northumberland: Berwick-upon-Tweed, Northumberland
Gt Missenden: Great Missenden, Buckinghamshire
gerrard's cross: Gerrards Cross, Buckinghamshire
Burnham Essex: Burnham-on-Crouch, Essex
wells norfolk: Wells-next-the-Sea, Norfolk
Soton: Southampton, Hampshire
Hebden W Yorks: Hebden Bridge, West Yorkshire
ashby leics: Ashby-de-la-Zouch, Leicestershire
E Grinstead: East Grinstead, West Sussex
w'hampton: Wolverhampton, West Midlands
welwyn gc: Welwyn Garden City, Hertfordshire
Bury St Eds: Bury St Edmunds, Suffolk
weston s mare: Weston-super-Mare, Somerset
Nth Berwick: North Berwick, East Lothian
ross herefordshire: Ross-on-Wye, Herefordshire
Ft William: Fort William, Highland
bishops castle: Bishop's Castle, Shropshire`,
}
