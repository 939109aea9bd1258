/**
 * Landscapes, coasts and islands that people search by: `name|other names|counties|towns and villages at their edges and inside`.
 * A landscape's middle and reach follow from the places named, whose points are those of the gazetteer.
 */
export const landscapeLines = `
Cotswolds|The Cotswolds, Cotswold, Cotswold Hills, North Cotswolds, South Cotswolds|Gloucestershire, Oxfordshire, Worcestershire|Stow on the Wold, Cirencester, Chipping Campden, Burford, Tetbury, Painswick, Broadway, Chipping Norton, Winchcombe, Wotton-under-Edge
South Downs|The South Downs, South Downs National Park|East Sussex, West Sussex, Hampshire|Lewes, Alfriston, Ditchling, Steyning, Arundel, Midhurst, Petworth, Petersfield, Winchester
North Downs|The North Downs|Surrey, Kent, Greater London|Guildford, Dorking, Reigate, Oxted, Westerham, Wrotham, Maidstone
Surrey Hills||Surrey|Farnham, Haslemere, Cranleigh, Dorking, Godalming, Shere
The Weald|Weald, High Weald, Low Weald|Kent, East Sussex, West Sussex|East Grinstead, Crowborough, Heathfield, Cranbrook, Tenterden, Haywards Heath, Wadhurst
Ashdown Forest||East Sussex|Crowborough, Forest Row, Nutley, Hartfield
Romney Marsh||Kent|New Romney, Lydd, Dymchurch, Hythe
Wye Valley|The Wye Valley, Lower Wye Valley|Herefordshire, Monmouthshire, Gloucestershire|Ross on Wye, Monmouth, Tintern, Chepstow, Hereford
The Fens|Fens, Fenland, The Fenland, Fen Country|Cambridgeshire, Lincolnshire, Norfolk|Wisbech, March, Ely, Spalding, Chatteris, Boston, Downham Market, Holbeach
Norfolk Broads|The Norfolk Broads, The Broads, Broads, Broads National Park, Norfolk and Suffolk Broads|Norfolk, Suffolk|Wroxham, Stalham, Acle, Loddon, Beccles, Oulton Broad
North Norfolk|North Norfolk Coast|Norfolk|Hunstanton, Wells-next-the-Sea, Sheringham, Cromer, Holt, Fakenham, North Walsham
Suffolk Coast|Suffolk Heritage Coast, Suffolk Coast and Heaths, Suffolk Coastal|Suffolk|Southwold, Aldeburgh, Woodbridge, Felixstowe, Saxmundham
Northumberland National Park||Northumberland|Rothbury, Wooler, Bellingham
Coquetdale||Northumberland|Rothbury
Tamar Valley||Cornwall, Devon|Gunnislake, Calstock, Callington, Tavistock
West Penwith|Penwith|Cornwall|Penzance, St Ives, St Just, Sennen
Kent Downs||Kent|Westerham, Wrotham, Wye, Charing, Lyminge
Breckland|The Brecks, Brecks|Norfolk, Suffolk|Thetford, Brandon, Swaffham, Watton, Mildenhall
Isle of Ely||Cambridgeshire|Ely, Littleport, March
Howardian Hills||North Yorkshire|Malton, Easingwold, Helmsley
Vale of Mowbray||North Yorkshire|Northallerton, Thirsk, Bedale
Arnside and Silverdale|Silverdale and Arnside|Cumbria, Lancashire|Arnside, Silverdale
Cartmel Peninsula||Cumbria|Cartmel, Grange-over-Sands
Solway Coast|Solway Firth, Solway Plain|Cumbria, Dumfries and Galloway|Silloth, Annan
Cheshire Plain||Cheshire|Northwich, Nantwich, Middlewich, Knutsford
Delamere Forest|Delamere|Cheshire|Frodsham, Kelsall, Cuddington
Forest of Arden|Arden|Warwickshire, West Midlands|Henley in Arden, Solihull, Meriden
The Dukeries|Dukeries|Nottinghamshire|Worksop, Ollerton, Edwinstowe
Derwent Valley||Derbyshire|Matlock, Belper, Derby
Dark Peak||Derbyshire|Glossop, Castleton, Hathersage
White Peak||Derbyshire|Bakewell, Ashbourne, Hartington
Goyt Valley||Derbyshire|Whaley Bridge, Buxton
Dove Valley|Dovedale|Derbyshire, Staffordshire|Ashbourne, Uttoxeter
Churnet Valley||Staffordshire|Leek, Cheadle
Trent Valley||Nottinghamshire, Derbyshire, Staffordshire|Burton upon Trent, Long Eaton, Newark on Trent
Soar Valley||Leicestershire|Barrow upon Soar, Loughborough, Sileby
Welland Valley||Leicestershire, Lincolnshire|Market Harborough, Stamford
Nene Valley||Northamptonshire, Cambridgeshire|Oundle, Thrapston, Wellingborough, Peterborough
Severn Valley||Shropshire, Worcestershire|Bridgnorth, Bewdley
Teme Valley||Worcestershire, Shropshire|Tenbury Wells, Ludlow
Golden Valley||Herefordshire|Peterchurch
Windrush Valley||Oxfordshire, Gloucestershire|Burford, Witney, Bourton-on-the-Water
Evenlode Valley||Oxfordshire, Gloucestershire|Charlbury, Moreton in Marsh
Itchen Valley||Hampshire|Winchester, New Alresford
Marshwood Vale||Dorset|Bridport, Whitchurch Canonicorum, Lyme Regis
Chew Valley||Somerset|Chew Magna, Bishop Sutton
Thames Gateway|Thames Estuary|Kent, Essex|Dartford, Gravesend, Grays, Basildon
Medway Towns|The Medway Towns|Kent|Rochester, Chatham, Gillingham
Ayrshire Coast||North Ayrshire, South Ayrshire|Largs, Troon, Ayr, Girvan
Knapdale||Argyll and Bute|Lochgilphead, Tarbert
Easter Ross||Highland|Tain, Invergordon, Alness
Badenoch|Badenoch and Strathspey|Highland|Kingussie, Newtonmore
Angus Glens|Glens of Angus|Angus|Kirriemuir, Edzell
Carse of Gowrie||Perth and Kinross|Errol, Inchture
Lough Neagh||County Antrim, County Armagh|Antrim, Lurgan
Dedham Vale|Constable Country|Suffolk, Essex|Dedham, East Bergholt, Nayland, Manningtree
Lake District|The Lake District, The Lakes, Lake District National Park, Lakeland|Cumbria|Ambleside, Keswick, Windermere, Coniston, Ravenglass, Glenridding, Kendal, Caldbeck
Eden Valley||Cumbria|Penrith, Appleby-in-Westmorland, Kirkby Stephen, Lazonby
Peak District|The Peak District, Peak District National Park, The Peaks|Derbyshire, Staffordshire|Bakewell, Buxton, Matlock, Hathersage, Castleton, Glossop, Ashbourne, Leek
High Peak|The High Peak|Derbyshire|Buxton, Glossop, New Mills, Chapel en le Frith, Castleton
Derbyshire Dales||Derbyshire|Matlock, Bakewell, Ashbourne, Wirksworth
Hope Valley||Derbyshire|Hope, Castleton, Hathersage, Bamford
New Forest|The New Forest, New Forest National Park|Hampshire|Lyndhurst, Brockenhurst, Lymington, Ringwood, Beaulieu, Fordingbridge
Yorkshire Dales|The Yorkshire Dales, The Dales, Yorkshire Dales National Park|North Yorkshire, Cumbria|Hawes, Settle, Grassington, Sedbergh, Leyburn, Reeth, Skipton
North York Moors|The North York Moors, North Yorkshire Moors, Yorkshire Moors, North York Moors National Park|North Yorkshire|Pickering, Helmsley, Whitby, Great Ayton, Guisborough, Scarborough
Yorkshire Wolds|The Wolds, The Yorkshire Wolds|East Riding of Yorkshire|Driffield, Pocklington, Market Weighton, Beverley
Yorkshire Coast||North Yorkshire, East Riding of Yorkshire|Whitby, Scarborough, Filey, Bridlington
Holderness||East Riding of Yorkshire|Hornsea, Withernsea, Hedon, Patrington
Vale of York||North Yorkshire|York, Easingwold, Selby, Boroughbridge
Nidderdale||North Yorkshire|Pateley Bridge, Ripon
Wensleydale||North Yorkshire|Hawes, Leyburn, Middleham
Wharfedale||North Yorkshire, West Yorkshire|Grassington, Ilkley, Otley
Swaledale||North Yorkshire|Reeth, Richmond
Calder Valley||West Yorkshire|Todmorden, Hebden Bridge, Halifax
Holme Valley||West Yorkshire|Holmfirth, Honley
Pennines|The Pennines|West Yorkshire, Lancashire, Cumbria, Derbyshire|Alston, Hebden Bridge, Glossop, Nelson
North Pennines||Cumbria, County Durham, Northumberland|Alston, Stanhope, Middleton-in-Teesdale, Allendale Town
Teesdale||County Durham|Barnard Castle, Middleton-in-Teesdale
Weardale||County Durham|Stanhope, Wolsingham
Tyne Valley|Tynedale|Northumberland|Hexham, Prudhoe, Haltwhistle, Corbridge
Northumberland Coast|Northumbrian Coast|Northumberland|Seahouses, Bamburgh, Alnmouth, Amble
Cheviots|The Cheviots, Cheviot Hills|Northumberland|Wooler, Rothbury, Bellingham
Northumbria||Northumberland, County Durham, Tyne and Wear|Alnwick, Hexham, Durham, Newcastle upon Tyne, Berwick-upon-Tweed
Forest of Bowland|Trough of Bowland, Bowland|Lancashire|Garstang, Clitheroe, Longridge, Slaidburn
Ribble Valley||Lancashire|Clitheroe, Whalley, Longridge
Fylde|The Fylde, Fylde Coast|Lancashire|Blackpool, Lytham St Annes, Fleetwood, Kirkham
Morecambe Bay||Lancashire, Cumbria|Morecambe, Grange-over-Sands, Barrow in Furness
Furness|Furness Peninsula|Cumbria|Barrow in Furness, Ulverston, Dalton in Furness, Broughton-in-Furness
Dartmoor|Dartmoor National Park|Devon|Princetown, Okehampton, Moretonhampstead, Ashburton, Tavistock, Ivybridge
Exmoor|Exmoor National Park|Somerset, Devon|Dulverton, Porlock, Lynton, Dunster
South Hams|The South Hams|Devon|Kingsbridge, Totnes, Salcombe, Dartmouth, Ivybridge
English Riviera|The English Riviera|Devon|Torquay, Paignton, Brixham
Bodmin Moor||Cornwall|Bodmin, Camelford, Liskeard, Launceston
Lizard Peninsula|The Lizard Peninsula, The Lizard|Cornwall|Helston, Lizard, Mullion, St Keverne
Roseland Peninsula|The Roseland, Roseland|Cornwall|St Mawes, Portscatho, Tregony, Veryan
West Cornwall||Cornwall|Penzance, St Ives, Helston, Hayle
North Cornwall||Cornwall|Bude, Wadebridge, Camelford, Padstow, Launceston
Jurassic Coast|The Jurassic Coast|Dorset, Devon|Exmouth, Sidmouth, Lyme Regis, Bridport, Weymouth, Swanage
Isle of Purbeck|Purbeck, Purbecks, The Purbecks, Purbeck Hills|Dorset|Wareham, Swanage, Corfe Castle
Blackmore Vale|Blackmoor Vale|Dorset|Sturminster Newton, Stalbridge, Shaftesbury
Cranborne Chase||Dorset, Wiltshire|Cranborne, Shaftesbury, Tisbury
Mendips|Mendip Hills, The Mendips, Mendip|Somerset|Cheddar, Wells, Shepton Mallet, Winscombe, Chew Magna
Quantock Hills|Quantocks, The Quantocks, The Quantock Hills|Somerset|Nether Stowey, Bishops Lydeard, Williton
Blackdown Hills|Blackdowns|Somerset, Devon|Wellington, Honiton, Chard, Hemyock
Somerset Levels|The Somerset Levels, The Levels|Somerset|Glastonbury, Langport, Bridgwater, Street
Salisbury Plain||Wiltshire|Amesbury, Tidworth, Shrewton, Larkhill
Vale of Pewsey|Pewsey Vale|Wiltshire|Pewsey, Devizes
Marlborough Downs||Wiltshire|Marlborough, Avebury, Aldbourne
North Wessex Downs||Wiltshire, Berkshire, Oxfordshire, Hampshire|Marlborough, Hungerford, Lambourn, Wantage, Kingsclere
Vale of White Horse|White Horse Vale|Oxfordshire|Wantage, Faringdon, Abingdon
Forest of Dean|The Forest of Dean, Royal Forest of Dean, The Dean|Gloucestershire|Coleford, Cinderford, Lydney, Newent
Severn Vale|Vale of Gloucester, Vale of Berkeley|Gloucestershire|Gloucester, Berkeley, Tewkesbury
Vale of Evesham||Worcestershire|Evesham, Pershore, Bretforton
Malvern Hills|The Malverns, Malverns, The Malvern Hills|Worcestershire, Herefordshire|Great Malvern, Colwall, Ledbury
Wyre Forest||Worcestershire|Kidderminster, Bewdley, Stourport-on-Severn
Welsh Marches|The Marches, Marches, The Welsh Marches|Herefordshire, Shropshire|Ludlow, Hereford, Oswestry, Kington, Bishop's Castle
Shropshire Hills|The Shropshire Hills, Long Mynd|Shropshire|Church Stretton, Craven Arms, Much Wenlock, Clun
Black Country|The Black Country|West Midlands|Dudley, Walsall, West Bromwich, Wolverhampton, Stourbridge
The Potteries|Potteries|Staffordshire|Stoke-on-Trent, Burslem, Hanley, Tunstall, Longton
Cannock Chase||Staffordshire|Cannock, Rugeley, Hednesford
Staffordshire Moorlands||Staffordshire|Leek, Cheadle, Biddulph
Charnwood Forest||Leicestershire|Loughborough, Coalville, Shepshed
Vale of Belvoir|Belvoir Vale|Leicestershire, Nottinghamshire|Bottesford, Bingham, Melton Mowbray
Sherwood Forest|Sherwood|Nottinghamshire|Edwinstowe, Mansfield, Ollerton
Amber Valley||Derbyshire|Ripley, Belper, Alfreton, Heanor
Rockingham Forest||Northamptonshire|Corby, Rockingham, Oundle
Lincolnshire Wolds|The Lincolnshire Wolds, Lincs Wolds|Lincolnshire|Louth, Caistor, Horncastle, Market Rasen
Isle of Axholme|Axholme|Lincolnshire|Epworth, Crowle, Haxey
Chilterns|The Chilterns, Chiltern Hills, Chiltern, The Chiltern Hills|Buckinghamshire, Oxfordshire, Hertfordshire, Bedfordshire|Great Missenden, Wendover, High Wycombe, Tring, Watlington, Henley-on-Thames, Dunstable
Thames Valley|The Thames Valley, Thames and Chilterns|Berkshire, Buckinghamshire, Oxfordshire|Reading, Maidenhead, Slough, Henley-on-Thames, Windsor, Bracknell
Vale of Aylesbury|Aylesbury Vale|Buckinghamshire|Aylesbury, Buckingham, Winslow
Lea Valley|Lee Valley|Hertfordshire, Essex|Cheshunt, Hoddesdon, Waltham Abbey, Ware
Epping Forest||Essex|Epping, Loughton, Waltham Abbey
Dengie Peninsula|Dengie|Essex|Southminster, Burnham-on-Crouch, Maldon
Tendring|Tendring Peninsula, Essex Sunshine Coast|Essex|Clacton-on-Sea, Frinton-on-Sea, Harwich, Brightlingsea
Mersea Island|Isle of Mersea, Mersea, Island of Mersea|Essex|West Mersea, East Mersea
Hoo Peninsula|Isle of Grain|Kent|Hoo, Cliffe, Grain
Solent|The Solent|Hampshire, Isle of Wight|Southampton, Portsmouth, Lymington, Cowes
Meon Valley||Hampshire|Wickham, Droxford, West Meon
Ouse Valley||East Sussex|Lewes, Newhaven, Newick
Brecon Beacons|The Brecon Beacons, Bannau Brycheiniog, Brecon Beacons National Park, The Beacons|Powys, Monmouthshire, Carmarthenshire|Brecon, Crickhowell, Sennybridge, Talgarth, Hay-on-Wye
Black Mountains|The Black Mountains|Powys, Monmouthshire|Crickhowell, Talgarth, Abergavenny
Snowdonia|Eryri, Snowdonia National Park|Gwynedd, Conwy|Betws-y-Coed, Beddgelert, Llanberis, Blaenau-Ffestiniog, Dolgellau, Bala
Llŷn Peninsula|Lleyn Peninsula, Lleyn, Llyn, Pen Llŷn|Gwynedd|Pwllheli, Abersoch, Nefyn, Criccieth, Aberdaron
Gower|The Gower, Gower Peninsula, The Gower Peninsula, Gŵyr|Swansea|Bishopston, Rhossili, Llanrhidian, Port-Eynon
Pembrokeshire Coast|Pembrokeshire Coast National Park|Pembrokeshire|St Davids, Tenby, Fishguard, Newport, Milford Haven
Preseli Hills|Preselis, Preseli|Pembrokeshire|Crymych, Maenclochog, Newport
Welsh Valleys|The Valleys, South Wales Valleys, The Welsh Valleys|Rhondda Cynon Taf, Merthyr Tydfil, Caerphilly, Blaenau Gwent|Pontypridd, Merthyr Tydfil, Ebbw Vale, Treorchy, Aberdare, Bargoed
Rhondda|Rhondda Valley, The Rhondda|Rhondda Cynon Taf|Treorchy, Tonypandy, Porth, Ferndale
Vale of Clwyd||Denbighshire|Ruthin, Denbigh, St Asaph
Clwydian Range||Denbighshire, Flintshire|Ruthin, Mold, Llangollen
Dee Valley|Vale of Llangollen|Denbighshire, Wrexham|Llangollen, Corwen, Ruabon
Conwy Valley||Conwy|Conwy, Llanrwst, Betws-y-Coed
Cambrian Mountains||Powys, Ceredigion|Rhayader, Llanidloes, Tregaron
Cardigan Bay||Ceredigion, Gwynedd|Cardigan, Aberystwyth, New Quay, Barmouth
Teifi Valley||Ceredigion, Carmarthenshire|Lampeter, Newcastle Emlyn, Cardigan
Towy Valley|Tywi Valley|Carmarthenshire|Llandovery, Llandeilo, Carmarthen
Cairngorms|The Cairngorms, Cairngorms National Park|Highland, Moray, Aberdeenshire|Aviemore, Grantown on Spey, Tomintoul, Braemar, Ballater, Kingussie
Royal Deeside|Deeside|Aberdeenshire|Ballater, Braemar, Banchory, Aboyne
Speyside|Strathspey|Moray, Highland|Aberlour, Dufftown, Rothes, Grantown on Spey
Trossachs|The Trossachs, Loch Lomond and the Trossachs|Stirling|Callander, Aberfoyle
Loch Lomond|Loch Lomondside|West Dunbartonshire, Argyll and Bute, Stirling|Balloch, Luss, Drymen, Tarbet
Loch Ness||Highland|Drumnadrochit, Fort Augustus, Inverness
Lochaber||Highland|Fort William, Mallaig, Kinlochleven, Spean Bridge
Wester Ross||Highland|Ullapool, Gairloch, Lochcarron
Black Isle|The Black Isle|Highland|Fortrose, Cromarty, Rosemarkie, Munlochy
Great Glen||Highland|Inverness, Fort Augustus, Fort William
East Neuk|East Neuk of Fife|Fife|Anstruther, Crail, Pittenweem, Elie
Kintyre|Mull of Kintyre|Argyll and Bute|Campbeltown, Tarbert
Cowal|Cowal Peninsula|Argyll and Bute|Dunoon, Tighnabruaich, Lochgoilhead
Galloway Forest|Galloway Forest Park, Galloway Hills|Dumfries and Galloway|Newton Stewart, Dalry, Gatehouse of Fleet
Tweed Valley||Scottish Borders|Peebles, Innerleithen, Galashiels, Melrose
Clyde Valley|Clydeside|South Lanarkshire, North Lanarkshire|Lanark, Carluke, Hamilton, Motherwell
Forth Valley||Stirling, Falkirk, Clackmannanshire|Stirling, Falkirk, Alloa
Central Belt|The Central Belt|Glasgow City, City of Edinburgh, Falkirk, Stirling|Glasgow, Edinburgh, Falkirk, Stirling
Inner Hebrides|Hebrides, The Hebrides|Highland, Argyll and Bute|Portree, Tobermory, Bowmore, Scarinish
Isle of Skye|Skye, Eilean Sgitheanach, An t-Eilean Sgitheanach, Island of Skye, Skye Island, Misty Isle|Highland|Portree, Broadford, Dunvegan, Uig
Mourne Mountains|The Mournes, Mournes, Mountains of Mourne|County Down|Newcastle, Kilkeel, Hilltown, Castlewellan
Causeway Coast|Giants Causeway, Giant's Causeway, North Antrim Coast|County Antrim, County Londonderry|Portrush, Bushmills, Ballycastle, Portstewart
Glens of Antrim|Antrim Glens, The Glens|County Antrim|Cushendall, Cushendun, Carnlough, Glenarm
Ards Peninsula|The Ards, Ards|County Down|Newtownards, Portaferry, Donaghadee, Kircubbin
Sperrins|Sperrin Mountains, The Sperrins|County Tyrone, County Londonderry|Plumbridge, Draperstown, Dungiven
Fermanagh Lakelands|Lough Erne|County Fermanagh|Enniskillen, Lisnaskea, Kesh`
