import { readExtract, readPoint } from '../extract.ts'
import { flatMiles, groupBy, largestFirst } from '../named-point.ts'
import { getQuarterPostcodes } from './numbered-quarters.ts'
import { toPrefixKey } from '../postcodes/read-foreign-postcode.ts'
import type { TownAbroad } from './towns-abroad.ts'

/** `town: 10 11` by hand, from the postal services' plans: prefixes of postcodes, three digits for a city's own. */
const prefixes: Record<string, string> = {
  FR: `Paris: 75 750; Lyon: 69 690; Marseille: 13 130`,
  ES: `
Vitoria-Gasteiz: 01 010; Albacete: 02 020; Alicante: 03 030; Almería: 04 040; Ávila: 05 050; Badajoz: 06 060; Palma: 07 070;
Barcelona: 08 080; Burgos: 09 090; Cáceres: 10 100; Cadiz: 11 110; Castelló de la Plana: 12 120; Ciudad Real: 13 130; Córdoba: 14 140;
A Coruña: 15 150; Cuenca: 16 160; Girona: 17 170; Granada: 18 180; Guadalajara: 19 190; San Sebastián: 20 200; Huelva: 21 210;
Huesca: 22 220; Jaén: 23 230; León: 24 240; Lleida: 25 250; Logroño: 26 260; Lugo: 27 270; Madrid: 28 280; Málaga: 29 290;
Murcia: 30 300; Pamplona: 31 310; Ourense: 32 320; Oviedo: 33 330; Palencia: 34 340; Las Palmas de Gran Canaria: 35 350;
Pontevedra: 36 360; Salamanca: 37 370; Santa Cruz de Tenerife: 38 380; Santander: 39 390; Segovia: 40 400; Seville: 41 410;
Soria: 42 420; Tarragona: 43 430; Teruel: 44 440; Toledo: 45 450; Valencia: 46 460; Valladolid: 47 470; Bilbao: 48 480;
Zamora: 49 490; Zaragoza: 50 500; Ceuta: 51 510; Melilla: 52 520`,
  IT: `
Rome: 00 001; Viterbo: 01 011; Rieti: 02 021; Frosinone: 03 031; Latina: 04 041; Terni: 05 051; Perugia: 06 061; Sassari: 07 071;
Nuoro: 08 081; Cagliari: 09 091; Turin: 10 101; Aosta: 11 111; Cuneo: 12 121; Vercelli: 13 131; Biella: 139; Asti: 14 141;
Alessandria: 15 151; Genoa: 16 161; Savona: 17 171; Imperia: 18 181; La Spezia: 19 191; Milan: 20 201; Monza: 209; Varese: 21 211;
Como: 22 221; Sondrio: 23 231; Lecco: 239; Bergamo: 24 241; Brescia: 25 251; Cremona: 26 261; Lodi: 269; Pavia: 27 271;
Novara: 28 281; Verbania: 289; Piacenza: 29 291; Venice: 30 301; Treviso: 31 311; Belluno: 32 321; Udine: 33 331; Trieste: 34 341;
Padua: 35 351; Vicenza: 36 361; Verona: 37 371; Trento: 38 381; Bolzano: 39 391; Bologna: 40 401; Modena: 41 411;
Reggio nell'Emilia: 42 421; Parma: 43 431; Ferrara: 44 441; Rovigo: 45 451; Mantova: 46 461; Forlì: 47 471; Rimini: 479;
Ravenna: 48 481; Florence: 50 501; Pistoia: 51 511; Arezzo: 52 521; Siena: 53 531; Massa: 54 541; Lucca: 55 551; Pisa: 56 561;
Livorno: 57 571; Grosseto: 58 581; Prato: 59 591; Ancona: 60 601; Pesaro: 61 611; Macerata: 62 621; Ascoli Piceno: 63 631;
Fermo: 639; Teramo: 64 641; Pescara: 65 651; Chieti: 66 661; L'Aquila: 67 671; Foggia: 71 711; Bari: 70 701; Brindisi: 72 721;
Lecce: 73 731; Taranto: 74 741; Matera: 75 751; Naples: 80 801; Caserta: 81 811; Benevento: 82 821; Avellino: 83 831;
Salerno: 84 841; Potenza: 85 851; Campobasso: 86 861; Cosenza: 87 871; Catanzaro: 88 881; Crotone: 889; Reggio Calabria: 89 891;
Palermo: 90 901; Trapani: 91 911; Agrigento: 92 921; Caltanissetta: 93 931; Enna: 94 941; Catania: 95 951; Siracusa: 96 961;
Ragusa: 97 971; Messina: 98 981`,
  NL: `
Amsterdam: 10 110; Amstelveen: 11 118; Hilversum: 12; Almere Stad: 13; Purmerend: 14; Zaandam: 15; Hoorn: 16; Heerhugowaard: 17; Den Helder: 178;
Alkmaar: 18; Beverwijk: 19; Haarlem: 20; Hoofddorp: 21; Katwijk aan Zee: 22; Leiden: 23; Alphen aan den Rijn: 24; The Hague: 25; Delft: 26;
Zoetermeer: 27; Gouda: 28; Capelle aan den IJssel: 29; Rotterdam: 30; Schiedam: 31; Spijkenisse: 32; Dordrecht: 33; Nieuwegein: 34;
Utrecht: 35; Maarssen: 36; Zeist: 37; Amersfoort: 38; Veenendaal: 39; Tiel: 40; Culemborg: 41; Gorinchem: 42; Middelburg: 43;
Goes: 44; Terneuzen: 45; Bergen op Zoom: 46; Roosendaal: 47; Breda: 48; Oosterhout: 49; Tilburg: 50; Waalwijk: 51;
's-Hertogenbosch: 52; Oss: 53; Uden: 54; Veldhoven: 55; Eindhoven: 56; Helmond: 57; Venray: 58; Venlo: 59; Weert: 60; Roermond: 604;
Sittard: 61; Maastricht: 62; Kerkrade: 63; Heerlen: 64; Nijmegen: 65; Wijchen: 66; Ede: 67; Arnhem: 68; Zevenaar: 69;
Doetinchem: 70; Winterswijk: 71; Zutphen: 72; Apeldoorn: 73; Deventer: 74; Enschede: 75; Almelo: 76; Hardenberg: 77; Emmen: 78;
Hoogeveen: 79; Zwolle: 80; Raalte: 81; Lelystad: 82; Emmeloord: 83; Heerenveen: 84; Joure: 85; Sneek: 86; Bolsward: 87;
Franeker: 88; Leeuwarden: 89; Dokkum: 91; Drachten: 92; Roden: 93; Assen: 94; Stadskanaal: 95; Veendam: 96; Groningen: 97;
Zuidhorn: 98; Delfzijl: 99`,
  BE: `
Brussels: 10 11 12; Wavre: 13; Nivelles: 14; Halle: 15; Dilbeek: 17; Vilvoorde: 18; Zaventem: 19; Antwerp: 20 21; Turnhout: 23; Geel: 24;
Lier: 25; Mechelen: 28; Schoten: 29; Leuven: 30; Aarschot: 32; Tienen: 33; Hasselt: 35; Genk: 36; Tongeren: 37; Sint-Truiden: 38;
Liège: 40; Seraing: 41; Waremme: 43; Huy: 45; Eupen: 47; Verviers: 48; Namur: 50; Andenne: 53; Dinant: 55; Charleroi: 60;
Bastogne: 66; Arlon: 67; Marche-en-Famenne: 69; Mons: 70; La Louvière: 71; Tournai: 75; Mouscron: 77; Ath: 78; Bruges: 80;
Ostend: 84; Kortrijk: 85; Diksmuide: 86; Roeselare: 88; Ieper: 89; Ghent: 90; Sint-Niklaas: 91; Dendermonde: 92; Aalst: 93;
Ninove: 94; Geraardsbergen: 95; Ronse: 96; Oudenaarde: 97; Eeklo: 99`,
}

/** By hand, from bpost's list. */
const belgian = `
Brussels: 1000 1020 1030 1040 1050 1060 1070 1080 1090 1120 1130 1140 1150 1160 1170 1180 1190 1200; Wavre: 1300; Waterloo: 1410;
Nivelles: 1400; Halle: 1500; Vilvoorde: 1800; Zaventem: 1930; Antwerp: 2000 2018 2020 2030 2040 2050 2060 2100 2140 2170 2600 2610;
Turnhout: 2300; Geel: 2440; Lier: 2500; Mechelen: 2800; Leuven: 3000 3001 3010; Hasselt: 3500; Genk: 3600; Tongeren: 3700;
Sint-Truiden: 3800; Liège: 4000 4020 4030; Seraing: 4100; Huy: 4500; Eupen: 4700; Verviers: 4800; Namur: 5000 5100; Dinant: 5500;
Charleroi: 6000; Bastogne: 6600; Arlon: 6700; Mons: 7000; La Louvière: 7100; Tournai: 7500; Mouscron: 7700; Bruges: 8000 8200 8310;
Ostend: 8400; Kortrijk: 8500; Roeselare: 8800; Ieper: 8900; Ghent: 9000 9030 9031 9032 9040 9050; Sint-Niklaas: 9100;
Aalst: 9300; Oudenaarde: 9700`

const ofEach = (list: string): [string, string[]][] =>
  list
    .trim()
    .split(';')
    .map((entry) => {
      const [town = '', codes = ''] = entry.trim().split(': ')
      return [town, codes.split(' ')]
    })

export const postcodeKeysAbroad = (towns: TownAbroad[]): Map<TownAbroad, string[]> => {
  const names = towns.flatMap((town) => [...new Set([town.name, town.localName])].map((name) => ({ town, name })))
  const groups = groupBy(names, ({ town, name }) => `${town.country} ${name}`)
  const named = (country: string, name: string) => groups.get(`${country} ${name}`)?.map(({ town }) => town) ?? []
  const keys = new Map<TownAbroad, string[]>()
  const add = (town: TownAbroad | undefined, more: string[]) => {
    if (town) keys.set(town, [...(keys.get(town) ?? []), ...more])
  }
  for (const [country, list] of Object.entries(prefixes))
    for (const [town, codes] of ofEach(list))
      add(
        largestFirst(named(country, town))[0],
        codes.map((start) => toPrefixKey(country, start)),
      )
  for (const [town, codes] of ofEach(belgian)) add(largestFirst(named('BE', town))[0], codes)
  for (const town of towns) if (town.country === 'FR') add(town, getQuarterPostcodes(town.name))
  for (const [country, file] of [
    ['FR', 'postcodes-france'],
    ['DE', 'postcodes-germany'],
  ] as const) {
    const largestBehind = new Map<string, TownAbroad>()
    for (const { town: name, point, postcodes } of readExtract(file)) {
      const town = named(country, name).find((one) => flatMiles(one, readPoint(point)) < 1)
      if (!town) continue
      const codes = postcodes.split(' ')
      add(town, codes)
      for (const start of codes.flatMap((code) => [code.slice(0, 3), code.slice(0, 2)]))
        largestBehind.set(start, largestFirst([largestBehind.get(start) ?? town, town])[0]!)
    }
    for (const [start, town] of largestBehind) add(town, [toPrefixKey(country, start)])
  }
  return keys
}
