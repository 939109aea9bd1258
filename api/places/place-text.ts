import { placeKey } from './place-key.ts'

const maxWords = 8
const lead =
  /^(?:(?:(?:somewhere |anywhere |based )?in(?: and around)?|near(?: to)?|nearby|nr\.?|n\/r|close to|(?:all )?(?:around|over|across)|throughout|(?:the )?whole of|all of|within(?! \d)|at|by|within \d+ ?(?:miles?|km|kilometres?) of|postcode|the area around|surrounding|somewhere near)\s+)+/i
const borough = /^(?:the )?(?:(?:london|royal|metropolitan) )?borough of /i
const britain = /(?<![,\s]|^the)[,\s]+(?:uk|u\.k\.|gb|united kingdom|great britain)[\s.]*$/i

/** "near Bath, UK" is Bath. */
export const bareText = (text: string): string =>
  text.trim().replace(lead, '').replace(borough, '').replace(britain, '')

const kindBefore =
  /^(?:the )?(?:(?:city|town|village|county|parish|district|port) of|central|inner|outer|downtown|greater|upper) /
const kindAfter =
  / (?:and (?:the )?(?:surrounding|nearby|local) (?:areas?|villages|towns|district)|and surrounds|and around|(?:city|town) (?:cent(?:re|er)|area)|cent(?:re|er)|area|region|district|city|town|village|county|suburbs|outskirts|postcode|(?:train |railway |bus |coach )?station|england|scotland|wales)$/
const side = /^(?:north|south|east|west|north east|north west|south east|south west|mid) /

/** Variants of "the isle of wight", "leeds city centre" or "city of bath", nearest first. */
export const withoutKind = (key: string): string[] => {
  const ended = key.replace(kindAfter, '')
  return [key.replace(/^the /, ''), ended, key.replace(kindBefore, ''), ended.replace(kindBefore, '')].filter(
    (bare) => bare && bare !== key,
  )
}

/** "leeds" for "north leeds"; undefined without a compass point. */
export const withoutSide = (key: string): string | undefined => {
  const bare = key.replace(side, '')
  return bare && bare !== key ? bare : undefined
}

const relative = /^(?:the|new|old|great|little|upper|lower|inner|outer|central|mid|north|south|east|west)\b/

/** "south" of "south essex" is no town. */
export const isRelative = (key: string): boolean => relative.test(key)

const streets = new Set('road rd street lane avenue ave terrace crescent parade drive'.split(' '))
/** After the name of a place, these make it a street: "Bath Road". */
export const isStreetWord = (word: string): boolean => streets.has(word)

/** "12 high street" is within its town. */
export const isAddress = (key: string): boolean => /^\d/.test(key) || isStreetWord(key.slice(key.lastIndexOf(' ') + 1))

export interface SplitPlace {
  head: string
  tail: string
  isAtComma: boolean
}

const between = /,| (?:near|nr\.?|n\/r|close to|next to) /i

/** Possible splits of "Newport, Shropshire" or "Newport nr Ludlow", most likely first. */
export const splitPlaceText = (text: string): SplitPlace[] => {
  const [head = '', ...rest] = text.split(between).map(placeKey).filter(Boolean)
  const tails = rest.length ? [rest.join(' '), rest[0]!, rest.at(-1)!] : []
  const words = placeKey(text).split(' ').slice(0, maxWords)
  return [
    ...[...new Set(tails)].map((tail) => ({ head, tail, isAtComma: true })),
    ...words
      .slice(1)
      .map((_, index) => ({
        head: words.slice(0, -index - 1).join(' '),
        tail: words.slice(-index - 1).join(' '),
        isAtComma: false,
      })),
  ]
}
