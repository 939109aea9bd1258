/** By GeoNames' council codes. */
export const irishCounties: Record<string, string> = {
  '01': 'County Carlow',
  '02': 'County Cavan',
  '03': 'County Clare',
  '04': 'County Cork',
  '06': 'County Donegal',
  '10': 'County Galway',
  '11': 'County Kerry',
  '12': 'County Kildare',
  '13': 'County Kilkenny',
  '14': 'County Leitrim',
  '15': 'County Laois',
  '18': 'County Longford',
  '19': 'County Louth',
  '20': 'County Mayo',
  '21': 'County Meath',
  '22': 'County Monaghan',
  '23': 'County Offaly',
  '24': 'County Roscommon',
  '25': 'County Sligo',
  '26': 'County Tipperary',
  '29': 'County Westmeath',
  '30': 'County Wexford',
  '31': 'County Wicklow',
  '32': 'County Cork',
  '33': 'County Dublin',
  '34': 'County Dublin',
  '35': 'County Dublin',
  '36': 'County Galway',
  '39': 'County Dublin',
  '42': 'County Limerick',
  '44': 'County Waterford',
}

/** GeoNames' names that are half translated or include the kind of area. */
const betterNames: Record<string, string> = {
  "FR Cote d'Or": "Côte-d'Or",
  'FR Loire-et-Cher': 'Loir-et-Cher',
  'FR Upper Garonne': 'Haute-Garonne',
  'FR Upper Corsica': 'Haute-Corse',
  'FR South Corsica': 'Corse-du-Sud',
  'FR Meurthe et Moselle': 'Meurthe-et-Moselle',
  'FR Corsica': 'Corsica',
  'FR Département du Nord': 'Nord',
  'FR Département du Vaucluse': 'Vaucluse',
  'DE State of Berlin': 'State of Berlin',
  'DE Rheinland-Pfalz': 'Rhineland-Palatinate',
  'DE Baden-Wurttemberg': 'Baden-Württemberg',
  'ES Castille-La Mancha': 'Castile-La Mancha',
  'ES Castille and León': 'Castile and León',
  'ES Murcia': 'Region of Murcia',
  'ES Valencia': 'Valencian Community',
  'ES Madrid': 'Community of Madrid',
  'IT Apulia': 'Apulia',
  'IT The Marches': 'Marche',
  'IT Basilicate': 'Basilicata',
  'IT Città metropolitana di Roma Capitale': 'Province of Rome',
  'IT Città metropolitana di Milano': 'Province of Milan',
  "IT Provincia dell' Aquila": "Province of L'Aquila",
  'BE Brussels Capital': 'Brussels Capital Region',
  'BE Provincie West-Vlaanderen': 'West Flanders',
  'BE Provincie Oost-Vlaanderen': 'East Flanders',
  'BE Provincie Vlaams-Brabant': 'Flemish Brabant',
  'BE Provincie Antwerpen': 'Province of Antwerp',
  'BE Provincie Limburg': 'Belgian Limburg',
  'BE Province du Brabant Wallon': 'Walloon Brabant',
  'BE Province du Hainaut': 'Hainaut',
  'BE Province de Liège': 'Province of Liège',
  'BE Province de Namur': 'Province of Namur',
  'BE Province du Luxembourg': 'Belgian Luxembourg',
  'BE Bruxelles-Capitale': 'Brussels Capital Region',
  'IE C': 'Connacht',
  'IE L': 'Leinster',
  'IE M': 'Munster',
  'IE U': 'Irish Ulster',
}

const kind =
  /^(?:Provincia (?:autonoma )?(?:di|de|da|dell') ?|Provincia |Província de |Province of |Provincie |Province de )/

/** A province named after its town is "Province of …". */
export const getAreaName = (country: string, name: string): string => {
  const better = betterNames[`${country} ${name}`]
  if (better) return better
  return kind.test(name) ? `Province of ${name.replace(kind, '')}` : name
}

const shortForms = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [area = '', names = ''] = line.split(': ')
      return [area, names.split(', ')]
    })

const irish = [...new Set(Object.values(irishCounties))].map((county): [string, string[]] => {
  const name = county.replace('County ', '')
  return [`IE ${county}`, [`Co ${name}`, `${name} county`, name]]
})

export const areaNames: Record<string, string[]> = Object.fromEntries([
  ...irish,
  ...shortForms(`
IE Connacht: Connaught
FR Brittany: Bretagne
FR Normandy: Normandie
FR Corsica: Corse
FR New Aquitaine: Nouvelle-Aquitaine, Aquitaine
FR Provence-Alpes-Côte d'Azur: PACA, Provence, Côte d'Azur, Cote d'Azur, French Riviera
FR Île-de-France: Ile de France, Paris region
FR Bourgogne-Franche-Comté: Burgundy, Bourgogne
FR Occitanie: Occitania, Languedoc
FR Hauts-de-France: Picardy, Picardie
FR Grand Est: Champagne
FR Centre-Val de Loire: Loire Valley, Val de Loire
FR Auvergne-Rhône-Alpes: Rhône-Alpes, Auvergne, Rhone Alps
FR Pays de la Loire: Pays de Loire
FR Dordogne: Perigord, Périgord
DE Bavaria: Bayern
DE Hesse: Hessen
DE Saxony: Sachsen
DE Lower Saxony: Niedersachsen
DE Saxony-Anhalt: Sachsen-Anhalt
DE Thuringia: Thüringen, Thueringen
DE North Rhine-Westphalia: Nordrhein-Westfalen, NRW, North Rhine Westphalia
DE Rhineland-Palatinate: Rheinland-Pfalz, Rhineland Palatinate, Rhineland
DE Baden-Württemberg: Baden-Wurttemberg, Baden-Wuerttemberg
DE Mecklenburg-Vorpommern: Mecklenburg-Western Pomerania, Mecklenburg
DE Saarland: Saar
ES Andalusia: Andalucía, Andalucia
ES Catalonia: Cataluña, Catalunya
ES Balearic Islands: Balearics, Baleares, Islas Baleares, Illes Balears
ES Canary Islands: Canaries, Canarias, Islas Canarias, The Canaries
ES Basque Country: País Vasco, Euskadi, Pais Vasco
ES Castile and León: Castilla y León, Castilla y Leon
ES Castile-La Mancha: Castilla-La Mancha, Castilla La Mancha
ES Navarre: Navarra
ES Aragon: Aragón
ES Galicia: Galiza
ES Valencian Community: Comunidad Valenciana, Comunitat Valenciana, Valencia region
ES Bizkaia: Vizcaya, Biscay
ES Gipuzkoa: Guipúzcoa
IT Tuscany: Toscana
IT Lombardy: Lombardia
IT Piedmont: Piemonte
IT Sicily: Sicilia
IT Sardinia: Sardegna
IT Apulia: Puglia
IT Marche: Le Marche, The Marches Italy
IT Lazio: Latium
IT Aosta Valley: Valle d'Aosta
IT Trentino-Alto Adige: South Tyrol, Südtirol, Alto Adige, Trentino
IT Friuli Venezia Giulia: Friuli
IT Abruzzo: Abruzzi
NL North Holland: Noord-Holland
NL South Holland: Zuid-Holland
NL North Brabant: Noord-Brabant, Brabant
NL Zeeland: Zealand
NL Friesland: Fryslân, Frisia
BE Flanders: Vlaanderen, Flandre, Vlaams Gewest
BE Wallonia: Wallonie, Wallonië
BE West Flanders: West-Vlaanderen
BE East Flanders: Oost-Vlaanderen
BE Brussels Capital Region: Bruxelles-Capitale, Brussels region
BE Flemish Brabant: Vlaams-Brabant
BE Walloon Brabant: Brabant Wallon`),
])
