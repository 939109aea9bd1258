import { editDistance } from '../../text/edit-distance.ts'
import { fieldsWith, type FieldsWith } from '../rules/supplier-fields.rules.ts'

type Column = FieldsWith<'importable'>

/** Other words for columns. They are proposed, not applied: a "mobile" or a "street" may be a second one. */
const otherWords: { [column in Column]?: string } = {
  name: 'company business firm trader supplier shop store title companyname businessname tradingname suppliername shopname',
  phone:
    'tel telno telephone telephoneno telephonenumber phoneno phonenumber mobile mobileno contactno contactnumber landline',
  website: 'web url homepage site webaddress websiteurl weblink link',
  email: 'mail emailaddress emailid contactemailaddress',
  address:
    'addr add addrline streetline street streetaddress fulladdress line1 line2 line3 location postaladdress addressstreet',
  city: 'towncity cityortown townorcity posttown locality',
  county: 'region state province countyname stateprovince',
  postcode: 'postalcode zip zipcode pcode pc postcodes zippostalcode',
  country: 'nation countryname countrycode',
  openingHours: 'openingtimes businesshours tradinghours tradingtimes hoursofopening',
  description: 'about details text summary blurb descr',
  services: 'service products productsandservices categories category',
  serviceAreas: 'areas areascovered area covers coverage',
  establishedYear: 'established founded yearfounded yearestablished since',
  minimumOrderPence: 'minimumorder minimumordervalue minorder minimumspend',
  placeId: 'googleplaceid googleid gid',
  logoUrl: 'logo',
  bannerUrl: 'banner',
  keywords: 'tags',
  isPremium: 'premium',
}

/** Other languages and short words match exactly only, since "range" is not "lange". */
const exactWords: { [column in Column]?: string } = {
  name: 'firma haendler handler unternehmen betrieb nom raisonsociale entreprise nombre empresa razonsocial nome ragionesociale azienda ditta naam bedrijf bedrijfsnaam',
  phone: 'telefon telefonnummer telefono telefoon telefoonnummer',
  website: 'internet webseite siteweb paginaweb sitoweb',
  email: 'courriel correo correoelectronico',
  address: 'strasse anschrift adresse rue direccion calle indirizzo via adres straat',
  city: 'ort stadt ville commune ciudad localidad poblacion citta comune plaats stad',
  postcode: 'plz postleitzahl codepostal cp codigopostal cap',
  country: 'land pays pais paese',
  openingHours:
    'opening hours oeffnungszeiten offnungszeiten horaires horario horarios orari orariodiapertura openingstijden',
  latitude: 'lat geolat breite breitengrad latitudine latitud breedtegraad',
  longitude: 'lng lon long geolong geolng laenge lange laengengrad langengrad longitudine longitud lengtegraad',
  services: 'sortiment leistungen',
}

/** Prefixes and suffixes from CRM and contacts programs: "Billing City", "E-mail 1 - Value". */
const around = /^(?:billing|main|primary|business|address\d)(?=[a-z]{2})|(?<=[a-z]{3})(?:\d?value|\d)$/g

const wordsFor = (words: { [column in Column]?: string }) =>
  fieldsWith('importable').flatMap((column) => (words[column]?.split(' ') ?? []).map((word) => ({ word, column })))
const named = [
  ...fieldsWith('importable').map((column) => ({ word: column.toLowerCase(), column })),
  ...wordsFor(otherWords),
]
const exact = new Map([...wordsFor(exactWords), ...named].map(({ word, column }) => [word, column]))

/** "pharmacyname", "organisationname": the name of a list's entries. */
const anyName =
  /^(?!(?:first|middle|last|sur|fore|user|contact|owner|manager|ward|la|region|area|road|street|file|domain|host|nick|legal|group|brand|parent)name$).{3,30}name$/

/** The column that an unknown heading (letters and digits) may mean: by a synonym, or misspelt. */
export const proposeColumn = (heading: string): Column | undefined => {
  const meant = exact.get(heading) ?? exact.get(heading.replace(around, ''))
  if (meant) return meant
  if (anyName.test(heading)) return 'name'
  const maxEdits = heading.length >= 8 ? 2 : 1
  const near = named
    .filter(({ word }) => Math.min(word.length, heading.length) >= 4)
    .map(({ word, column }) => ({ column, edits: editDistance(word, heading, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits)
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.column
}
