import { byKey, flatMiles, type NamedPoint } from '../named-point.ts'
import { placeKey } from '../place-key.ts'
import type { Point } from '../geometry/miles-between.rules.ts'

interface Island extends Point {
  name: string
  /** A British county or an ISO country code. */
  where: string
  names: string[]
}

/** Between an island's centre and its main village. */
const sameIslandMiles = 12
// bounded: our own list
const entry = /^\s*(.+?) (-?[\d.]+),(-?[\d.]+)\s*$/s
/** Bare names that usually mean something else. */
const neverBare = new Set(['Dogs', 'May'])

export const isCountry = (where: string): boolean => /^[A-Z]{2}$/.test(where)

/** Something called "… Island" is seldom called by its bare name. */
const getNameForms = (name: string): string[] => {
  const bare = name.replace(/^(?:Isle|Island) of | (?:Island|Isle)$/, '')
  if (/\b(?:Islands|Isles|Isle)\b/.test(bare)) return [name, `The ${bare}`]
  const forms = [name, `Isle of ${bare}`, `Island of ${bare}`, `The Isle of ${bare}`, `${bare} Island`]
  return / (?:Island|Isle)$/.test(name) || neverBare.has(bare) ? forms : [...forms, bare]
}

let read: Island[] | undefined

const islandsByHand = (): readonly Island[] =>
  (read ??= Object.entries(islands).flatMap(([where, list]) =>
    list.split(';').map((text) => {
      const [, written = '', latitude, longitude] = entry.exec(text) ?? []
      const [name = '', ...others] = written.split('|')
      if (!name) throw new Error(`Not an island: ${text}`)
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      return { name, where, ...point, names: [...getNameForms(name), ...others] }
    }),
  ))

type Place = Pick<NamedPoint, 'name' | 'latitude' | 'longitude'>

export const islandsBeside = (known: readonly (NamedPoint & { where: string })[]) => {
  const keyed = byKey([...known])
  return islandsByHand()
    .filter(
      (island) =>
        !island.names.some((name) =>
          keyed
            .get(placeKey(name))
            ?.some((place) => place.where === island.where && flatMiles(place, island) < sameIslandMiles),
        ),
    )
    .map(({ names: _names, ...island }) => ({ ...island, population: null, source: 'by hand' as const }))
}

export const getIslandNames = (place: Place, where: string): string[] => {
  const key = placeKey(place.name)
  const isSameIsland = (island: Island) =>
    island.where === where &&
    flatMiles(island, place) < sameIslandMiles &&
    island.names.some((name) => placeKey(name) === key)
  return islandsByHand().find(isSameIsland)?.names ?? []
}

/** `name|other name latitude,longitude` by hand; a point is the centre or main village to about a kilometre. */
const islands: Record<string, string> = {
  'Argyll and Bute': `
    Isle of Bute|Bòd 55.837,-5.056; Isle of Coll|Cola 56.62,-6.55; Isle of Colonsay|Colbhasa 56.07,-6.21;
    Easdale|Eisdeal|Eilean Eisdeal 56.292,-5.656; Eilean Shona|Eilean Seona 56.795,-5.85; Isle of Gigha|Giogha 55.68,-5.75;
    Gometra|Gòmastra 56.488,-6.285; Inchmurrin|Innis Mearain 56.047,-4.605; Inchcailloch 56.083,-4.553;
    Inchkenneth|Inch Kenneth 56.442,-6.16; Isle of Iona|Ì Chaluim Chille|I Chaluim Cille|Icolmkill 56.332,-6.395;
    Isle of Islay|Ìle|Ile 55.756,-6.288; Isle of Jura|Diùra 55.9,-5.95; Isle of Kerrera|Cearrara 56.395,-5.552;
    Isle of Lismore|Lios Mòr 56.51,-5.5; Isle of Luing|Luinn 56.235,-5.64; Isle of Mull|Muile|An t-Eilean Muileach 56.444,-5.774;
    Oronsay|Orasaigh 56.018,-6.24; Sanda|Sanda Island|Àbhainn 55.28,-5.583; Scarba 56.18,-5.71; Isle of Seil|Saoil 56.3,-5.62;
    Staffa 56.436,-6.342; Isle of Tiree|Tiriodh 56.5,-6.88; Isle of Ulva|Ulbha 56.48,-6.2; Isle of Eriska|Eriska 56.533,-5.413;
    Treshnish Isles|Treshnish Islands 56.492,-6.418; Slate Islands|Slate Isles 56.27,-5.63; Davaar|Davaar Island 55.422,-5.542`,
  'City of Edinburgh': `
    Cramond Island 55.995,-3.291`,
  Cornwall: `
    St Mary's|Ennor|St Mary's Isles of Scilly 49.917,-6.297; St Agnes|Agenys|St Agnes Isles of Scilly 49.892,-6.342;
    St Martin's|Brechiek|St Martin's Isles of Scilly 49.962,-6.287; Tresco|Ynys Skaw 49.953,-6.333; Bryher|Breyer 49.954,-6.353;
    Gugh|The Gugh 49.895,-6.332; Samson 49.934,-6.352; St Michael's Mount|Karrek Loos yn Koos|Saint Michaels Mount 50.117,-5.478;
    Looe Island|St George's Island|St Georges Island 50.337,-4.452`,
  'County Antrim': `
    Rathlin Island|Rathlin|Reachlainn 55.293,-6.2; Ram's Island|Rams Island 54.583,-6.29; Islandmagee|Island Magee 54.82,-5.71`,
  'County Down': `
    Copeland Islands|Copeland Island|The Copelands 54.673,-5.527; Mahee Island|Mahee 54.5,-5.647;
    Sketrick Island|Sketrick 54.492,-5.655; Reagh Island|Island Reagh|Islandreagh 54.508,-5.66`,
  'County Fermanagh': `
    Boa Island|Boa|Badhbha 54.508,-7.83; Devenish Island|Devenish 54.37,-7.655; Lusty Beg Island|Lusty Beg 54.507,-7.813;
    Belle Isle 54.247,-7.56; Inish Rath|Inishrath 54.2,-7.51`,
  Cumbria: `
    Walney Island|Walney 54.1,-3.255; Barrow Island 54.105,-3.232; Roa Island|Roa 54.075,-3.174;
    Foulney Island|Foulney 54.067,-3.152; Piel Island|Piel|Fouldray 54.063,-3.173`,
  Devon: `
    Lundy|Lundy Isle|Ynys Weir 51.179,-4.669; Burgh Island|Burgh 50.279,-3.9; Drake's Island|Drakes Island 50.356,-4.153`,
  Dorset: `
    Brownsea Island|Brownsea|Branksea 50.69,-1.972; Furzey Island|Furzey 50.686,-1.988`,
  'Dumfries and Galloway': `
    Hestan Island|Hestan 54.833,-3.807; Ardwall Isle|Ardwall Island 54.822,-4.222; Little Ross 54.768,-4.085`,
  'East Lothian': `
    Bass Rock|The Bass|Creag nam Bathais 56.077,-2.641; Fidra 56.073,-2.785; Craigleith 56.073,-2.718`,
  'East Riding of Yorkshire': `
    Sunk Island 53.652,-0.084; Read's Island|Reads Island 53.697,-0.56`,
  Essex: `
    Canvey Island|Canvey 51.517,0.59; Foulness Island|Foulness 51.6,0.88; Wallasea Island|Wallasea 51.615,0.82;
    Potton Island|Potton 51.573,0.8; Osea Island|Osea 51.722,0.766; Northey Island|Northey 51.723,0.717;
    Two Tree Island 51.533,0.632; Horsey Island|Horsey 51.87,1.23; Havengore Island|Havengore 51.56,0.845;
    Rushley Island|Rushley 51.555,0.825; Bridgemarsh Island 51.638,0.72; Ray Island 51.8,0.91;
    Skipper's Island|Skippers Island 51.875,1.21`,
  Fife: `
    Isle of May|May Island|Isle of the May 56.186,-2.556; Inchcolm|Innis Choluim|Inchcolm Island 56.03,-3.302;
    Inchkeith|Innis Cheith 56.034,-3.136`,
  'Greater London': `
    Isle of Dogs 51.493,-0.018; Eel Pie Island|Twickenham Ait 51.446,-0.323; Tagg's Island|Taggs Island 51.408,-0.352;
    Chiswick Eyot|Chiswick Ait 51.487,-0.246; Raven's Ait|Ravens Ait 51.398,-0.309; Brentford Ait 51.481,-0.301;
    Isleworth Ait 51.469,-0.319; Trowlock Island 51.428,-0.316; Thames Ditton Island 51.396,-0.331;
    Oliver's Island|Olivers Island 51.485,-0.279`,
  Gwynedd: `
    Bardsey|Bardsey Island|Ynys Enlli|Enlli 52.76,-4.79; Shell Island|Mochras 52.817,-4.152;
    St Tudwal's Island|St Tudwals Islands 52.801,-4.467; Ynys Gored Goch 53.219,-4.18`,
  Hampshire: `
    Hayling Island|Hayling 50.784,-0.969; Portsea Island|Portsea 50.8,-1.085; Thorney Island 50.815,-0.922;
    Horsea Island|Horsea 50.832,-1.097; Whale Island 50.815,-1.1`,
  Highland: `
    Isle of Canna|Canaigh|Canna 57.06,-6.5; Isle of Eigg|Eige 56.9,-6.145; Isle of Muck|Eilean nam Muc 56.834,-6.228;
    Isle of Rum|Rùm|Rhum 57.012,-6.28; Isle of Raasay|Ratharsair 57.4,-6.04; Rona|South Rona|Isle of Rona 57.55,-5.98;
    Isle of Scalpay|Scalpay 57.29,-5.97; Soay|Isle of Soay 57.148,-6.22; Isle Ornsay|Isleornsay|Eilean Iarmain 57.146,-5.796;
    Isle of Ewe|Ewe Island 57.832,-5.614; Tanera Mor|Tanera Mòr|Tanera 58.01,-5.4; Summer Isles 58.015,-5.43;
    Stroma|Isle of Stroma|Island of Stroma 58.678,-3.118; Handa|Handa Island|Eilean Shannda 58.38,-5.187;
    Small Isles|The Small Isles 56.95,-6.2; Isle Martin|Isle of Martin 57.942,-5.222; Eilean Bàn 57.28,-5.74;
    Isle Maree 57.691,-5.475; Gruinard Island|Gruinard 57.883,-5.467`,
  'Isle of Anglesey': `
    Holy Island|Ynys Gybi|Ynys Cybi|Holyhead Island 53.28,-4.62; Puffin Island|Ynys Seiriol|Priestholm 53.318,-4.027;
    Llanddwyn Island|Ynys Llanddwyn|Llanddwyn 53.135,-4.413; The Skerries|Ynysoedd y Moelrhoniaid 53.421,-4.608;
    Church Island|Ynys Tysilio 53.223,-4.171`,
  Kent: `
    Isle of Harty|Harty 51.37,0.86;
    Isle of Oxney|Oxney 51.03,0.73`,
  Merseyside: `
    Hilbre Island|Hilbre|Hilbre Islands 53.381,-3.227`,
  'Na h-Eileanan Siar': `
    Isle of Barra|Barra|Barraigh|Eilean Bharraigh 56.98,-7.46;
    Benbecula|Beinn na Faoghla|Beinn nam Fadhla|Beinn a' Bhaoghla 57.45,-7.33;
    Isle of Berneray|Berneray|Beàrnaraigh 57.72,-7.186; Great Bernera|Bernera|Beàrnaraigh Mòr 58.22,-6.83;
    Eriskay|Èirisgeigh 57.07,-7.29; Grimsay|Griomsaigh 57.49,-7.25;
    Isle of Harris|Harris|Na Hearadh|South Harris|North Harris 57.898,-6.803;
    North Uist|Uibhist a Tuath|Isle of North Uist 57.606,-7.34; South Uist|Uibhist a Deas|Isle of South Uist 57.25,-7.33;
    The Uists|Uists|Uist|Uibhist 57.45,-7.33; Isle of Scalpay|Scalpay|Sgalpaigh|Scalpay Harris 57.87,-6.68;
    St Kilda|Hiort|Hirta|Saint Kilda 57.813,-8.58; Vatersay|Bhatarsaigh 56.93,-7.53; Isle of Scarp|Scarp 58.02,-7.13;
    Taransay|Tarasaigh 57.9,-7.02; Baleshare|Baile Sear 57.53,-7.37; Flodaigh|Flodday 57.48,-7.24;
    Mingulay|Miughalaigh 56.81,-7.63; Pabbay|Pabaigh 57.77,-7.23;
    Shiant Isles|Shiant Islands|Shiants|Na h-Eileanan Mòra 57.9,-6.36; Monach Islands|Heisker|Monach Isles 57.525,-7.63;
    Vallay|Bhàlaigh 57.66,-7.42; Flannan Isles 58.28,-7.59; North Rona 59.12,-5.83; Sula Sgeir 59.096,-6.158`,
  Norfolk: `
    Scolt Head Island|Scolt Head 52.983,0.76`,
  'North Ayrshire': `
    Isle of Arran|Arran|Eilean Arainn 55.581,-5.212;
    Isle of Cumbrae|Great Cumbrae|Cumbrae|Cumaradh Mòr|Greater Cumbrae|Isle of Great Cumbrae 55.769,-4.919;
    Little Cumbrae|Lesser Cumbrae|Wee Cumbrae|Cumaradh Beag 55.72,-4.945; Holy Isle|Holy Island|Eilean MoLaise 55.527,-5.073;
    Pladda 55.427,-5.119`,
  Northumberland: `
    Holy Island|Lindisfarne|Isle of Lindisfarne|Holy Island of Lindisfarne|Lindisfarne Island 55.671,-1.8;
    Farne Islands|The Farnes|Inner Farne|Farnes 55.617,-1.655; Coquet Island|Coquet 55.336,-1.538`,
  'Orkney Islands': `
    Mainland Orkney|Orkney Mainland|Mainland of Orkney 58.98,-3.1; Auskerry 59.03,-2.57; Burray|Burray Village 58.85,-2.91;
    Copinsay 58.9,-2.67; Eday 59.18,-2.77; Egilsay 59.15,-2.93; Eynhallow 59.14,-3.12; Fara 58.85,-3.17; Flotta 58.83,-3.11;
    Gairsay 59.08,-2.98; Glims Holm 58.88,-2.92; Graemsay 58.93,-3.28; Hoy|Hoy Orkney 58.85,-3.28; Lamb Holm 58.888,-2.895;
    North Ronaldsay|North Ronaldshay 59.37,-2.43; Papa Stronsay 59.15,-2.58; Papa Westray|Papay 59.35,-2.9; Rousay 59.16,-3.03;
    Sanday 59.24,-2.6; Shapinsay 59.05,-2.87; South Ronaldsay|South Ronaldshay 58.78,-2.95; South Walls|Walls Orkney 58.79,-3.2;
    Stronsay 59.12,-2.6; Swona 58.74,-3.06; Westray 59.3,-2.97; Wyre 59.12,-2.97; Pentland Skerries 58.69,-2.92;
    Sule Skerry 59.083,-4.407`,
  Pembrokeshire: `
    Caldey Island|Caldey|Caldy|Caldy Island|Ynys Bŷr|Ynys Byr 51.637,-4.685; Ramsey Island|Ynys Dewi 51.862,-5.34;
    Skomer Island|Skomer|Ynys Sgomer 51.737,-5.297; Skokholm|Skokholm Island|Ynys Sgogwm 51.698,-5.28;
    Grassholm|Grassholm Island|Ynys Gwales|Gwales 51.731,-5.479; Cardigan Island|Ynys Aberteifi 52.131,-4.69;
    Thorne Island|Thorn Island 51.69,-5.118`,
  'Shetland Islands': `
    Mainland Shetland|Shetland Mainland 60.28,-1.27; Bressay|Bressa 60.15,-1.09; Bruray 60.42,-0.75;
    Burra|West Burra|East Burra|Burra Isle 60.09,-1.33; Fair Isle 59.535,-1.63; Fetlar|Fetlor 60.61,-0.87; Foula 60.135,-2.07;
    Housay|Out Skerries 60.42,-0.77; Mousa 60.0,-1.17; Muckle Roe 60.37,-1.42; Noss|Isle of Noss 60.14,-1.02;
    Papa Stour 60.33,-1.7; Trondra 60.12,-1.28; Uyea 60.67,-0.9; Unst 60.75,-0.88; Vaila 60.2,-1.6; Vementry 60.33,-1.47;
    Whalsay|Whalsa 60.35,-0.98; Yell 60.6,-1.1; St Ninian's Isle|St Ninians Isle|St Ninian's Island 59.97,-1.35;
    Muckle Flugga 60.856,-0.886; Hascosay 60.61,-1.0`,
  Somerset: `
    Steep Holm|Steepholm|Ynys Rhonech 51.34,-3.108; Isle of Athelney|Athelney 51.058,-2.936; Isle of Avalon|Avalon 51.147,-2.714`,
  'South Ayrshire': `
    Ailsa Craig|Creag Ealasaid|Paddy's Milestone 55.252,-5.116; Lady Isle 55.527,-4.733`,
  Suffolk: `
    Havergate Island|Havergate 52.07,1.52`,
  Surrey: `
    Hamhaugh Island 51.383,-0.46; Pharaoh's Island|Pharaohs Island 51.386,-0.467; Desborough Island 51.386,-0.448`,
  'Tyne and Wear': `
    St Mary's Island|St Marys Island|Bait Island 55.072,-1.45`,
  'Vale of Glamorgan': `
    Barry Island|Ynys y Barri 51.392,-3.272; Sully Island|Ynys Sili 51.396,-3.198`,
  Cardiff: `
    Flat Holm|Flatholm|Ynys Echni 51.377,-3.121`,
  'West Sussex': `
    Thorney Island|West Thorney 50.815,-0.922`,
  IE: `
    Achill Island|Achill|Acaill|Oileán Acla 53.97,-10.02; Aran Islands|The Aran Islands|Aran|Oileáin Árann|Arans|Aran Isles 53.1,-9.67;
    Inishmore|Inis Mór|Inis Mor|Árainn|Inishmor|Arainn 53.123,-9.727; Inishmaan|Inis Meáin|Inis Meain 53.086,-9.583;
    Inisheer|Inis Oírr|Inis Oirr|Inis Thiar 53.058,-9.527; Arranmore|Aranmore|Árainn Mhór|Arranmore Island 54.99,-8.52;
    Tory|Toraigh|Oileán Thoraí 55.265,-8.223; Gola|Gabhla 55.085,-8.36; Cruit Island|An Chruit 55.03,-8.41;
    Inishbofin|Inis Bó Finne 53.615,-10.205; Inishturk|Inis Toirc 53.702,-10.11; Clare Island|Cliara|Oileán Chliara 53.803,-9.99;
    Inishbiggle|Inis Bigil 53.995,-9.9; Inishmurray 54.432,-8.66; Coney Island 54.303,-8.56; Lettermore|Leitir Móir 53.29,-9.67;
    Gorumna|Garmna 53.25,-9.68; Lettermullan|Leitir Mealláin 53.238,-9.73; Scattery Island|Scattery|Inis Cathaigh 52.613,-9.517;
    Valentia Island|Valentia|Valencia Island|Dairbhre 51.91,-10.35;
    Great Blasket|Great Blasket Island|An Blascaod Mór|Blasket Islands|Blaskets 52.095,-10.54;
    Skellig Michael|Skelligs|Sceilg Mhichíl 51.771,-10.54; Bere Island|Bear Island|An tOileán Mór 51.635,-9.86;
    Dursey Island|Dursey|Baoi|Oileán Baoi 51.605,-10.17;
    Cape Clear|Cape Clear Island|Clear Island|Cléire|Oileán Chléire 51.44,-9.49; Sherkin Island|Sherkin|Inis Arcáin 51.467,-9.42;
    Heir Island|Hare Island|Inishodriscol 51.495,-9.44; Long Island 51.505,-9.55; Whiddy Island|Whiddy|Faoide 51.69,-9.5;
    Garinish Island|Garnish Island|Ilnacullin 51.735,-9.54; Spike Island|Inis Píc 51.833,-8.286; Fota Island|Fota 51.895,-8.3;
    Haulbowline|Haulbowline Island 51.842,-8.3; Ireland's Eye 53.404,-6.064; Lambay Island|Lambay|Reachrainn 53.49,-6.015;
    Bull Island|North Bull Island 53.37,-6.15; Dalkey Island|Deilginis 53.272,-6.085;
    Saltee Islands|The Saltees|Saltees|Great Saltee 52.118,-6.613; Inch Island|An Inis 55.067,-7.49; Inishtrahull 55.431,-7.24;
    Omey Island|Omey|Iomaidh 53.535,-10.155; Collanmore Island 53.83,-9.65; Foynes Island 52.617,-9.12;
    Little Island 51.907,-8.355; Owey Island|Uaigh 55.05,-8.45`,
  GG: `
    Sark|Sercq|Isle of Sark|Island of Sark 49.433,-2.36;
    Little Sark 49.418,-2.365; Herm|Haerme 49.47,-2.45; Jethou 49.459,-2.462; Brecqhou|Brechou 49.432,-2.386;
    Lihou|Lihou Island 49.46,-2.665`,
  JE: `
    Les Écréhous|Ecrehous 49.288,-1.93; Les Minquiers|Minquiers 48.97,-2.06`,
  IM: `
    Calf of Man|Yn Cholloo 54.053,-4.82; St Michael's Isle|Fort Island|St Michaels Isle 54.069,-4.602;
    St Patrick's Isle|St Patricks Isle 54.226,-4.7`,
}
