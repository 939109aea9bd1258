const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Legal forms after a company's registered name; people leave them out. */
export const companyForms = words(`
  ltd limited plc llp lp inc incorporated llc cic gmbh ug kg ek ohg ag bv nv vof sarl sas sasu eurl sa srl spa sl slu sprl bvba dac teo unlimited`)

/** Connecting words without a meaning of their own. */
export const bindingWords = words(
  'the and of by for in at a an on to with from your our my t ta trading as co company uk gb www http https com since est established welcome',
)

/** Words of the trade: nearly every name has some, so that sharing them proves little. */
export const tradeWords = words(`
  blind curtain shutter shade awning roller roman venetian vertical pleated perfect-fit wooden wood plantation louvre voile drape drapery net pelmet
  valance track pole rail interior interiors furnishing soft fabric textile upholstery upholsterer upholstered design designer decor home house window
  windows dressing treatment covering covered solution system product supply supplier service services installation installer fitting fitter fitted
  repair cleaning cleaner cleaned bespoke custom made measure measured tailored manufacturer manufacturing maker making workroom studio shop store
  showroom centre center gallery boutique warehouse outlet factory trade group specialist specialists expert experts conservatory skylight velux
  electric motorised commercial domestic contract contracts sale sales business stores security garage door doors canopy canopies cushion cushions
  wallpaper carpet carpets flooring bed bedding linen linens office sunblind sun screen film tint handmade hand sewing rug rugs
  rideau store volet vorhang gardine jalousie rollo rolladen sonnenschutz raumausstattung raumausstatter cortina persiana toldo tenda
  gordijn zonwering raamdecoratie`)

/** Words with which the parent of a chain says that it is none of its shops. */
export const parentWords = words('headquarters hq headoffice holding holdings franchising franchise')

/** Words of praise that many firms choose; worth less than a family's name. */
export const praisingWords = words(`
  premier quality direct discount classic modern elite first choice express online local budget affordable best perfect ideal complete total
  professional superior select style stylish elegant elegance luxury beautiful creative contemporary traditional country city new old royal crown
  star sunrise sunshine sunny light bright view views vision visions magic dream smart clever simply just only pure all every any one 1st number
  family brothers sons son daughters daughter bros england english british national european euro world universal global north south east west
  northern southern eastern western central midland midlands regency heritage cosy warm value cheap cheaper mobile mr mrs`)

/** Words with two spellings, each with the one used for comparison. */
export const otherSpellings: Record<string, string> = {
  st: 'saint',
  bros: 'brothers',
  brother: 'brothers',
  son: 'sons',
  daughter: 'daughters',
  first: '1st',
  second: '2nd',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  vorhange: 'vorhang',
  vorhaenge: 'vorhang',
  gardinen: 'gardine',
  jalousien: 'jalousie',
  rideaux: 'rideau',
  tende: 'tenda',
  gordijnen: 'gordijn',
  wm: 'william',
  chas: 'charles',
  geo: 'george',
  jas: 'james',
  thos: 'thomas',
  robt: 'robert',
  jos: 'joseph',
  mfg: 'manufacturing',
  manf: 'manufacturing',
  mfr: 'manufacturer',
  intl: 'international',
  svs: 'services',
  svcs: 'services',
  ctr: 'centre',
  furn: 'furnishing',
  furnishers: 'furnishing',
  upholst: 'upholstery',
  nw: 'northwest',
  ne: 'northeast',
  sw: 'southwest',
  se: 'southeast',
}
