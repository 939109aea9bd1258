/** Only counted: do not look at failures while developing, and replace searches that have been looked at. */
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
  'places that hide, and words that look like places': `
wool curtains |  | wool curtains |
nice voiles for bay window |  | nice voiles for bay window |
Paisley pattern curtains stirling |  | Paisley pattern curtains | Stirling, Stirling
harris tweed roman blind |  | harris tweed roman blind |
nottingham lace panels |  | nottingham lace panels |
Warwick fabrics stockist in Hexham |  | Warwick fabrics stockist | Hexham, Northumberland
hunter douglas duette |  | hunter douglas duette |
jersey knit curtain fabric |  | jersey knit curtain fabric |
best deal on shutters in Deal |  | best deal on shutters | Deal, Kent
blinds for reading nook |  | blinds for reading nook |
bow window curtain track |  | bow window curtain track |
holland cloth roller blind |  | holland cloth roller blind |
french door blinds hitchin |  | french door blinds | Hitchin, Hertfordshire
laura ashley curtains in Wetherby |  | laura ashley curtains | Wetherby, West Yorkshire
panama weave curtains |  | panama weave curtains |
Norman shutters farnham surrey |  | Norman shutters | Farnham, Surrey
ash wood venetian blinds |  | ash wood venetian blinds |
stone coloured roman blinds in Thirsk |  | stone coloured roman blinds | Thirsk, North Yorkshire
madras cotton voile |  | madras cotton voile |
toile de jouy curtains |  | toile de jouy curtains |
austrian blinds harrogate |  | austrian blinds | Harrogate, North Yorkshire
irish linen curtains | Bakewell | irish linen curtains | Bakewell, Derbyshire
eyelet curtains diss |  | eyelet curtains | Diss, Norfolk
roller blinds sale |  | roller blinds sale |
sandy beige vertical blinds |  | sandy beige vertical blinds |
velux blinds Battle east sussex |  | velux blinds | Battle, East Sussex
church hall stage curtains Church Stretton |  | church hall stage curtains | Church Stretton, Shropshire
oxford blue velvet curtains |  | oxford blue velvet curtains |
brussels lace cafe curtains |  | brussels lace cafe curtains |
lincoln green blackout curtains |  | lincoln green blackout curtains |
blinds fitted by end of march |  | blinds fitted by end of march |
anti mold blinds for shower |  | anti mold blinds for shower |
flint grey venetian blinds |  | flint grey venetian blinds |
box pleat pelmet | Ledbury | box pleat pelmet | Ledbury, Herefordshire
side seal blackout blind |  | side seal blackout blind |
champagne coloured curtains |  | champagne coloured curtains |
burgundy velvet curtains Morpeth |  | burgundy velvet curtains | Morpeth, Northumberland
bordeaux red roller blind |  | bordeaux red roller blind |
rugby ball curtains for boys bedroom |  | rugby ball curtains for boys bedroom |
ashley wilde curtains | Nantwich | ashley wilde curtains | Nantwich, Cheshire
curtain maker near chiddingly |  | curtain maker | Chiddingly, East Sussex
shutters gt yarmouth |  | shutters | Great Yarmouth, Norfolk
blinds mkt drayton |  | blinds | Market Drayton, Shropshire
roller blinds in Cirencster |  | roller blinds | Cirencester, Gloucestershire
made to measure curtains llanwrtyd wells |  | made to measure curtains | Llanwrtyd Wells, Powys
blind repairs Aughnacloy |  | blind repairs | Aughnacloy, County Tyrone
plantation shutters bishops waltham |  | plantation shutters | Bishop's Waltham, Hampshire
awnings porthscatho |  | awnings | Portscatho, Cornwall
velux blinds aberlady |  | velux blinds | Aberlady, East Lothian
vertical blinds wolverhamton |  | vertical blinds | Wolverhampton, West Midlands
window shutters shipton under wychwood |  | window shutters | Shipton-under-Wychwood, Oxfordshire
curtains fitted Stoke Poges |  | curtains fitted | Stoke Poges, Buckinghamshire
motorised blinds peaslake |  | motorised blinds | Peaslake, Surrey
blinds B'ham |  | blinds | Birmingham, West Midlands
blinds scarbrough |  | blinds | Scarborough, North Yorkshire
cafe style shutters near Much Hadham |  | cafe style shutters | Much Hadham, Hertfordshire
curtain alterations skelmanthorpe |  | curtain alterations | Skelmanthorpe, West Yorkshire
blackout blinds weston-s-mare |  | blackout blinds | Weston-super-Mare, Somerset
conservatory blinds ashby de la zouche |  | conservatory blinds | Ashby-de-la-Zouch, Leicestershire
roman blinds Blairgowry |  | roman blinds | Blairgowrie, Perth and Kinross
Blinds in braemar |  | Blinds | Braemar, Aberdeenshire
shutter fitting rottingdean |  | shutter fitting | Rottingdean, East Sussex
interior shutters L'pool |  | interior shutters | Liverpool, Merseyside
pleated blinds harpendon |  | pleated blinds | Harpenden, Hertfordshire
curtain poles | thorpeness | curtain poles | Thorpeness, Suffolk
outdoor blinds in abersoch |  | outdoor blinds | Abersoch, Gwynedd
blind cleaning royal tunbrige wells |  | blind cleaning | Royal Tunbridge Wells, Kent
security shutters mcr |  | security shutters | Manchester, Greater Manchester
hand sewn curtains near Wass |  | hand sewn curtains | Wass, North Yorkshire
blinds holmbury st mary |  | blinds | Holmbury St Mary, Surrey
wooden shutters edinborough |  | wooden shutters | Edinburgh, City of Edinburgh
vertical blind slats huddersfeild |  | vertical blind slats | Huddersfield, West Yorkshire
day and night blinds dromara |  | day and night blinds | Dromara, County Down
curtain track fitter Porlock Weir |  | curtain track fitter | Porlock Weir, Somerset
shutters st albans herts |  | shutters | St Albans, Hertfordshire
blinds near nether stowey |  | blinds | Nether Stowey, Somerset
electric curtains | Bicster | electric curtains | Bicester, Oxfordshire
curtains and upholstery kirkby malzeard |  | curtains and upholstery | Kirkby Malzeard, North Yorkshire
skylight blinds Loughbrough |  | skylight blinds | Loughborough, Leicestershire
wave curtains | st leonards on sea | wave curtains | St Leonards-on-Sea, East Sussex
blinds in Norwich |  | blinds | Norwich, Norfolk
shutters guildford |  | shutters | Guildford, Surrey
curtain fitters near Shrewsbury |  | curtain fitters | Shrewsbury, Shropshire
roller blinds carlisle |  | roller blinds | Carlisle, Cumbria
wooden venetian blinds |  | wooden venetian blinds |
made to measure curtains Cheltenham |  | made to measure curtains | Cheltenham, Gloucestershire
plantation shutters bristol |  | plantation shutters | Bristol, Bristol
bifold door blinds glasgow |  | bifold door blinds | Glasgow, Glasgow City
curtain cleaning Cardiff |  | curtain cleaning | Cardiff, Cardiff
blind fitter in belfast |  | blind fitter | Belfast, County Antrim
cheap blinds dundee |  | cheap blinds | Dundee, Dundee City
full height shutters london |  | full height shutters | London, Greater London
blackout blinds nursery |  | blackout blinds nursery |
blind repair | Exeter | blind repair | Exeter, Devon
S fold curtains | York | S fold curtains | York, North Yorkshire
conservatory roof blinds | Milton Keynes | conservatory roof blinds | Milton Keynes, Buckinghamshire
vertical blinds plymouth |  | vertical blinds | Plymouth, Devon
awning installers around Bournemouth |  | awning installers | Bournemouth, Dorset
shutters in Sale Cheshire |  | shutters | Sale, Greater Manchester
smart blinds that work with alexa |  | smart blinds that work with alexa |
replacement slats vertical blinds |  | replacement slats vertical blinds |
curtain making swansea |  | curtain making | Swansea, Swansea
window blinds peterborough |  | window blinds | Peterborough, Cambridgeshire
tier on tier shutters Maidstone |  | tier on tier shutters | Maidstone, Kent
pinch pleat curtains inverness |  | pinch pleat curtains | Inverness, Highland
office blinds in Leeds |  | office blinds | Leeds, West Yorkshire
blinds | LA9 4 | blinds | LA9, Cumbria
shutters SE22 |  | shutters | SE22, Greater London
no drill blinds for upvc windows |  | no drill blinds for upvc windows |
curtains galway |  | curtains | Galway, Ireland
roller shutters marbella |  | roller shutters | Marbella, Spain
external shutters in Bergerac |  | external shutters | Bergerac, France
blinds fitted Chesterfield derbyshire |  | blinds fitted | Chesterfield, Derbyshire
shaped shutters for arched window |  | shaped shutters for arched window |
curtain rail fitting Northampton |  | curtain rail fitting | Northampton, Northamptonshire
blinds Cork ireland |  | blinds | Cork, Ireland
roman blinds | Perth | roman blinds | Perth, Perth and Kinross
voile curtains wrexham |  | voile curtains | Wrexham, Wrexham
child safe blinds in Taunton |  | child safe blinds | Taunton, Somerset
door curtains draught proof Aberdeen |  | door curtains draught proof | Aberdeen, Aberdeen City`,
}
