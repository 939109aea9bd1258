/**
 * Villages of fewer than 500 people and quarters of towns that people look for all the same, and that neither GeoNames' extracts nor
 * more-towns.ts have, by county and in the notation of more-towns.ts; by hand, a place's centre to about a kilometre.
 */
export const villages: Record<string, string> = {
  Aberdeenshire: 'Crovie 57.68,-2.325',
  'Argyll and Bute': `
    Arrochar 56.197,-4.746; Iona 56.332,-6.395; Luss 56.101,-4.638; Scarinish 56.502,-6.808; Port Askaig 55.848,-6.107;
    Crinan 56.09,-5.56; Kilmartin 56.133,-5.486; Tayvallich 56.023,-5.623; Port Appin 56.555,-5.408; Arinagour 56.618,-6.523`,
  Bedfordshire: 'Ickwell 52.097,-0.323; Old Warden 52.085,-0.345',
  Berkshire: 'Bray 51.508,-0.7; Yattendon 51.467,-1.205; Hurley 51.548,-0.81; Aldworth 51.513,-1.199',
  Buckinghamshire: `
    Hambleden 51.574,-0.87; Fingest 51.587,-0.875; Penn 51.633,-0.68; The Lee 51.727,-0.69; Jordans 51.611,-0.588;
    Latimer 51.678,-0.553; Brill 51.822,-1.053; Long Crendon 51.774,-0.997; Denham 51.57,-0.508; Little Missenden 51.682,-0.665;
    West Wycombe 51.644,-0.803`,
  Bristol: `
    Stokes Croft 51.463,-2.589; Clifton Village 51.455,-2.62; Southville 51.441,-2.602; Totterdown 51.44,-2.578;
    St Pauls 51.463,-2.581; Gloucester Road 51.475,-2.59; Bishopston 51.477,-2.59; Cotham 51.466,-2.599; Hotwells 51.45,-2.615;
    Stoke Bishop 51.479,-2.635; St Andrews 51.472,-2.584; Montpelier 51.466,-2.584;
    Henleaze 51.484,-2.607`,
  Cambridgeshire:
    'Grantchester 52.178,0.095; Hemingford Grey 52.32,-0.102; Wansford 52.58,-0.415; Barnack 52.632,-0.407; Madingley 52.224,0.043; Chesterton 52.218,0.139; Romsey Town 52.197,0.148; St Ives 52.323,-0.074 16000',
  Cardiff: `
    Canton 51.484,-3.207; Pontcanna 51.489,-3.203; Cathays 51.494,-3.179; Cardiff Bay 51.464,-3.164; Grangetown 51.467,-3.184;
    Splott 51.482,-3.152; Heath 51.511,-3.184; Cyncoed 51.516,-3.162; Penylan 51.5,-3.157; Llandaff 51.495,-3.218;
    Llanishen 51.527,-3.19; Rumney 51.508,-3.133; Fairwater 51.493,-3.24; Ely 51.48,-3.25; St Mellons 51.523,-3.11`,
  Cheshire:
    'Great Budworth 53.294,-2.505; Prestbury 53.289,-2.15; Mobberley 53.318,-2.317; Malpas 53.02,-2.765; Gawsworth 53.225,-2.165; Great Barrow 53.205,-2.795; Hoole 53.2,-2.87; Upton 53.213,-2.892; Boughton 53.194,-2.865',
  'City of Edinburgh': `
    Stockbridge 55.958,-3.209; Bruntsfield 55.937,-3.204; Marchmont 55.938,-3.19; Newington 55.938,-3.178; Corstorphine 55.941,-3.283;
    Murrayfield 55.945,-3.245; Gorgie 55.938,-3.232; Dalry 55.941,-3.222; Haymarket 55.946,-3.218; Cramond 55.977,-3.3;
    Barnton 55.962,-3.291; Blackhall 55.956,-3.258; Davidsons Mains 55.964,-3.272; Trinity 55.975,-3.207; Newhaven 55.979,-3.194;
    Portobello 55.953,-3.115; Duddingston 55.942,-3.148; Liberton 55.915,-3.162; Colinton 55.907,-3.257; Comely Bank 55.959,-3.224;
    Inverleith 55.965,-3.212; New Town 55.955,-3.198; Old Town 55.949,-3.19; Craiglockhart 55.92,-3.235; Fairmilehead 55.904,-3.204`,
  'City of London': 'Blackfriars 51.512,-0.103; Smithfield 51.519,-0.102; Temple 51.511,-0.111',
  Conwy:
    'Capel Curig 53.105,-3.914; Trefriw 53.15,-3.825; Dolwyddelan 53.052,-3.884; Rhos-on-Sea 53.31,-3.74; Deganwy 53.296,-3.828',
  Cornwall: `
    St Mawes 50.16,-5.015; Tregony 50.268,-4.913; Veryan 50.217,-4.923; Sennen 50.07,-5.698;
    Sennen Cove 50.078,-5.702; Zennor 50.191,-5.568; Porthleven 50.084,-5.317; Mullion 50.027,-5.242; Cadgwith 49.988,-5.18;
    Coverack 50.024,-5.097; Port Gaverne 50.593,-4.823; Polzeath 50.574,-4.915; Rock 50.546,-4.917; Trebetherick 50.561,-4.928;
    Tintagel 50.663,-4.75; Crackington Haven 50.74,-4.63; Portloe 50.219,-4.892; Gorran Haven 50.241,-4.791; Lamorna 50.068,-5.563;
    Porthcurno 50.045,-5.653; St Just 50.124,-5.678; Pendeen 50.15,-5.664; Helford 50.094,-5.133; Devoran 50.212,-5.096;
    Mawnan Smith 50.112,-5.115; Blisland 50.527,-4.687; Altarnun 50.604,-4.512; Constantine Bay 50.533,-5.022; Crantock 50.401,-5.113;
    Mawgan Porth 50.465,-5.027; Harlyn 50.537,-4.996; Gunwalloe 50.04,-5.266; Kingsand 50.334,-4.202; Lerryn 50.382,-4.614;
    Charlestown 50.332,-4.757; Marazion 50.124,-5.473; Gweek 50.094,-5.207; St Agnes 50.313,-5.205; Porthtowan 50.286,-5.242`,
  'County Antrim':
    'Cushendun 55.125,-6.04; Cushendall 55.082,-6.058; Carnlough 54.991,-5.99; Glenarm 54.968,-5.953; Ballintoy 55.241,-6.368; Portballintrae 55.216,-6.545; Bushmills 55.205,-6.524',
  'County Down': 'Ballymacarrett 54.599,-5.897',
  'County Durham':
    'Romaldkirk 54.594,-2.011; Blanchland 54.848,-2.054; Gainford 54.547,-1.739; Stanhope 54.748,-2.01; Beamish 54.88,-1.66; Hurworth-on-Tees 54.487,-1.53; Staindrop 54.581,-1.806',
  Cumbria: `
    Grasmere 54.459,-3.025; Hawkshead 54.374,-2.998; Near Sawrey 54.353,-2.965; Far Sawrey 54.352,-2.955; Elterwater 54.433,-3.037;
    Chapel Stile 54.442,-3.045; Troutbeck 54.421,-2.907; Patterdale 54.533,-2.935; Pooley Bridge 54.612,-2.822; Borrowdale 54.517,-3.149;
    Rosthwaite 54.522,-3.148; Buttermere 54.541,-3.277; Braithwaite 54.603,-3.19; Bassenthwaite 54.68,-3.195; Wasdale Head 54.467,-3.267;
    Eskdale 54.4,-3.265; Boot 54.4,-3.275; Cartmel 54.201,-2.953; Kirkby Lonsdale 54.202,-2.597; Ravenstonedale 54.434,-2.432;
    Askham 54.607,-2.754; Loweswater 54.578,-3.352; Lorton 54.622,-3.317; Staveley 54.376,-2.819; Ings 54.385,-2.848;
    Newby Bridge 54.27,-2.971; Rydal 54.448,-2.981; Witherslack 54.25,-2.87; Silecroft 54.226,-3.334; Isle of Walney 54.1,-3.245;
    Melmerby 54.727,-2.598`,
  Derbyshire: `
    Eyam 53.284,-1.672; Ashford-in-the-Water 53.225,-1.708; Edensor 53.226,-1.626; Edale 53.37,-1.816; Hope 53.348,-1.742;
    Castleton 53.343,-1.776; Tideswell 53.278,-1.773; Hartington 53.141,-1.809; Tissington 53.068,-1.74; Youlgreave 53.174,-1.69;
    Monyash 53.194,-1.775; Stoney Middleton 53.276,-1.655; Grindleford 53.297,-1.635; Baslow 53.247,-1.623; Ilam 53.055,-1.802;
    Litton 53.272,-1.752; Great Longstone 53.243,-1.7; Cromford 53.109,-1.557; Parwich 53.085,-1.719; Rowsley 53.187,-1.613;
    Bamford 53.348,-1.689; Hayfield 53.378,-1.945; Ticknall 52.812,-1.476; Repton 52.838,-1.551;
    Calver 53.268,-1.64`,
  Denbighshire: 'Llandyrnog 53.178,-3.337; Llanbedr Dyffryn Clwyd 53.124,-3.281; Cyffylliog 53.1,-3.405',
  Devon: `
    Clovelly 50.999,-4.398; Lustleigh 50.619,-3.72; Widecombe-in-the-Moor 50.577,-3.811; Branscombe 50.692,-3.128; Beer 50.697,-3.093;
    Otterton 50.659,-3.303; East Budleigh 50.654,-3.323; Topsham 50.683,-3.464; Noss Mayo 50.311,-4.043; Newton Ferrers 50.316,-4.037;
    Hope Cove 50.245,-3.859; Bigbury-on-Sea 50.285,-3.893; Thurlestone 50.271,-3.86; Slapton 50.293,-3.657; Torcross 50.266,-3.654;
    Beesands 50.253,-3.657; Stoke Gabriel 50.403,-3.62; Dittisham 50.384,-3.604; Cockington 50.463,-3.557; Lynmouth 51.229,-3.829;
    Croyde 51.13,-4.225; Woolacombe 51.172,-4.207; Georgeham 51.138,-4.199; Mortehoe 51.185,-4.207; Saunton 51.116,-4.207;
    Instow 51.052,-4.179; Appledore 51.053,-4.193; Westward Ho! 51.04,-4.238; Hartland 50.993,-4.483;
    North Bovey 50.639,-3.785; Drewsteignton 50.703,-3.792; Lydford 50.644,-4.109; Postbridge 50.594,-3.911; Buckland Monachorum 50.495,-4.13;
    Bere Alston 50.479,-4.191; Shaldon 50.541,-3.502; Starcross 50.628,-3.449; Combe Martin 51.205,-4.034; Hemyock 50.913,-3.231;
    Dartington 50.452,-3.708; Sourton 50.697,-4.07; South Zeal 50.729,-3.909; Sticklepath 50.73,-3.925; Holne 50.51,-3.823;
    Broadclyst 50.768,-3.442; Buckland in the Moor 50.54,-3.822; Mutley 50.384,-4.13;
    Stoke 50.376,-4.163; St Thomas 50.717,-3.541`,
  Dorset: `
    Abbotsbury 50.666,-2.6; Milton Abbas 50.817,-2.285; Cerne Abbas 50.81,-2.476; West Lulworth 50.626,-2.246; Lulworth Cove 50.619,-2.25;
    Kimmeridge 50.617,-2.118; Studland 50.642,-1.95; Worth Matravers 50.597,-2.037; Burton Bradstock 50.701,-2.726; West Bay 50.711,-2.763;
    Seatown 50.722,-2.822; Chideock 50.731,-2.82; Symondsbury 50.737,-2.79; Tolpuddle 50.748,-2.292; Moreton 50.703,-2.281;
    Okeford Fitzpaine 50.897,-2.303; Child Okeford 50.913,-2.236; Evershot 50.838,-2.606; Osmington 50.644,-2.39; Ashmore 50.948,-2.126;
    Sandbanks 50.683,-1.948; Canford Cliffs 50.697,-1.927; Southbourne 50.724,-1.8; Boscombe 50.727,-1.84; Westbourne 50.722,-1.905;
    Parkstone 50.723,-1.946; Branksome 50.727,-1.92; Winton 50.742,-1.879; Charminster 50.737,-1.865; Mudeford 50.732,-1.745;
    Whitchurch Canonicorum 50.757,-2.856`,
  'Dumfries and Galloway':
    'Portpatrick 54.843,-5.116; Kippford 54.876,-3.816; Rockcliffe 54.867,-3.79; Isle of Whithorn 54.701,-4.364; New Abbey 54.982,-3.621; Wanlockhead 55.398,-3.778',
  'East Riding of Yorkshire':
    'Flamborough 54.115,-0.122; Sledmere 54.07,-0.579; North Newbald 53.821,-0.618; Bishop Burton 53.845,-0.499; Walkington 53.82,-0.485; Thixendale 54.04,-0.715',
  'East Sussex': `
    Alfriston 50.806,0.158; Rye Harbour 50.938,0.762; Firle 50.846,0.087; Glynde 50.863,0.069; Rodmell 50.839,0.018; Burwash 50.997,0.385;
    Bodiam 51.005,0.543; Northiam 50.994,0.6; Brightling 50.964,0.396; Fletching 50.99,0.032; Chiddingly 50.905,0.193; Jevington 50.793,0.214;
    East Dean 50.758,0.208; Birling Gap 50.743,0.202; Camber 50.935,0.797; Winchelsea 50.925,0.709; Mayfield 51.021,0.26; Rotherfield 51.046,0.217;
    Ticehurst 51.046,0.408; Kingston near Lewes 50.856,-0.022; Kemptown 50.819,-0.115; Hanover 50.83,-0.127; Preston Park 50.842,-0.148;
    Patcham 50.864,-0.15; Withdean 50.852,-0.158; Rottingdean 50.806,-0.06; Saltdean 50.806,-0.04; Ovingdean 50.816,-0.076;
    Hangleton 50.846,-0.2; Brighton Marina 50.812,-0.101; Meads 50.757,0.274; Sovereign Harbour 50.79,0.326; Fairlight 50.878,0.655;
    Fiveways 50.839,-0.137; Seven Dials 50.83,-0.147`,
  Essex: `
    Finchingfield 51.968,0.449; Great Bardfield 51.947,0.44; Castle Hedingham 51.99,0.601; East Mersea 51.79,0.97; Dedham 51.959,0.993;
    Burnham 51.63,0.81; Tollesbury 51.758,0.835; Stock 51.66,0.44; Bradwell-on-Sea 51.725,0.9; Stebbing 51.902,0.415; Wendens Ambo 52.006,0.206;
    Newport 51.984,0.215; Arkesden 51.983,0.158; Clavering 51.965,0.143; Pleshey 51.804,0.412; Coggeshall 51.871,0.69; Thorpe Bay 51.534,0.756;
    Chalkwell 51.54,0.675; Prittlewell 51.551,0.711; Southchurch 51.54,0.735; Theydon Bois 51.672,0.1; Foulness 51.6,0.9`,
  Fife: 'Falkland 56.253,-3.208; Culross 56.055,-3.629; Pittenweem 56.214,-2.731; Crail 56.26,-2.627; Kingsbarns 56.299,-2.66; Lower Largo 56.213,-2.94; St Monans 56.205,-2.765; Elie 56.191,-2.821; Earlsferry 56.187,-2.835; Pitlessie 56.278,-3.078',
  'Glasgow City': `
    Partick 55.87,-4.308; Hyndland 55.879,-4.305; Dowanhill 55.876,-4.3; Kelvinside 55.882,-4.299; Finnieston 55.864,-4.284; Kelvingrove 55.867,-4.288;
    West End 55.875,-4.293; Merchant City 55.859,-4.245; Pollokshields 55.842,-4.279; Langside 55.829,-4.276; Battlefield 55.827,-4.266;
    Mount Florida 55.823,-4.26; Strathbungo 55.837,-4.271; Jordanhill 55.883,-4.322; Broomhill 55.875,-4.325; Newlands 55.813,-4.285; Anniesland 55.889,-4.322;
    Bridgeton 55.849,-4.226`,
  Gloucestershire: `
    Bibury 51.759,-1.833; Lower Slaughter 51.901,-1.764; Upper Slaughter 51.906,-1.779; Snowshill 52.001,-1.86; Stanton 52.006,-1.9;
    Stanway 51.99,-1.911; Guiting Power 51.921,-1.863; Naunton 51.911,-1.837; Northleach 51.83,-1.836; Bourton-on-the-Hill 51.994,-1.757;
    Blockley 52.012,-1.765; Ebrington 52.058,-1.731; Mickleton 52.091,-1.767; Slad 51.762,-2.185; Bisley 51.753,-2.141; Sapperton 51.73,-2.079;
    Coln St Aldwyns 51.744,-1.791; Southrop 51.727,-1.71; Eastleach 51.748,-1.714; Kempsford 51.671,-1.775; Ampney Crucis 51.717,-1.909;
    Duntisbourne Abbots 51.779,-2.045; Cowley 51.83,-2.057; Sheepscombe 51.793,-2.153; Cranham 51.812,-2.157; Uley 51.686,-2.304;
    Prestbury 51.913,-2.046; Charlton Kings 51.886,-2.05; Leckhampton 51.881,-2.082; Pittville 51.911,-2.069; Montpellier 51.894,-2.082;
    Westonbirt 51.604,-2.2; Didmarton 51.587,-2.255; Badminton 51.545,-2.28; Newland 51.783,-2.65; St Briavels 51.738,-2.641; Oddington 51.93,-1.668;
    Broadwell 51.943,-1.705; Adlestrop 51.943,-1.653; Icomb 51.903,-1.692; Daylesford 51.936,-1.636; Whitminster 51.771,-2.334;
    Broad Campden 52.037,-1.766`,
  'Greater London': `
    Bow 51.529,-0.02 27700; Swiss Cottage 51.543,-0.175; Fitzrovia 51.519,-0.138; Marylebone 51.519,-0.149; Bloomsbury 51.523,-0.129; Holborn 51.518,-0.117;
    Covent Garden 51.512,-0.123; Knightsbridge 51.5,-0.162; Belgravia 51.498,-0.153; Pimlico 51.489,-0.138; St James's 51.508,-0.135;
    Bayswater 51.511,-0.187; Ladbroke Grove 51.517,-0.208; Holland Park 51.504,-0.206; Westbourne Park 51.521,-0.201; Maida Vale 51.527,-0.187;
    Little Venice 51.521,-0.182; Primrose Hill 51.539,-0.157; Belsize Park 51.55,-0.164; Gospel Oak 51.555,-0.151; Kentish Town 51.55,-0.142;
    Tufnell Park 51.557,-0.138; Archway 51.565,-0.135; Highbury 51.552,-0.098; Canonbury 51.548,-0.092; Angel 51.532,-0.106; Barnsbury 51.54,-0.113;
    Finsbury Park 51.564,-0.106; Stroud Green 51.574,-0.11; Harringay 51.579,-0.1; Green Lanes 51.58,-0.099; Turnpike Lane 51.59,-0.102;
    Alexandra Palace 51.594,-0.13; Bounds Green 51.607,-0.124; Palmers Green 51.618,-0.109; Winchmore Hill 51.634,-0.1; Southgate 51.632,-0.128;
    Arnos Grove 51.616,-0.133; New Southgate 51.614,-0.143; Friern Barnet 51.613,-0.158; Whetstone 51.63,-0.175; Totteridge 51.63,-0.2;
    Mill Hill 51.613,-0.243; Hampstead Garden Suburb 51.581,-0.18; Temple Fortune 51.583,-0.2; Golders Green 51.572,-0.195; Cricklewood 51.558,-0.214;
    West Hampstead 51.547,-0.191; Kilburn 51.538,-0.194; Kensal Rise 51.534,-0.218; Kensal Green 51.53,-0.225; Queens Park 51.534,-0.205;
    Brondesbury 51.544,-0.202; Willesden 51.547,-0.23; Dollis Hill 51.555,-0.235; Neasden 51.558,-0.249; Harlesden 51.537,-0.249; Shepherds Bush 51.505,-0.224;
    White City 51.512,-0.226; Brook Green 51.495,-0.217; Barons Court 51.49,-0.213; West Kensington 51.491,-0.207; Parsons Green 51.475,-0.201;
    Sands End 51.471,-0.187; Chelsea Harbour 51.475,-0.181; World's End 51.481,-0.179; Bedford Park 51.497,-0.256; Turnham Green 51.494,-0.255;
    Gunnersbury 51.492,-0.275; Strand on the Green 51.487,-0.284; Kew Bridge 51.489,-0.287; East Sheen 51.465,-0.267; Sheen 51.465,-0.267; Barnes 51.472,-0.246;
    Roehampton 51.456,-0.24; Putney Heath 51.448,-0.224; Southfields 51.445,-0.206; Earlsfield 51.442,-0.188; Wimbledon Village 51.425,-0.221;
    Raynes Park 51.409,-0.231; Colliers Wood 51.418,-0.178; Nine Elms 51.481,-0.131; Battersea Park 51.479,-0.157; Clapham Junction 51.464,-0.17;
    Clapham Common 51.461,-0.142; Clapham South 51.452,-0.148; Wandsworth Common 51.446,-0.165; Stockwell 51.472,-0.122; Oval 51.482,-0.113; Vauxhall 51.486,-0.123;
    Kennington 51.488,-0.107; Elephant and Castle 51.495,-0.1; Borough 51.501,-0.094; Waterloo 51.503,-0.113; South Bank 51.506,-0.116; London Bridge 51.505,-0.088;
    Tower Bridge 51.505,-0.075; Surrey Quays 51.493,-0.047; Canada Water 51.498,-0.05; Rotherhithe 51.5,-0.05; Camberwell Green 51.474,-0.093; Denmark Hill 51.468,-0.09;
    Nunhead 51.466,-0.052; Honor Oak 51.451,-0.05; Forest Hill 51.439,-0.053; Sydenham Hill 51.433,-0.08; West Norwood 51.432,-0.103; Tulse Hill 51.44,-0.105;
    Herne Hill 51.453,-0.102; West Dulwich 51.437,-0.09; Dulwich Village 51.45,-0.085; Dulwich 51.445,-0.085; Crystal Palace 51.418,-0.074; Gipsy Hill 51.424,-0.083; Upper Norwood 51.416,-0.09;
    Anerley 51.412,-0.065; Penge 51.414,-0.053; Brockley 51.464,-0.037; Ladywell 51.456,-0.019; Hither Green 51.452,-0.001; Lee 51.458,0.012; Lee Green 51.456,0.013;
    Grove Park 51.431,0.022; Mottingham 51.438,0.04; Blackheath 51.465,0.009; Maze Hill 51.483,0.003; North Greenwich 51.5,0.004; Greenwich Peninsula 51.498,0.006;
    Canary Wharf 51.505,-0.019; Limehouse 51.512,-0.031; Wapping 51.505,-0.06; Shadwell 51.511,-0.056; Mile End 51.525,-0.033; Stepney Green 51.522,-0.047;
    Whitechapel 51.516,-0.068; Spitalfields 51.519,-0.075; Brick Lane 51.521,-0.071; Aldgate 51.514,-0.075; Hoxton 51.53,-0.081; Haggerston 51.537,-0.075; Old Street 51.526,-0.088;
    London Fields 51.541,-0.061; Victoria Park 51.537,-0.037; Hackney Wick 51.544,-0.025; Fish Island 51.539,-0.026; Dalston 51.546,-0.075; De Beauvoir Town 51.541,-0.081; Newington Green 51.552,-0.084;
    Stamford Hill 51.572,-0.073; Clapton 51.562,-0.058; Lower Clapton 51.555,-0.05; Upper Clapton 51.565,-0.058; Bromley-by-Bow 51.524,-0.012; Maryland 51.546,0.006;
    Wanstead 51.576,0.026; Snaresbrook 51.581,0.021; South Woodford 51.592,0.027; Gants Hill 51.577,0.066; Barkingside 51.586,0.084; Royal Docks 51.508,0.03; Silvertown 51.502,0.035; Gallions Reach 51.509,0.072;
    Highams Park 51.608,-0.005; Hampton Wick 51.415,-0.312; Hampton Hill 51.427,-0.355; Strawberry Hill 51.439,-0.34; St Margarets 51.456,-0.32; Petersham 51.445,-0.3; Ham 51.436,-0.305; Kew Gardens 51.477,-0.287;
    Motspur Park 51.396,-0.24; Tolworth 51.381,-0.28; Berrylands 51.394,-0.285; Norbiton 51.412,-0.284; Coombe 51.418,-0.263; St Helier 51.39,-0.183; Belmont 51.348,-0.2; South Norwood 51.398,-0.075; Norwood 51.41,-0.09;
    Selhurst 51.392,-0.09; Addiscombe 51.378,-0.075; Shirley 51.379,-0.046; Sanderstead 51.337,-0.084; Selsdon 51.345,-0.065; Petts Wood 51.389,0.074; Shortlands 51.405,0.001;
    Elmers End 51.398,-0.05; Eden Park 51.39,-0.026; Eltham Park 51.455,0.063; New Eltham 51.438,0.07; Kidbrooke 51.463,0.029; Shooters Hill 51.469,0.066; Thamesmead 51.502,0.111; Abbey Wood 51.487,0.121; Plumstead 51.488,0.085; Bostall Heath 51.483,0.105;
    Pitshanger 51.526,-0.315; Hanger Lane 51.53,-0.293; Perivale 51.535,-0.324; Northfields 51.5,-0.314; South Ealing 51.501,-0.307; Acton Town 51.503,-0.28; East Acton 51.516,-0.248; North Acton 51.523,-0.26; Park Royal 51.527,-0.284; Old Oak Common 51.524,-0.243;
    Eastcote 51.577,-0.397; Ickenham 51.562,-0.442; Harefield 51.604,-0.481; Northwood Hills 51.6,-0.409; Hatch End 51.61,-0.37; Rayners Lane 51.575,-0.371; Kenton 51.582,-0.317; Sudbury Hill 51.557,-0.336; Wealdstone 51.596,-0.334; Harrow on the Hill 51.572,-0.336; Queensbury 51.594,-0.286; Colindale 51.595,-0.25; Burnt Oak 51.603,-0.264;
    Hadley Wood 51.668,-0.176; Cockfosters 51.651,-0.15; Oakwood 51.647,-0.132; Grange Park 51.643,-0.097; Bush Hill Park 51.641,-0.069; Ponders End 51.646,-0.046; Enfield Lock 51.669,-0.029; Enfield Chase 51.653,-0.09; Freezywater 51.67,-0.037; Emerson Park 51.568,0.22; Gidea Park 51.582,0.205; Harold Wood 51.593,0.234; Upminster Bridge 51.558,0.235;
    Acton Green 51.496,-0.263; Aldwych 51.513,-0.117; Alperton 51.54,-0.3 14000; Bankside 51.507,-0.098;
    Bellingham 51.433,-0.022 15000; Blackfen 51.451,0.102; Bowes Park 51.607,-0.121; Brent Cross 51.576,-0.215;
    Brimsdown 51.655,-0.031; Brompton 51.497,-0.169; Bruce Grove 51.594,-0.07; Cambridge Heath 51.532,-0.057;
    Child's Hill 51.563,-0.203; Chinatown 51.511,-0.131; Church End 51.6,-0.192; Colney Hatch 51.616,-0.152;
    Crossharbour 51.496,-0.015; Cubitt Town 51.492,-0.008; Custom House 51.51,0.026; Downham 51.428,0.01 15000;
    Ealing Common 51.51,-0.288; Falconwood 51.459,0.079; Farringdon 51.52,-0.105; Finchley Central 51.601,-0.193;
    Finsbury 51.526,-0.101; Hatton Garden 51.52,-0.108; Headstone 51.592,-0.355; Hornsey Rise 51.571,-0.125;
    Kennington 51.488,-0.106 21000; Kensal Town 51.526,-0.207; Kilburn 51.538,-0.197 17000; Kingsbury 51.583,-0.275 12000;
    Kingston Vale 51.429,-0.261; Lancaster Gate 51.512,-0.175; Lisson Grove 51.525,-0.169;
    Loughborough Junction 51.466,-0.102; Malden Manor 51.384,-0.261; Manor House 51.571,-0.096; Marble Arch 51.513,-0.158;
    Millwall 51.491,-0.023; Mitcham Common 51.393,-0.149; Monken Hadley 51.661,-0.194; New Barnet 51.648,-0.175;
    New Cross Gate 51.475,-0.04; Noel Park 51.596,-0.102; North Harrow 51.585,-0.363; North Kensington 51.52,-0.214;
    North Sheen 51.465,-0.285; Northwick Park 51.578,-0.318; Norwood Green 51.496,-0.373; Old Ford 51.535,-0.036;
    Osidge 51.627,-0.147; Peckham Rye 51.467,-0.067; Pentonville 51.532,-0.112; Pinner Green 51.602,-0.39;
    Preston Road 51.572,-0.295; Queensbury 51.594,-0.286; Ratcliff 51.513,-0.041; Ruislip Manor 51.573,-0.412;
    Russell Square 51.523,-0.124; Somers Town 51.531,-0.133; South Acton 51.5,-0.27; South Hampstead 51.543,-0.18;
    South Wimbledon 51.415,-0.192; St Giles 51.515,-0.128; St Luke's 51.525,-0.094; St Pancras 51.531,-0.126;
    Stonebridge 51.54,-0.259 17000; Streatham Hill 51.438,-0.127; Sudbury 51.558,-0.316; Sundridge 51.414,0.021;
    Tower Hill 51.51,-0.077; Upton Park 51.535,0.033; Victoria 51.496,-0.143; Waddon 51.367,-0.117;
    Walthamstow Village 51.583,-0.012; Wandsworth Town 51.461,-0.188; Wembley Park 51.563,-0.28;
    West Brompton 51.487,-0.196; Westbourne Grove 51.514,-0.197; Whitehall 51.504,-0.127; Willesden Green 51.549,-0.221;
    Woolwich Arsenal 51.49,0.069; Seven Dials 51.514,-0.127; Tooting Bec 51.436,-0.159;
    Northwood 51.611,-0.424 11000`,
  'Greater Manchester': `
    Chorlton 53.442,-2.277 14000; Chorlton-cum-Hardy 53.442,-2.277 14000; Withington 53.434,-2.229 14000; Fallowfield 53.443,-2.218; Rusholme 53.455,-2.225; Levenshulme 53.445,-2.193; Burnage 53.433,-2.203;
    Whalley Range 53.449,-2.259; Hulme 53.466,-2.251; Ancoats 53.484,-2.226; Northern Quarter 53.484,-2.236; Castlefield 53.475,-2.256; Deansgate 53.478,-2.25; Spinningfields 53.48,-2.252; Salford Quays 53.472,-2.29; MediaCity 53.472,-2.298;
    Heaton Moor 53.421,-2.188; Heaton Mersey 53.414,-2.204; Heaton Chapel 53.426,-2.179; Heaton Norris 53.417,-2.173; Bramhall 53.358,-2.166; Hale Barns 53.364,-2.315; Bowdon 53.378,-2.364; Timperley 53.394,-2.326; Brooklands 53.414,-2.327;
    Ashton on Mersey 53.431,-2.335; Northenden 53.407,-2.258; Blackley 53.524,-2.213; Crumpsall 53.517,-2.241; Cheetham Hill 53.505,-2.239; Gorton 53.469,-2.166; Longsight 53.458,-2.201; Ardwick 53.47,-2.215; Moston 53.515,-2.185; Newton Heath 53.5,-2.18;
    Monton 53.488,-2.358; Worsley 53.5,-2.385; Boothstown 53.503,-2.422; Uppermill 53.547,-2.005; Delph 53.568,-2.024; Dobcross 53.557,-2.013; Greenfield 53.538,-2.01; Marple Bridge 53.401,-2.057; Mellor 53.395,-2.031; Old Trafford 53.458,-2.278; Firswood 53.45,-2.283;
    Harpurhey 53.513,-2.213`,
  Gwynedd:
    'Portmeirion 52.913,-4.099; Beddgelert 53.012,-4.102; Aberdaron 52.805,-4.712; Llanberis 53.119,-4.129; Abersoch 52.824,-4.505; Borth-y-Gest 52.919,-4.137; Aberdyfi 52.544,-4.043 1300; Corris 52.654,-3.842; Rhyd-Ddu 53.053,-4.135; Morfa Bychan 52.919,-4.166; Bardsey Island 52.76,-4.79; Trawsfynydd 52.902,-3.924',
  Hampshire: `
    Buriton 50.977,-0.95; Selborne 51.097,-0.942; Beaulieu 50.816,-1.453; Bucklers Hard 50.8,-1.422; Burley 50.826,-1.7; Droxford 50.962,-1.138; Hambledon 50.931,-1.083; Old Basing 51.272,-1.046;
    Portsea 50.801,-1.1; Old Portsmouth 50.79,-1.103; Southsea 50.786,-1.088; Hamble 50.859,-1.314; Bursledon 50.884,-1.314; Titchfield 50.853,-1.235; Longparish 51.202,-1.388; Wherwell 51.165,-1.443; Nether Wallop 51.148,-1.573;
    Shirley 50.919,-1.432; Bassett 50.942,-1.408; Portswood 50.925,-1.394; Ocean Village 50.896,-1.389; Bitterne 50.913,-1.357; Woolston 50.898,-1.376; Swanwick 50.884,-1.265; Sarisbury Green 50.872,-1.287; Locks Heath 50.867,-1.266; Keyhaven 50.721,-1.571; Milford on Sea 50.725,-1.59; Crondall 51.233,-0.863;
    Chawton 51.133,-0.989; Upton Grey 51.23,-1.002; Fratton 50.797,-1.074; Eastney 50.787,-1.056`,
  Herefordshire:
    'Weobley 52.159,-2.873; Pembridge 52.218,-2.894; Eardisland 52.222,-2.851; Kingsland 52.249,-2.813; Much Marcle 51.994,-2.498; Fownhope 52.006,-2.615; Symonds Yat 51.846,-2.637; Goodrich 51.875,-2.615; Wigmore 52.315,-2.859; Orleton 52.302,-2.748; Almeley 52.157,-2.973; Dorstone 52.068,-2.996; Peterchurch 52.041,-2.957; Ewyas Harold 51.953,-2.893',
  Hertfordshire:
    'Ayot St Lawrence 51.834,-0.268; Ashwell 52.041,-0.151; Benington 51.896,-0.119; Aldbury 51.803,-0.602; Much Hadham 51.854,0.071; Perry Green 51.832,0.085; Westmill 51.926,-0.01; Barley 52.028,0.042; Brent Pelham 51.948,0.098; Sarratt 51.682,-0.496; Little Gaddesden 51.812,-0.568; Ardeley 51.927,-0.098; Kimpton 51.852,-0.297; Chipperfield 51.702,-0.49; Essendon 51.762,-0.151; Northaw 51.707,-0.148; Brookmans Park 51.724,-0.2; Cuffley 51.708,-0.11; Letty Green 51.78,-0.137',
  Highland: `
    Plockton 57.34,-5.652; Applecross 57.433,-5.811; Shieldaig 57.524,-5.648; Torridon 57.549,-5.513; Lochinver 58.148,-5.242; Achiltibuie 58.023,-5.35; Durness 58.568,-4.746; Tongue 58.477,-4.417; John o' Groats 58.641,-3.07; Glencoe 56.682,-5.102;
    Glenfinnan 56.873,-5.443; Arisaig 56.91,-5.843; Morar 56.967,-5.822; Salen 56.714,-5.775; Strontian 56.697,-5.572; Kinlochewe 57.604,-5.303; Poolewe 57.767,-5.605; Aultbea 57.84,-5.586; Glenelg 57.213,-5.622; Dornie 57.28,-5.514; Broadford 57.243,-5.911;
    Dunvegan 57.435,-6.582; Uig 57.587,-6.358; Staffin 57.628,-6.205; Carbost 57.302,-6.355; Sligachan 57.29,-6.176; Armadale 57.065,-5.898; Kyleakin 57.272,-5.73; Nethy Bridge 57.265,-3.653; Boat of Garten 57.249,-3.75; Carrbridge 57.283,-3.815; Avoch 57.567,-4.172; Drumnadrochit 57.336,-4.48; Dores 57.382,-4.333; Foyers 57.253,-4.492;
    Portmahomack 57.836,-3.829`,
  'Isle of Anglesey':
    'Rhosneigr 53.228,-4.518; Trearddur Bay 53.279,-4.616; Moelfre 53.353,-4.237; Red Wharf Bay 53.307,-4.205; Llanfairpwll 53.221,-4.202 3100; Malltraeth 53.19,-4.392; Newborough 53.162,-4.362; Penmon 53.304,-4.053; Aberffraw 53.191,-4.464',
  'Isle of Wight':
    'Seaview 50.721,-1.111; Bembridge 50.689,-1.087; Godshill 50.633,-1.256; Niton 50.584,-1.285; Brighstone 50.641,-1.396; St Helens 50.7,-1.108; Whitwell 50.599,-1.263; Shorwell 50.644,-1.353; Chale 50.599,-1.315; St Lawrence 50.587,-1.24; Bonchurch 50.6,-1.192; Gurnard 50.754,-1.325; Calbourne 50.68,-1.4; Yarmouth 50.705,-1.499',
  Kent: `
    Goudhurst 51.114,0.46; Biddenden 51.115,0.642; Smarden 51.149,0.687; Chiddingstone 51.186,0.145; Penshurst 51.174,0.182; Ightham 51.287,0.287; Shoreham 51.332,0.177; Otford 51.313,0.19; Chilham 51.243,0.963; Fordwich 51.296,1.125;
    Wickhambreaux 51.285,1.184; St Margarets at Cliffe 51.152,1.372; St Margarets Bay 51.151,1.385; Kingsdown 51.187,1.401; Elham 51.152,1.11; Rolvenden 51.051,0.632; Benenden 51.068,0.58; Sandhurst 51.02,0.561; Lamberhurst 51.099,0.393; Brenchley 51.149,0.399; Matfield 51.153,0.373;
    Horsmonden 51.139,0.43; Sissinghurst 51.113,0.562; Pluckley 51.175,0.755; Appledore 51.029,0.789; Wye 51.183,0.938; Brook 51.16,0.95; Birchington 51.376,1.308; Reculver 51.378,1.198; Seasalter 51.346,1.002; Tankerton 51.364,1.045; Leeds 51.247,0.612; Eynsford 51.369,0.212; Farningham 51.384,0.221; Cobham 51.389,0.402; Hever 51.186,0.112; Groombridge 51.116,0.185; Speldhurst 51.151,0.22; Langton Green 51.135,0.2; Dungeness 50.917,0.967; Grain 51.457,0.715`,
  Lancashire:
    'Downham 53.894,-2.331; Slaidburn 53.966,-2.441; Dunsop Bridge 53.945,-2.519; Waddington 53.89,-2.415; Chipping 53.883,-2.576; Hurst Green 53.838,-2.48; Ribchester 53.812,-2.533; Barley 53.861,-2.271; Wycoller 53.849,-2.104; Bolton-by-Bowland 53.939,-2.327; Silverdale 54.168,-2.824; Glasson Dock 53.998,-2.846; Sunderland Point 53.997,-2.882; Rivington 53.625,-2.564; Hoghton 53.734,-2.574; Bispham 53.852,-3.04; Ansdell 53.743,-2.993; St Annes 53.752,-3.029 26000; Fulwood 53.787,-2.708; Penwortham 53.751,-2.72; Ashton-on-Ribble 53.768,-2.74; Broughton 53.814,-2.72; Bare 54.073,-2.834',
  Leicestershire:
    'Hallaton 52.562,-0.839; Foxton 52.501,-0.98; Great Bowden 52.493,-0.897; Woodhouse Eaves 52.729,-1.22; Newtown Linford 52.685,-1.226; Swithland 52.71,-1.18; Castle Donington 52.843,-1.34; Stoneygate 52.617,-1.11; Clarendon Park 52.615,-1.116; Evington 52.623,-1.081; Knighton 52.605,-1.115; Breedon on the Hill 52.805,-1.402; Scraptoft 52.648,-1.04; Thurnby 52.626,-1.045; Aylestone 52.604,-1.154',
  Lincolnshire:
    'Tealby 53.399,-0.263; Woodhall 53.15,-0.21; Stow 53.327,-0.677; Belton 52.945,-0.616; Folkingham 52.89,-0.407; Sutton on Sea 53.311,0.285; Chapel St Leonards 53.222,0.336; Saltfleet 53.42,0.18; Haxey 53.489,-0.84; Epworth 53.527,-0.823; Nocton 53.166,-0.417; Navenby 53.108,-0.523; Wellingore 53.095,-0.531; Woolsthorpe 52.809,-0.624',
  Merseyside:
    'Sefton Park 53.381,-2.937; Mossley Hill 53.377,-2.918; Allerton 53.371,-2.897; Woolton 53.374,-2.866; Childwall 53.394,-2.878; Wavertree 53.397,-2.921; Toxteth 53.389,-2.962; Albert Dock 53.4,-2.993; Everton 53.425,-2.964; Anfield 53.431,-2.96; West Derby 53.434,-2.905; Gateacre 53.383,-2.859; Grassendale 53.359,-2.903; Cressington 53.357,-2.912; Blundellsands 53.49,-3.052; Ainsdale 53.602,-3.042; Birkdale 53.632,-3.013; Churchtown 53.662,-2.969; Caldy 53.357,-3.163; Thurstaston 53.348,-3.13; Parkgate 53.298,-3.083; Oxton 53.384,-3.047; Port Sunlight 53.354,-2.998; Meols 53.4,-3.16; Irby 53.353,-3.112; Thornton Hough 53.321,-3.044; Willaston 53.292,-3.005',
  Monmouthshire:
    'Tintern 51.697,-2.682; Skenfrith 51.878,-2.79; Raglan 51.765,-2.85; Grosmont 51.915,-2.866; Llanthony 51.944,-3.036; Trellech 51.745,-2.726; Mathern 51.615,-2.69; Llandogo 51.73,-2.69',
  Moray:
    'Findhorn 57.659,-3.611; Tomintoul 57.253,-3.379; Portsoy 57.682,-2.69; Cullen 57.691,-2.82; Findochty 57.698,-2.902; Hopeman 57.708,-3.435; Garmouth 57.665,-3.115',
  'Na h-Eileanan Siar':
    'Tarbert 57.898,-6.803; Leverburgh 57.768,-7.024; Lochmaddy 57.601,-7.163; Lochboisdale 57.152,-7.307; Castlebay 56.955,-7.489; Callanish 58.197,-6.744; Ness 58.48,-6.24; Balivanich 57.471,-7.372',
  Norfolk: `
    Cley next the Sea 52.953,1.043; Blakeney 52.954,1.018; Burnham Market 52.944,0.727; Burnham Overy Staithe 52.963,0.747; Burnham Thorpe 52.939,0.762; Brancaster 52.963,0.637; Thornham 52.96,0.577; Holkham 52.954,0.807; Stiffkey 52.948,0.93; Morston 52.954,0.985;
    Salthouse 52.95,1.09; Weybourne 52.944,1.141; Overstrand 52.917,1.34; Mundesley 52.877,1.436; Happisburgh 52.824,1.53; Sea Palling 52.79,1.6; Winterton-on-Sea 52.716,1.69; Castle Acre 52.703,0.69; Heydon 52.803,1.13; Reepham 52.763,1.112; Aylsham 52.796,1.252; Horning 52.704,1.462; Ludham 52.709,1.532; Potter Heigham 52.711,1.58;
    Ranworth 52.68,1.485; Hickling 52.757,1.572; South Walsham 52.665,1.497; Great Massingham 52.776,0.66; Walsingham 52.894,0.874; Little Walsingham 52.894,0.874; New Buckenham 52.472,1.07; Houghton 52.827,0.66; Sandringham 52.829,0.51; Ringstead 52.935,0.54; Eaton 52.607,1.26; Thorpe St Andrew 52.631,1.346; Cringleford 52.603,1.243; Golden Triangle 52.625,1.275`,
  'North Yorkshire': `
    Malham 54.062,-2.153; Kettlewell 54.147,-2.047; Reeth 54.388,-1.943; Muker 54.377,-2.14; Thwaite 54.375,-2.163; Keld 54.406,-2.166; Aysgarth 54.294,-1.996; Askrigg 54.314,-2.083; Bainbridge 54.308,-2.102; West Burton 54.276,-1.974; Burnsall 54.048,-1.954; Linton 54.059,-2.003; Hebden 54.064,-1.963; Arncliffe 54.143,-2.103; Buckden 54.193,-2.091;
    Clapham 54.117,-2.39; Austwick 54.112,-2.355; Horton in Ribblesdale 54.148,-2.296; Ribblehead 54.205,-2.36; Middleham 54.286,-1.806; Masham 54.222,-1.656; West Witton 54.29,-1.9; Robin Hood's Bay 54.434,-0.534; Staithes 54.558,-0.79; Runswick Bay 54.532,-0.75; Sandsend 54.502,-0.672; Goathland 54.401,-0.719; Grosmont 54.437,-0.727; Hutton-le-Hole 54.3,-0.917;
    Rosedale Abbey 54.353,-0.888; Lastingham 54.303,-0.882; Thornton-le-Dale 54.236,-0.723; Coxwold 54.187,-1.183; Ampleforth 54.2,-1.107; Hovingham 54.173,-0.978; Kirkham 54.082,-0.876; Castle Howard 54.12,-0.906; Kilburn 54.208,-1.214; Osmotherley 54.369,-1.301; Helmsley 54.246,-1.056; Ripley 54.039,-1.57; Bolton Abbey 53.982,-1.889; Appletreewick 54.037,-1.915; Gargrave 53.983,-2.105; Arkengarthdale 54.42,-1.99; Ravenscar 54.399,-0.489;
    Acomb 53.955,-1.127; Heslington 53.945,-1.047; Bishopthorpe 53.922,-1.097; Fulford 53.938,-1.072; Clifton 53.972,-1.1; Dunnington 53.964,-0.977; Scalby 54.3,-0.447; Linthorpe 54.562,-1.252; Nunthorpe 54.526,-1.175; Marton 54.538,-1.21;
    Giggleswick 54.073,-2.292; Kirkby Malham 54.043,-2.158; Wensley 54.301,-1.861`,
  Northamptonshire:
    'Ashby St Ledgers 52.312,-1.163; Rockingham 52.517,-0.723; Fotheringhay 52.526,-0.437; Stoke Bruerne 52.141,-0.916; Great Brington 52.28,-1.027; Castle Ashby 52.225,-0.74; Abington 52.25,-0.87; Aynho 51.996,-1.256; Sulgrave 52.104,-1.183; Badby 52.226,-1.181; Wootton 52.198,-0.88; Upton 52.235,-0.95; Duston 52.247,-0.94; Kingsthorpe 52.263,-0.895',
  Northumberland:
    'Bamburgh 55.609,-1.719; Lindisfarne 55.671,-1.8; Craster 55.472,-1.594; Beadnell 55.557,-1.632; Embleton 55.494,-1.638; Etal 55.648,-2.12; Ford 55.631,-2.09; Alnmouth 55.389,-1.613; Warkworth 55.346,-1.612; Bellingham 55.145,-2.254; Kielder 55.234,-2.58; Elsdon 55.233,-2.1; Otterburn 55.232,-2.177; Wark 55.086,-2.22; Blanchland 54.848,-2.054; Low Newton-by-the-Sea 55.517,-1.617; Norham 55.719,-2.16; Chillingham 55.527,-1.905; Allendale 54.898,-2.256; Allendale Town 54.898,-2.256; Allenheads 54.804,-2.219; Matfen 55.041,-1.955; Belsay 55.1,-1.846; Darras Hall 55.037,-1.77; Bardon Mill 54.974,-2.347; Slaley 54.924,-2.042',
  Nottinghamshire:
    'Edwinstowe 53.195,-1.065; Laxton 53.196,-0.918; Sherwood 52.981,-1.151; Mapperley 52.981,-1.13; Mapperley Park 52.974,-1.15; The Park 52.951,-1.165; Wollaton 52.953,-1.217; Lenton 52.952,-1.176; Lace Market 52.952,-1.143; Hockley 52.954,-1.142; Beeston Rylands 52.915,-1.21; Compton Acres 52.916,-1.153; Gunthorpe 52.985,-0.99; Papplewick 53.061,-1.187; Linby 53.056,-1.2; Epperstone 53.03,-1.03; Wysall 52.832,-1.1; Bramcote 52.934,-1.24; Basford 52.98,-1.17; St Anns 52.961,-1.137; Carrington 52.977,-1.15',
  'Orkney Islands': 'St Margarets Hope 58.827,-2.961; Finstown 59.005,-3.12',
  Oxfordshire: `
    Great Tew 51.961,-1.423; Swinbrook 51.805,-1.592; Kingham 51.914,-1.623; Churchill 51.914,-1.588; Bledington 51.9,-1.646; Asthall 51.8,-1.583; Minster Lovell 51.8,-1.53; Filkins 51.737,-1.653; Kelmscott 51.69,-1.638; Ewelme 51.618,-1.066; Dorchester-on-Thames 51.644,-1.166; Clifton Hampden 51.656,-1.21;
    Goring 51.522,-1.133; Goring-on-Thames 51.522,-1.133; Mapledurham 51.484,-1.036; Nettlebed 51.577,-0.991; Stonor 51.591,-0.928; Blewbury 51.569,-1.233; Uffington 51.601,-1.561; Deddington 51.98,-1.32; Adderbury 52.013,-1.31; Hook Norton 51.995,-1.483; Swerford 51.975,-1.455; Wigginton 51.98,-1.445; Wroxton 52.073,-1.393; Cropredy 52.115,-1.315; Islip 51.822,-1.238; Bladon 51.83,-1.346; Wytham 51.774,-1.315; Iffley 51.73,-1.238; Jericho 51.759,-1.268; Summertown 51.777,-1.265; Headington 51.76,-1.212; Cowley 51.733,-1.205; Wolvercote 51.784,-1.29; Botley 51.75,-1.3; Binsey 51.767,-1.285; Enstone 51.918,-1.453; Charlbury 51.872,-1.482; Stanton Harcourt 51.748,-1.4; Taynton 51.823,-1.66; Broughton 52.044,-1.391`,
  Pembrokeshire:
    'Solva 51.874,-5.194; Newport 52.018,-4.834; Saundersfoot 51.71,-4.702; Manorbier 51.646,-4.798; Bosherston 51.617,-4.938; Little Haven 51.773,-5.108; Broad Haven 51.78,-5.1; Marloes 51.733,-5.195; Dale 51.708,-5.17; Porthgain 51.948,-5.181; St Davids 51.882,-5.269 1800; Amroth 51.732,-4.655; Nevern 52.025,-4.795; Cresswell Quay 51.723,-4.828; Maenclochog 51.91,-4.788; Stackpole 51.62,-4.91; Angle 51.686,-5.088',
  'Perth and Kinross':
    'Kenmore 56.585,-3.997; Killin 56.467,-4.319; Comrie 56.374,-3.987; St Fillans 56.392,-4.116; Fortingall 56.598,-4.05; Kinloch Rannoch 56.7,-4.184; Blair Atholl 56.767,-3.85; Birnam 56.559,-3.577; Glenshee 56.83,-3.44; Kinnesswood 56.217,-3.34',
  Powys:
    'Llanwddyn 52.757,-3.45; Elan Village 52.278,-3.573; Lake Vyrnwy 52.758,-3.45; Llangynidr 51.868,-3.234; Talybont-on-Usk 51.897,-3.288; Llangorse 51.939,-3.26; Berriew 52.6,-3.203; Montgomery 52.561,-3.148; Painscastle 52.107,-3.218; Erwood 52.087,-3.323; Libanus 51.923,-3.453; Llanfrynach 51.931,-3.34',
  Rutland:
    'Exton 52.69,-0.633; Empingham 52.665,-0.593; Edith Weston 52.64,-0.632; Whitwell 52.668,-0.633; Wing 52.617,-0.682; Lyddington 52.565,-0.706; Hambleton 52.657,-0.665; Barrowden 52.591,-0.605',
  'Scottish Borders':
    'St Abbs 55.899,-2.131; Abbotsford 55.6,-2.782; Dryburgh 55.577,-2.65; Town Yetholm 55.546,-2.284; Swinton 55.721,-2.258; St Boswells 55.57,-2.647; Traquair 55.607,-3.066; Paxton 55.762,-2.11; Denholm 55.457,-2.685',
  'Shetland Islands': 'Brae 60.396,-1.353; Sumburgh 59.87,-1.29; Walls 60.226,-1.565',
  Shropshire:
    'Clun 52.421,-3.03; Ironbridge 52.628,-2.485; Coalbrookdale 52.64,-2.49; Acton Burnell 52.613,-2.69; Munslow 52.483,-2.716; Aston Munslow 52.487,-2.71; Clunton 52.427,-2.97; Stokesay 52.43,-2.83; Diddlebury 52.464,-2.723; Hodnet 52.854,-2.576; Lydbury North 52.468,-2.955; Stiperstones 52.58,-2.935; Worfield 52.561,-2.355; Claverley 52.539,-2.305; Cardington 52.551,-2.727; Bucknell 52.36,-2.947; Chirbury 52.579,-3.09; Burwarton 52.459,-2.562; Pontesbury 52.65,-2.889',
  Somerset: `
    Dunster 51.183,-3.446; Porlock 51.209,-3.596; Porlock Weir 51.218,-3.626; Selworthy 51.21,-3.546; Luccombe 51.194,-3.56; Exford 51.133,-3.643; Winsford 51.104,-3.565; Withypool 51.107,-3.652; Simonsbath 51.14,-3.755; Dulverton 51.04,-3.549; Kilve 51.184,-3.222; Nether Stowey 51.151,-3.156; Holford 51.159,-3.21; Crowcombe 51.124,-3.229;
    Chew Magna 51.365,-2.61; Chew Stoke 51.353,-2.632; Wrington 51.361,-2.763; Wookey Hole 51.227,-2.671; Priddy 51.256,-2.679; Westbury-sub-Mendip 51.235,-2.713; Mells 51.241,-2.391; Nunney 51.21,-2.378; Norton St Philip 51.302,-2.329; Freshford 51.341,-2.302; Monkton Combe 51.357,-2.327; Bathwick 51.383,-2.35; Widcombe 51.374,-2.352; Lansdown 51.408,-2.374; Larkhall 51.396,-2.346; Combe Down 51.36,-2.343; Weston 51.396,-2.39; Bathampton 51.395,-2.321; Batheaston 51.406,-2.318;
    Muchelney 51.021,-2.817; Montacute 50.949,-2.716; Tintinhull 50.974,-2.715; East Coker 50.914,-2.654; Hinton St George 50.911,-2.827; Babcary 51.049,-2.63; Castle Cary 51.09,-2.514; Bruton 51.113,-2.453; Batcombe 51.153,-2.446; Evercreech 51.148,-2.504; North Cadbury 51.046,-2.521; South Cadbury 51.025,-2.523; Clapton-in-Gordano 51.457,-2.76; Abbots Leigh 51.461,-2.658; Leigh Woods 51.452,-2.638; Flax Bourton 51.424,-2.706; Compton Martin 51.31,-2.654; Tickenham 51.44,-2.79; Blagdon 51.327,-2.716; Burrington 51.329,-2.747;
    Somerton 51.055,-2.73 4700`,
  'South Lanarkshire': 'New Lanark 55.663,-3.781',
  'South Yorkshire':
    'Ecclesall 53.358,-1.515; Sharrow 53.365,-1.485; Sharrow Vale 53.368,-1.5; Nether Edge 53.357,-1.49; Kelham Island 53.389,-1.472; Crookes 53.384,-1.508; Walkley 53.393,-1.5; Broomhill 53.379,-1.502; Hunters Bar 53.368,-1.503; Fulwood 53.365,-1.545; Ranmoor 53.372,-1.529; Dore 53.326,-1.537; Totley 53.311,-1.536; Millhouses 53.344,-1.501; Meersbrook 53.353,-1.473; Crosspool 53.381,-1.531; Bradfield 53.427,-1.6; Cawthorne 53.57,-1.57; Sprotbrough 53.512,-1.191; Wentworth 53.478,-1.418; Bessacarr 53.503,-1.085; Hillsborough 53.405,-1.5; Heeley 53.359,-1.462',
  Staffordshire:
    'Alton 52.977,-1.89; Ilam 53.055,-1.802; Longnor 53.181,-1.868; Wetton 53.096,-1.84; Abbots Bromley 52.818,-1.876; Rudyard 53.124,-2.083; Hartington 53.141,-1.809; Alrewas 52.733,-1.745; Hanbury 52.848,-1.753; Tutbury 52.857,-1.688; Hoar Cross 52.803,-1.818; Endon 53.076,-2.106; Trentham 52.97,-2.2; Penkhull 52.997,-2.193; Wolstanton 53.031,-2.214; Weeping Cross 52.786,-2.08',
  Stirling:
    'Balquhidder 56.358,-4.374; Strathyre 56.325,-4.328; Aberfoyle 56.179,-4.384; Gartmore 56.15,-4.373; Tyndrum 56.436,-4.712; Crianlarich 56.393,-4.617; Lochearnhead 56.388,-4.289; Kippen 56.126,-4.174; Fintry 56.054,-4.222; Killearn 56.042,-4.37; Balmaha 56.085,-4.539',
  Suffolk: `
    Brandon 52.448,0.623 9600; Kersey 52.059,0.92; Lavenham 52.108,0.796; Chelsworth 52.091,0.898; Walberswick 52.314,1.663; Dunwich 52.277,1.629; Orford 52.097,1.536; Snape 52.173,1.502; Thorpeness 52.183,1.613; Westleton 52.263,1.574; Framlingham 52.222,1.343; Dennington 52.253,1.342; Laxfield 52.303,1.366; Hoxne 52.351,1.2; Somerleyton 52.519,1.676; Polstead 52.007,0.898; Nayland 51.972,0.874; Stoke-by-Nayland 51.991,0.892; Cavendish 52.087,0.634; Hartest 52.138,0.681; Monks Eleigh 52.094,0.87; Bildeston 52.107,0.908; Shingle Street 52.033,1.453; Ufford 52.118,1.354; Waldringfield 52.057,1.328; Pin Mill 51.997,1.213; Ickworth 52.22,0.656; Blythburgh 52.32,1.596; Wenhaston 52.325,1.56; Kelsale 52.231,1.494; Aldringham 52.19,1.573; Butley 52.1,1.46;
    Flatford 51.959,1.02;
    Eye 52.32,1.146 2200`,
  Surrey: `
    Shere 51.219,-0.463; Abinger Hammer 51.217,-0.434; Gomshall 51.22,-0.441; Peaslake 51.19,-0.441; Holmbury St Mary 51.186,-0.414; Compton 51.214,-0.635; Chiddingfold 51.111,-0.63; Dunsfold 51.118,-0.565; Hascombe 51.149,-0.569; Thursley 51.148,-0.71; Tilford 51.184,-0.751; Frensham 51.166,-0.797; Churt 51.136,-0.776; Elstead 51.184,-0.704; Puttenham 51.222,-0.665; Ripley 51.3,-0.492; Ockham 51.299,-0.45; Mickleham 51.267,-0.324; Westhumble 51.253,-0.331; Brockham 51.235,-0.287; Outwood 51.193,-0.111; Limpsfield 51.26,0.012; Oxshott 51.333,-0.356; Stoke D'Abernon 51.319,-0.388; Wentworth 51.397,-0.59; Thorpe 51.408,-0.53; Englefield Green 51.43,-0.57; Kingswood 51.294,-0.21; Walton-on-the-Hill 51.283,-0.25; Burpham 51.26,-0.545; Merrow 51.245,-0.532; Onslow Village 51.232,-0.6; Claygate 51.36,-0.34; Hinchley Wood 51.375,-0.339; Cobham 51.328,-0.41; Ewhurst 51.154,-0.443; Ockley 51.148,-0.363; Newdigate 51.166,-0.289`,
  Swansea:
    'Mumbles 51.573,-3.995 16600; Rhossili 51.568,-4.287; Port Eynon 51.544,-4.212; Llanrhidian 51.608,-4.175; Oxwich 51.557,-4.165; Reynoldston 51.588,-4.195; Llangennith 51.599,-4.27; Parkmill 51.585,-4.1; Southgate 51.569,-4.09; Langland 51.568,-4.013; Caswell 51.572,-4.03; Uplands 51.619,-3.968; Brynmill 51.612,-3.968; Marina 51.616,-3.938',
  'Tyne and Wear':
    'Jesmond 54.992,-1.604; Heaton 54.985,-1.58; Ouseburn 54.974,-1.592; Quayside 54.969,-1.604; Gosforth 55.007,-1.618; Sandyford 54.98,-1.594; Fenham 54.98,-1.65; Byker 54.974,-1.579; Cullercoats 55.035,-1.436; Tynemouth 55.018,-1.426; Monkseaton 55.043,-1.461; Low Fell 54.941,-1.602; Roker 54.923,-1.37; Seaburn 54.93,-1.367; Ashbrooke 54.895,-1.38; Cleadon 54.956,-1.403; Westerhope 55.001,-1.693; Kingston Park 55.008,-1.67; Great Park 55.028,-1.645; Walkerville 54.99,-1.545',
  'Vale of Glamorgan':
    'Ogmore-by-Sea 51.466,-3.636; Southerndown 51.454,-3.606; St Brides Major 51.467,-3.594; Llanblethian 51.456,-3.457; St Hilary 51.449,-3.42; Sully 51.401,-3.212; Peterston-super-Ely 51.476,-3.318; Dinas Powys 51.435,-3.214; Cowbridge 51.461,-3.449; Rhoose 51.389,-3.345; Font-y-gary 51.384,-3.36',
  Warwickshire:
    'Ilmington 52.09,-1.694; Tysoe 52.094,-1.504; Kineton 52.157,-1.511; Welford-on-Avon 52.166,-1.788; Barford 52.246,-1.6; Hampton Lucy 52.21,-1.624; Wellesbourne 52.194,-1.593; Lapworth 52.342,-1.753; Lowsonford 52.308,-1.73; Tanworth-in-Arden 52.335,-1.839; Ufton 52.25,-1.448; Napton-on-the-Hill 52.247,-1.322; Warmington 52.124,-1.4; Brailes 52.05,-1.543; Long Compton 51.998,-1.577; Whichford 52.008,-1.545; Snitterfield 52.237,-1.68; Claverdon 52.278,-1.708; Dunchurch 52.337,-1.288; Offchurch 52.289,-1.474; Ratley 52.123,-1.443; Milverton 52.298,-1.546; Lillington 52.304,-1.52; Shottery 52.19,-1.728; Tiddington 52.2,-1.673',
  'West Midlands': `
    Harborne 52.459,-1.953; Edgbaston 52.463,-1.923; Moseley 52.446,-1.888; Kings Heath 52.43,-1.893; Bournville 52.43,-1.936; Jewellery Quarter 52.489,-1.913; Digbeth 52.475,-1.884; Stirchley 52.43,-1.92; Cotteridge 52.416,-1.929; Selly Park 52.441,-1.923; Hall Green 52.434,-1.843; Acocks Green 52.45,-1.82; Sparkhill 52.453,-1.861; Handsworth Wood 52.516,-1.92; Quinton 52.462,-1.998; Boldmere 52.541,-1.843; Wylde Green 52.546,-1.829; Four Oaks 52.585,-1.839; Mere Green 52.589,-1.826; Walmley 52.539,-1.797; Streetly 52.585,-1.881; Minworth 52.53,-1.77;
    Knowle 52.388,-1.733; Dorridge 52.372,-1.753; Hampton in Arden 52.425,-1.702; Meriden 52.438,-1.643; Balsall Common 52.392,-1.653; Barston 52.407,-1.697; Berkswell 52.41,-1.64; Hockley Heath 52.353,-1.777; Tettenhall 52.597,-2.165; Compton 52.587,-2.17; Penn 52.563,-2.155; Earlsdon 52.398,-1.535; Cheylesmore 52.392,-1.505; Allesley 52.424,-1.56; Finham 52.372,-1.518; Stivichall 52.386,-1.52; Eastern Green 52.416,-1.59; Pedmore 52.437,-2.13; Norton 52.442,-2.158; Oldswinford 52.45,-2.14`,
  'West Sussex': `
    Amberley 50.907,-0.538; Bury 50.909,-0.555; Bosham 50.829,-0.852; Itchenor 50.805,-0.866; West Itchenor 50.805,-0.866; West Wittering 50.778,-0.897; East Wittering 50.772,-0.875; Bracklesham Bay 50.764,-0.864; Fittleworth 50.962,-0.559; Lodsworth 50.995,-0.677; Lurgashall 51.036,-0.664; Singleton 50.912,-0.757; East Dean 50.914,-0.712; Charlton 50.911,-0.737; South Harting 50.968,-0.884; Rogate 51.006,-0.851; Trotton 50.995,-0.808; Slindon 50.868,-0.635; Eartham 50.877,-0.66; Boxgrove 50.86,-0.716; Poynings 50.894,-0.203; Fulking 50.888,-0.229; Bramber 50.882,-0.315; Upper Beeding 50.884,-0.305; Wiston 50.9,-0.36; West Chiltington 50.953,-0.441; Horsted Keynes 51.037,-0.028; Ardingly 51.049,-0.079; Balcombe 51.058,-0.133; Handcross 51.053,-0.201; Slaugham 51.038,-0.208; West Hoathly 51.077,-0.055; Lindfield 51.013,-0.08; Cuckfield 51.008,-0.143; Felpham 50.79,-0.653; Middleton-on-Sea 50.795,-0.617; Pagham 50.77,-0.748; Aldwick 50.782,-0.706; Dell Quay 50.82,-0.813; Kirdford 51.03,-0.55; Wisborough Green 51.023,-0.501; Climping 50.808,-0.577; Ferring 50.814,-0.456; Angmering 50.829,-0.485; Findon 50.866,-0.405`,
  'West Yorkshire': `
    Headingley 53.819,-1.577; Chapel Allerton 53.829,-1.539; Roundhay 53.834,-1.502; Moortown 53.845,-1.543; Alwoodley 53.856,-1.54; Oakwood 53.826,-1.497; Meanwood 53.831,-1.562; Far Headingley 53.83,-1.58; Weetwood 53.834,-1.586; Adel 53.854,-1.585; Cookridge 53.851,-1.612; Holbeck 53.784,-1.555; Hunslet 53.777,-1.529; Kirkstall 53.815,-1.6; Calverley 53.831,-1.688; Shadwell 53.851,-1.475; Scarcroft 53.868,-1.451; Thorner 53.86,-1.426; Bardsey 53.884,-1.444; Harewood 53.898,-1.51; Linton 53.912,-1.412; Barwick-in-Elmet 53.831,-1.394; Aberford 53.832,-1.344;
    Haworth 53.832,-1.957; Oxenhope 53.811,-1.953; Saltaire 53.837,-1.79; Heptonstall 53.748,-2.02; Mytholmroyd 53.73,-1.981; Luddenden 53.731,-1.937; Ripponden 53.674,-1.941; Slaithwaite 53.62,-1.883; Marsden 53.602,-1.929; Golcar 53.639,-1.847; Almondbury 53.632,-1.748; Edgerton 53.656,-1.8; Lindley 53.66,-1.822; Burley in Wharfedale 53.913,-1.757; Menston 53.889,-1.739; Baildon 53.847,-1.763; Addingham 53.944,-1.883; Bramhope 53.884,-1.622; Pool in Wharfedale 53.901,-1.626; Hipperholme 53.726,-1.811; Shibden 53.728,-1.84; Horbury 53.66,-1.558; Sandal 53.656,-1.485; Walton 53.648,-1.467;
    Harehills 53.812,-1.509; Hyde Park 53.813,-1.563`,
  Wiltshire: `
    Castle Combe 51.493,-2.229; Lacock 51.416,-2.12; Avebury 51.428,-1.857; Aldbourne 51.48,-1.62; Ramsbury 51.442,-1.606; Great Bedwyn 51.379,-1.603; Biddestone 51.46,-2.2; Grittleton 51.519,-2.203; Luckington 51.55,-2.235; Sherston 51.57,-2.21; Easton Grey 51.588,-2.173; Box 51.416,-2.254; Colerne 51.44,-2.263; Steeple Langford 51.133,-1.954; Stourton 51.105,-2.317; Tisbury 51.064,-2.079; Teffont Magna 51.083,-2.009; Hindon 51.094,-2.127; Fonthill Bishop 51.098,-2.09; Broad Chalke 51.027,-1.942; Bishopstone 51.552,-1.648; East Knoyle 51.067,-2.169; Wylye 51.139,-1.985; Urchfont 51.316,-1.944; Larkhill 51.198,-1.82; Tilshead 51.231,-1.958; Shrewton 51.193,-1.907; Wichelstowe 51.54,-1.81; Harnham 51.06,-1.805; Bishopdown 51.085,-1.775; Bulkington 51.32,-2.07; Holt 51.356,-2.2; Turleigh 51.342,-2.281; Limpley Stoke 51.345,-2.308`,
  Worcestershire:
    'Bredon 52.029,-2.117; Elmley Castle 52.065,-2.033; Cropthorne 52.095,-2.0; Ombersley 52.271,-2.229; Chaddesley Corbett 52.357,-2.159; Belbroughton 52.387,-2.12; Clent 52.416,-2.1; Feckenham 52.25,-1.99; Inkberrow 52.213,-1.982; Hanley Castle 52.075,-2.237; Upton upon Severn 52.064,-2.217; Abberley 52.305,-2.373; Great Witley 52.282,-2.353; Shelsley Beauchamp 52.25,-2.386; Childswickham 52.045,-1.886; Ashton-under-Hill 52.045,-2.0; Bretforton 52.09,-1.869; Barnards Green 52.107,-2.308; Malvern Link 52.127,-2.319; West Malvern 52.118,-2.347; Malvern Wells 52.083,-2.335; St Johns 52.19,-2.24; Barbourne 52.206,-2.226; Wick 52.11,-2.05',
  Wrexham: 'Llanarmon Dyffryn Ceiriog 52.889,-3.252',
}
