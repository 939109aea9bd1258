import type { Random } from '../server/random.ts'

const streets =
  `High Street|Station Road|Church Street|Victoria Road|Mill Lane|Market Place|Park Road|London Road|Queen Street|King Street|Bridge Street|
North Street|South Street|West Street|Albert Road|Castle Street|Chapel Lane|Green Lane|The Parade|The Broadway|Manor Road|New Street|George Street|
Priory Road|School Lane|Wellington Street|York Road|Abbey Street|Canal Street|Grove Road|Kingsway|Market Street|Orchard Road|Prospect Road|
Railway Terrace|Richmond Road|Spring Gardens|Stanley Street|Tannery Lane|Union Street|Water Lane|Wharf Street|Windmill Hill|Clarence Street|
Dock Road|Foundry Lane|Lower Street|Nelson Street|Oxford Road|Sheep Street`.split(/\|\s*/)
const estates = [
  'Riverside Trading Estate',
  'Station Yard',
  'Millbrook Business Park',
  'The Old Brewery',
  'Canal Side Works',
  'Park Farm Industrial Estate',
  'Brook Mill',
  'Eastgate Business Centre',
  'Victoria Mills',
  'Hillside Enterprise Park',
  'The Maltings',
  'Quarry Lane Industrial Estate',
]

/** Streets found in nearly every town of the country. */
const abroad: Record<string, (random: Random) => string> = {
  FR: (random) =>
    `${random.int(1, 140)} ${random.pick(['rue de la Gare', 'rue Victor Hugo', 'avenue de la République', 'rue du Moulin', 'place du Marché', 'rue des Lilas'])}`,
  DE: (random) =>
    `${random.pick(['Bahnhofstraße', 'Hauptstraße', 'Gartenweg', 'Marktplatz', 'Lindenstraße', 'Schulstraße'])} ${random.int(1, 140)}`,
  ES: (random) =>
    `${random.pick(['Calle Mayor', 'Calle Real', 'Avenida de la Constitución', 'Calle del Carmen', 'Plaza de España'])}, ${random.int(1, 140)}`,
  IT: (random) =>
    `${random.pick(['Via Roma', 'Via Garibaldi', 'Corso Italia', 'Via Mazzini', 'Piazza della Libertà'])}, ${random.int(1, 140)}`,
  NL: (random) =>
    `${random.pick(['Dorpsstraat', 'Kerkstraat', 'Stationsweg', 'Molenweg', 'Julianalaan'])} ${random.int(1, 140)}`,
  BE: (random) =>
    `${random.pick(['Stationsstraat', 'Kerkstraat', 'Rue de la Station', 'Grand-Place', 'Rue de l’Église'])} ${random.int(1, 140)}`,
}

/** House number and street, as written in the country. */
export const demoAddress = (random: Random, country: string): string => {
  const foreign = abroad[country]
  if (foreign) return foreign(random)
  if (random.chance(0.15)) return `Unit ${random.int(1, 28)}, ${random.pick(estates)}`
  return `${random.int(1, 240)}${random.chance(0.08) ? random.pick(['A', 'B']) : ''} ${random.pick(streets)}`
}
