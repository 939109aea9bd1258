/** Wishes other than goods and places. */
export interface Intents {
  /** The remaining text. */
  text: string
  /** "near me", "in my area", "local". */
  isNearMe: boolean
  isOpenNow: boolean
  minRating: number | null
  /** "best" keeps unrated suppliers, "top rated" does not. */
  keepsUnrated: boolean
  /** "within 10 miles of", even if out of range. */
  radiusMiles: number | null
}

const kilometresPerMile = 1.609344
const wellRated = 4
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  fifty: 50,
}

const distance =
  /\b(?:with)?in (?:a )?(?:radius of )?(\d{1,6}(?:\.\d{1,2})?|one|two|three|four|five|ten|fifteen|twenty|fifty) ?(miles?|mi|kms?|kilomet(?:re|er)s?)(?: radius)?(?: (?:of|from|around))?(?![a-z])|\b(\d{1,6}(?:\.\d{1,2})?|one|two|three|four|five|ten|fifteen|twenty|fifty) ?(miles?|mi|kms?|kilomet(?:re|er)s?)(?: radius)?(?: (?:of|from|around))?(?![a-z])/i
const me = String.raw`(?:me|us|here|my (?:\w+ ){0,2}(?:area|home|house|flat|place|town|city|village|street|address|post ?code|location)|where (?:i|we) (?:am|are|live)|(?:my )?current location)`
const nearMe = [
  // "near me 14" is the postcode ME14, and "nearme14" too
  new RegExp(
    String.raw`\b(?:somewhere |anywhere |just )?(?:near(?:by|est|er)?|close(?:st|r| ?by)?|around|round|by|next|local|not far|convenient)(?:[ -](?:to|by|from|for))?[ -]?${me}(?![a-z0-9])(?! ?\d)`,
    'gi',
  ),
  /\b(?:in|within|around|for|across|serving|covering|of) (?:my|our|this) (?:\w+ )?(?:area|town|city|region|village|neighbou?rhood|street|vicinity|part of the world)(?![a-z])/gi,
  /\bin the (?:local |surrounding |immediate |same )?(?:area|vicinity|neighbou?rhood)(?! (?:of|around)|[a-z])/gi,
  /^\s*(?:(?:use )?(?:my|current|my current) location|here|my (?:area|town|postcode))\s*$/i,
]
/** "close to Leeds" means a place; "closest blinds" means the visitor's. */
const beside = /\b(?:close(?:st|r)?|near(?:est|er|by)?|next|local|convenient)[ -](?:to|for) (?=\S)/gi
const besideMe = /\b(?:local(?:ly)?|near ?by|nearest|close ?by|closest)(?![a-z])/gi

const openNow =
  /\b(?:(?:that|who|which) (?:is|are) |that's |and )?(?:(?:currently|still|now) open(?: (?:right )?now)?|open (?:right )?now|open (?:at the moment|right away|at this (?:time|moment|hour)))(?![a-z])/gi

const more = String.raw`(?:\s*(?:\+|plus|and (?:up|above|over|more|higher|better)|or (?:more|above|over|higher|better)))?`
const stars = new RegExp(
  String.raw`\b(?:(?:at least|over|above|minimum(?: of)?|min) )?(?:([1-5](?:[.,]\d)?)|(one|two|three|four|five))${more}[\s-]*(?:stars?(?![a-z])|[★*])${more}(?: (?:rated|rating|reviews?|reviewed|only)(?![a-z]))*`,
  'i',
)
const rated =
  /\b(?:with |the )?(?:very )?(?:top|best|highest|highly|well|high|good|great|excellent)[ -](?:rated|reviewed|ranked|ratings?|reviews?|recommended)(?![a-z])/gi
const best = /\b(?:the )?best(?! (?:prices?|value|deals?|offers?|quotes?|before))(?![a-z])/gi

/** Reads "near me", "open now", "top rated" and the like, and removes them from the text. */
export const readIntents = (typed: string): Intents => {
  let text = typed.replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
  const take = (pattern: RegExp, by = ' '): boolean => {
    const left = text.replace(pattern, by)
    const isFound = left !== text
    text = left.replace(/\s+/g, ' ')
    return isFound
  }
  const [within, near, unit = '', before, unitBefore = ''] = distance.exec(text) ?? []
  const number = (near ?? before ?? '').toLowerCase()
  const miles = (numbers[number] ?? Number(number)) / ((unit || unitBefore).startsWith('k') ? kilometresPerMile : 1)
  if (within) take(distance, / (?:of|from|around)$/i.test(within) ? ' near ' : ' ')
  const isOpenNow = take(openNow)
  const isAround = nearMe.map((pattern) => take(pattern)).some(Boolean)
  take(beside, ' near ')
  const isNearMe = take(besideMe) || isAround || (near !== undefined && !/ (?:of|from|around)$/i.test(within!))
  const [, digits, word] = stars.exec(text) ?? []
  const given = digits ? Number(digits.replace(',', '.')) : word ? numbers[word.toLowerCase()]! : null
  if (given !== null) take(stars)
  const isRated = take(rated)
  const isBest = take(best)
  const minRating = given ?? (isRated || isBest ? wellRated : null)
  return {
    text: text.trim(),
    isNearMe,
    isOpenNow,
    minRating: minRating === null ? null : Math.min(5, minRating),
    keepsUnrated: isBest && given === null && !isRated,
    radiusMiles: within ? miles : null,
  }
}

export const noIntents = (text: string): Intents => ({
  text,
  isNearMe: false,
  isOpenNow: false,
  minRating: null,
  keepsUnrated: false,
  radiusMiles: null,
})
