/** `typed | in the Location box | words | place, where | intent`; words exclude place, intent and filler. */
export const labelledSearches: Record<string, string> = {
  'words and a place': `
blinds leeds cheap | | blinds | Leeds, West Yorkshire
leeds cheap blinds | | blinds | Leeds, West Yorkshire
cheap blinds leeds | | blinds | Leeds, West Yorkshire
Venetian blinds Bolton | | venetian blinds | Bolton, Greater Manchester
darlington curtains | | curtains | Darlington, County Durham
stroud roman blinds | | roman blinds | Stroud, Gloucestershire
shutters milton keynes | | shutters | Milton Keynes, Buckinghamshire
curtain poles stoke on trent | | curtain poles | Stoke-on-Trent, Staffordshire
blackout curtains nottingham best price | | blackout curtains | Nottingham, Nottinghamshire
kings lynn blinds | | blinds | King's Lynn, Norfolk
plymouth blind repairs | | blind repairs | Plymouth, Devon
Blinds, Rotherham | | blinds | Rotherham, South Yorkshire
blinds - wakefield | | blinds | Wakefield, West Yorkshire
roller blinds hove | | roller blinds | Hove, East Sussex
shutters bath | | shutters | Bath, Somerset
curtains reading | | curtains | Reading, Berkshire
blinds bury | | blinds | Bury, Greater Manchester`,
  'with in or near': `
blinds in Leeds | | blinds | Leeds, West Yorkshire
curtain makers near Salisbury | | curtain makers | Salisbury, Wiltshire
in Derby wooden blinds | | wooden blinds | Derby, Derbyshire
shutters around Cambridge | | shutters | Cambridge, Cambridgeshire
perfect fit blinds in the Doncaster area | | perfect fit blinds | Doncaster, South Yorkshire
curtains in Wells | | curtains | Wells, Somerset
blinds in Deal | | blinds | Deal, Kent
roman blinds in Street | | roman blinds | Street, Somerset
blinds at Peterborough | | blinds | Peterborough, Cambridgeshire
shutters within 20 miles of Chester | | shutters | Chester, Cheshire`,
  'all in Location': `
 | roman blinds in Stroud | roman blinds | Stroud, Gloucestershire
 | blinds leeds | blinds | Leeds, West Yorkshire
 | shutters near BA1 | shutters | BA1, Bath
 | curtains Preston | curtains | Preston, Lancashire
 | leicester roller blinds | roller blinds | Leicester, Leicestershire
 | blind repairs around Southend | blind repairs | Southend-on-Sea, Essex
 | blinds near me | blinds | | near me
 | Taunton | | Taunton, Somerset`,
  'both boxes': `
blinds | leeds | blinds | Leeds, West Yorkshire
cheap blinds | GL50 1HX | blinds | GL50, Cheltenham
shutters | Richmond, Surrey | shutters | Richmond, Greater London
vertical blinds | hull | vertical blinds | Kingston upon Hull|Hull
bedroom curtains | Leeds | bedroom curtains | Leeds, West Yorkshire
blinds near me | York | blinds | York, North Yorkshire
open now | Norwich | | Norwich, Norfolk | open now
 | Tunbridge Wells, Kent | | Royal Tunbridge Wells|Tunbridge Wells, Kent`,
  'namesakes with a county': `
shutters richmond surrey | | shutters | Richmond, Greater London
curtains richmond north yorkshire | | curtains | Richmond, North Yorkshire
blinds newport isle of wight | | blinds | Newport, Isle of Wight
blinds newport gwent | | blinds | Newport, Newport
shutters ashford kent | | shutters | Ashford, Kent
roller blinds wellington somerset | | roller blinds | Wellington, Somerset
curtains bradford on avon | | curtains | Bradford-on-Avon, Wiltshire
blinds st ives cornwall | | blinds | St Ives, Cornwall
curtains perth scotland | | curtains | Perth, Perth and Kinross
blinds washington tyne and wear | | blinds | Washington, Tyne and Wear
shutters whitchurch shropshire | | shutters | Whitchurch, Shropshire
blinds in Halifax West Yorkshire | | blinds | Halifax, West Yorkshire`,
  postcodes: `
blinds GL50 1HX | | blinds | GL50, Cheltenham
blinds ls14dy | | blinds | LS1, Leeds
gl50 shutters | | shutters | GL50, Cheltenham
shutters TW9 | | shutters | TW9, Richmond
curtains RG1 2AA | | curtains | RG1, Reading
roman blinds b33 8th | | roman blinds | B33, Birmingham
vertical blinds near ST4 | | vertical blinds | ST4, Stoke-on-Trent
blinds sa1 | | blinds | SA1, Swansea
EH3 9AA curtains | | curtains | EH3, Edinburgh
blinds bt7 1nn | | blinds | BT7, Belfast`,
  misspelt: `
blnids in mancester | | blinds | Manchester, Greater Manchester
curtians leeds | | curtains | Leeds, West Yorkshire
shuttters liverpol | | shutters | Liverpool, Merseyside
roler blinds brimingham | | roller blinds | Birmingham, West Midlands
venitian blinds Cheltnham | | venetian blinds | Cheltenham, Gloucestershire
blidns | Glasgwo | blinds | Glasgow, Glasgow City
plantaton shutters cambrige | | plantation shutters | Cambridge, Cambridgeshire
blinds midlesborough | | blinds | Middlesbrough, North Yorkshire
virtical blinds newcastle | | vertical blinds | Newcastle upon Tyne, Tyne and Wear
curtains edinborough | | curtains | Edinburgh, City of Edinburgh
blinds sutton colfield | | blinds | Sutton Coldfield, West Midlands
curtains newcastle under lyne | | curtains | Newcastle under Lyme, Staffordshire
blinds hebdon bridge | | blinds | Hebden Bridge, West Yorkshire
shutters potters barr | | shutters | Potters Bar, Hertfordshire
blinds stratford upon avan | | blinds | Stratford-upon-Avon, Warwickshire
curtains north barwick | | curtains | North Berwick, East Lothian
blinds lytham st anns | | blinds | Lytham St Annes, Lancashire
blinds chester le stret | | blinds | Chester-le-Street, County Durham
roman blinds castle donnington | | roman blinds | Castle Donington, Leicestershire
blinds high wycom | | blinds | High Wycombe, Buckinghamshire
 | Milton of Campsey | | Milton of Campsie, East Dunbartonshire
 | Lougborough | | Loughborough, Leicestershire
conservatry blinds peterbrough | | conservatory blinds | Peterborough, Cambridgeshire`,
  intents: `
blinds near me open now | | blinds | | near me, open now
near me | | | | near me
curtains nearby | | curtains | | near me
shutters close to me | | shutters | | near me
best blinds in Leeds | | blinds | Leeds, West Yorkshire | rated
best rated shutters Bristol | | shutters | Bristol, Bristol | rated
4 star curtain shops York | | curtain | York, North Yorkshire | rated
highly rated blinds Bath | | blinds | Bath, Somerset | rated
blinds open now in Cardiff | | blinds | Cardiff, Cardiff | open now
shutters open now | | shutters | | open now
blinds around me | | blinds | | near me
curtain fitters in my area | | curtain fitters | | near me`,
  'no place': `
blinds | | blinds
roman blinds | | roman blinds
blackout roller blinds | | blackout roller blinds
curtain fitting | | curtain fitting
interlined curtains | | interlined curtains
blind cleaning | | blind cleaning
hand made curtains | | hand made curtains
shutter repairs | | shutter repairs
child safe blinds | | child safe blinds
tier on tier shutters | | tier on tier shutters
manor house curtains | | manor house curtains`,
  'brands and materials': `
somfy motors derby | | somfy motors | Derby, Derbyshire
luxaflex blinds | | luxaflex blinds
silent gliss tracks Birmingham | | silent gliss tracks | Birmingham, West Midlands
duette blinds york | | duette blinds | York, North Yorkshire
velux blinds | Preston | velux blinds | Preston, Lancashire
bamboo blinds | | bamboo blinds
basswood shutters norwich | | basswood shutters | Norwich, Norfolk
faux wood blinds | | faux wood blinds
silk curtains edinburgh | | silk curtains | Edinburgh, City of Edinburgh
cotton roman blinds exeter | | cotton roman blinds | Exeter, Devon
wool curtains Shrewsbury | | wool curtains | Shrewsbury, Shropshire
white wooden blinds slough | | white wooden blinds | Slough, Berkshire`,
  'rooms and windows': `
bathroom blinds hull | | bathroom blinds | Kingston upon Hull|Hull
nursery blackout blinds | | nursery blackout blinds
kitchen roller blinds dundee | | kitchen roller blinds | Dundee, Dundee City
bay window shutters bournemouth | | bay window shutters | Bournemouth, Dorset
sash window shutters | | sash window shutters
patio door blinds croydon | | patio door blinds | Croydon, Greater London
skylight blinds Exeter | | skylight blinds | Exeter, Devon
bedroom curtains Carlisle | | bedroom curtains | Carlisle, Cumbria
bi-fold door blinds Crawley | | bi fold door blinds | Crawley, West Sussex
conservatory roof blinds | Lincoln | conservatory roof blinds | Lincoln, Lincolnshire`,
  names: `
Larkmoor Blinds | | Larkmoor Blinds | | name
larkmoor | | Larkmoor Blinds | | name
Quillfeather Interiors | | Quillfeather Interiors | | name
quillfeather interiors york | | Quillfeather Interiors | | name
Bath Road Curtain Rooms | | Bath Road Curtain Rooms | | name
Pottergate & Hale Shutters | | Pottergate & Hale Shutters | | name
Winterbrook of Windsor | | Winterbrook of Windsor | | name
J. Ottershaw & Daughters | | J. Ottershaw & Daughters | | name`,
  sentences: `
I am looking for roman blinds in Stroud | | roman blinds | Stroud, Gloucestershire
who can fit shutters in Leicester | | fit shutters | Leicester, Leicestershire
need new curtains for my house in Swansea | | curtains | Swansea, Swansea
can anyone recommend a curtain maker near Chester | | curtain maker | Chester, Cheshire
how much are wooden blinds in Leeds | | wooden blinds | Leeds, West Yorkshire
blinds fitted in Sunderland please | | blinds fitted | Sunderland, Tyne and Wear
someone to clean vertical blinds in Worthing | | clean vertical blinds | Worthing, West Sussex`,
  areas: `
blinds surrey | | blinds | Surrey
shutters glos | | shutters | Gloucestershire
curtains in north wales | | curtains | North Wales
blinds lake district | | blinds | Lake District
roman blinds anglesey | | roman blinds | Isle of Anglesey|Anglesey
shutters London | | shutters | London
blinds scotland | | blinds | Scotland
curtains peak district | | curtains | Peak District
blinds west midlands | | blinds | West Midlands`,
  'places that hide, and words that look like places': `
top down bottom up blinds |  | top down bottom up blinds |
mould resistant blinds for bathroom |  | mould resistant blinds for bathroom |
best deal on shutters |  | best deal on shutters |
march sale roller blinds |  | march sale roller blinds |
wool curtains interlined |  | wool curtains interlined |
barking dog proof blinds |  | barking dog proof blinds |
ash wood shutters |  | ash wood shutters |
bow window curtain pole |  | bow window curtain pole |
box pleat valance |  | box pleat valance |
ford transit blackout blinds |  | ford transit blackout blinds |
nottingham lace curtains panel |  | nottingham lace curtains panel |
holland blinds |  | holland blinds |
austrian blinds made to measure |  | austrian blinds made to measure |
venetian blinds 25mm |  | venetian blinds 25mm |
Roman blinds in linen |  | Roman blinds in linen |
french door blinds no drill |  | french door blinds no drill |
panama weave curtains |  | panama weave curtains |
nice curtains for lounge |  | nice curtains for lounge |
beer garden awning |  | beer garden awning |
Laura Ashley curtains |  | Laura Ashley curtains |
thomas sanderson shutters spare parts |  | thomas sanderson shutters spare parts |
stone coloured roller blind |  | stone coloured roller blind |
sandy beige voiles |  | sandy beige voiles |
rugby curtains boys bedroom |  | rugby curtains boys bedroom |
hook and loop tape roman blind |  | hook and loop tape roman blind |
peel and stick blinds |  | peel and stick blinds |
blinds for reading nook |  | blinds for reading nook |
street facing window privacy film |  | street facing window privacy film |
curtains over french doors |  | curtains over french doors |
silk curtains in ivory |  | silk curtains in ivory |
blinds in white |  | blinds in white |
shutters in bay window |  | shutters in bay window |
settle cushion and matching curtains |  | settle cushion and matching curtains |
bath blinds | bath | bath blinds | Bath, Somerset
curtain sale in sale |  | curtain sale | Sale, Greater Manchester
rugby curtains | hull | rugby curtains | Hull, East Riding of Yorkshire
reading room blinds oxford |  | reading room blinds | Oxford, Oxfordshire
wool curtains nr deal kent |  | wool curtains | Deal, Kent
holland blinds | Dorking | holland blinds | Dorking, Surrey
venetian blinds venice |  | venetian blinds | Venice, Italy
roman blinds nr diss |  | roman blinds | Diss, Norfolk
curtain fitter in great bookham |  | curtain fitter | Great Bookham, Surrey
shutters junction 9 m40 |  | shutters | Bicester, Oxfordshire
rolety londyn |  | rolety | London, Greater London
Curtain maker near nether wallop |  | Curtain maker | Nether Wallop, Hampshire
blinds great snoring |  | blinds | Great Snoring, Norfolk
shutter fitters hutton le hole |  | shutter fitters | Hutton-le-Hole, North Yorkshire
made to measure curtains harogate |  | made to measure curtains | Harrogate, North Yorkshire
vertical blinds cheltnam |  | vertical blinds | Cheltenham, Gloucestershire
blind cleaning middlesborough |  | blind cleaning | Middlesbrough, North Yorkshire
plantation shutters guilford |  | plantation shutters | Guildford, Surrey
electric blinds b'ham |  | electric blinds | Birmingham, West Midlands
awnings bury st eds |  | awnings | Bury St Edmunds, Suffolk
curtain alterations newcastle u lyme |  | curtain alterations | Newcastle-under-Lyme, Staffordshire
blinds gt yarmouth |  | blinds | Great Yarmouth, Norfolk
conservatory blinds mkt harborough |  | conservatory blinds | Market Harborough, Leicestershire
Shutters hemel herts |  | Shutters | Hemel Hempstead, Hertfordshire
someone to fit curtain track in blubberhouses |  | someone to fit curtain track | Blubberhouses, North Yorkshire
curtain lady nr eyam |  | curtain lady | Eyam, Derbyshire
llenni aberteifi |  | llenni | Cardigan, Ceredigion
bleindiau caerdydd |  | bleindiau | Cardiff, Cardiff
blinds pontrhydfendigaid |  | blinds | Pontrhydfendigaid, Ceredigion
roller blinds in rhosneigr anglesey |  | roller blinds | Rhosneigr, Isle of Anglesey
velux blinds aberystwith |  | velux blinds | Aberystwyth, Ceredigion
blind fitter plockton |  | blind fitter | Plockton, Highland
curtains and blinds kirkaldy |  | curtains and blinds | Kirkcaldy, Fife
roman blind maker pittenweem |  | roman blind maker | Pittenweem, Fife
blackout blinds cushendun |  | blackout blinds | Cushendun, County Antrim
blind repairs carrickfergas |  | blind repairs | Carrickfergus, County Antrim
curtain poles | gortin | curtain poles | Gortin, County Tyrone
shutters weston s mare |  | shutters | Weston-super-Mare, Somerset
bespoke curtains | T Wells | bespoke curtains | Royal Tunbridge Wells, Kent
perfect fit blinds | soton | perfect fit blinds | Southampton, Hampshire
interior shutters around kings lynn |  | interior shutters | King's Lynn, Norfolk
motorised blinds stratford apon avon |  | motorised blinds | Stratford-upon-Avon, Warwickshire
curtain cleaning berkamsted |  | curtain cleaning | Berkhamsted, Hertfordshire
persianas marbela |  | persianas | Marbella, Spain
rollos münchen |  | rollos | Munich, Germany
bay window blinds chorlton cum hardy |  | bay window blinds | Chorlton-cum-Hardy, Greater Manchester
tende da sole firenze |  | tende da sole | Florence, Italy
blind repair glasgow |  | blind repair | Glasgow, Glasgow City
luxaflex stockist bath |  | luxaflex stockist | Bath, Somerset
family run curtain shop harrogate |  | family run curtain shop | Harrogate, North Yorkshire
blinds leeds |  | blinds | Leeds, West Yorkshire
Plantation Shutters Brighton |  | Plantation Shutters | Brighton, East Sussex
curtain makers in norwich |  | curtain makers | Norwich, Norfolk
vertical blind slats replacement sheffield |  | vertical blind slats replacement | Sheffield, South Yorkshire
office blinds | Manchester | office blinds | Manchester, Greater Manchester
roof blinds near exeter |  | roof blinds | Exeter, Devon
electric curtains cardiff |  | electric curtains | Cardiff, Cardiff
roller blinds | swansea | roller blinds | Swansea, Swansea
SHUTTERS COVENTRY |  | SHUTTERS | Coventry, West Midlands
curtain tracks edinburgh |  | curtain tracks | Edinburgh, City of Edinburgh
Hillarys alternative derby |  | Hillarys alternative | Derby, Derbyshire
wooden blinds | York | wooden blinds | York, North Yorkshire
measure and fit curtains stirling |  | measure and fit curtains | Stirling, Stirling
voile curtains inverness |  | voile curtains | Inverness, Highland
blinds fitted belfast lisburn road |  | blinds fitted lisburn road | Belfast, County Antrim
curtains omagh |  | curtains | Omagh, County Tyrone
blinds in cork ireland |  | blinds | Cork, Ireland
shutters galway |  | shutters | Galway, Ireland
awning installers in marbella |  | awning installers | Marbella, Spain
curtain maker | Algarve | curtain maker | Algarve, Portugal
blind shop sw11 |  | blind shop | SW11, Greater London
bay window shutters | GL50 | bay window shutters | GL50, Gloucestershire
childrens blackout blinds bn3 |  | childrens blackout blinds | BN3, East Sussex
cheap blinds crouch end |  | cheap blinds | Crouch End, Greater London
pinch pleat curtains jesmond |  | pinch pleat curtains | Jesmond, Tyne and Wear
interior designer curtains cumbria |  | interior designer curtains | Cumbria, Cumbria
blinds and shutters rutland |  | blinds and shutters | Rutland, Rutland
curtain workroom | Northumberland | curtain workroom | Northumberland, Northumberland
blinds for holiday let lake district |  | blinds for holiday let | Lake District, Cumbria
day and night blinds | Ipswich | day and night blinds | Ipswich, Suffolk
smart blinds cambridge |  | smart blinds | Cambridge, Cambridgeshire
security shutters for shop in luton |  | security shutters for shop | Luton, Bedfordshire
curtain making classes lewes |  | curtain making classes | Lewes, East Sussex
skylight blinds |  | skylight blinds |
made to measure eyelet curtains |  | made to measure eyelet curtains |
 | truro |  | Truro, Cornwall
pleated blinds | Oban | pleated blinds | Oban, Argyll and Bute
pull down blinds |  | pull down blinds |
stuck down blind |  | stuck down blind |
mould resistant blinds |  | mould resistant blinds |
john lewis curtains |  | john lewis curtains |
hook on curtains |  | hook on curtains |
boho curtains |  | boho curtains |
bridge blinds |  | bridge blinds |
reading room blinds |  | reading room blinds |
blinds galway |  | blinds | Galway, Ireland
tunbrige wells shutters |  | shutters | Royal Tunbridge Wells, Kent
curtains bury st edmonds |  | curtains | Bury St Edmunds, Suffolk
blinds Cirenscester |  | blinds | Cirencester, Gloucestershire
blinds hertfordshite |  | blinds | Hertfordshire, Hertfordshire
electric blinds L'pool |  | electric blinds | Liverpool, Merseyside
blinds MK |  | blinds | MK, Buckinghamshire
blinds stratford warks |  | blinds | Stratford-upon-Avon, Warwickshire
blinds junction 9 m40 |  | blinds junction 9 m40 |
blinds nr Diss |  | blinds | Diss, Norfolk
blinds in Teesside |  | blinds | Teesside|Cleveland,
blinds vienna |  | blinds | Vienna, Austria
curtains Algarve |  | curtains | Algarve, Portugal
wooden blinds hebden brige |  | wooden blinds | Hebden Bridge, West Yorkshire
perfect fit blinds cleckheeton |  | perfect fit blinds | Cleckheaton, West Yorkshire
blinds wivelsfield green |  | blinds | Wivelsfield Green, East Sussex`,
}
