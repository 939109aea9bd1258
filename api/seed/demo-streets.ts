import type { Random } from '../process/random.ts'
import { supplierTexts } from './demo-supplier-texts.ts'

const { street: streets, estate: estates } = supplierTexts

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

/** House number and street in the country's format. */
export const demoAddress = (random: Random, country: string): string => {
  const abroadAddress = abroad[country]
  if (abroadAddress) return abroadAddress(random)
  if (random.chance(0.15)) return `Unit ${random.int(1, 28)}, ${random.pick(estates)}`
  return `${random.int(1, 240)}${random.chance(0.08) ? random.pick(['A', 'B']) : ''} ${random.pick(streets)}`
}
