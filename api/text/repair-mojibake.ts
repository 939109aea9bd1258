/** The characters for bytes 0x80 to 0x9F. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const continuation = `[${windows1252}\xa0-\xbf]`
/** UTF-8 read as Windows-1252: sequences that no language uses. */
const misread = new RegExp(`[ÂÃ]${continuation}|â€${continuation}|â‚¬`, 'g')
const damage = /\uFFFD|â€|(?<=\p{Ll})[ÂÃ]/u

const toByte = (character: string) => {
  const index = windows1252.indexOf(character)
  return index < 0 ? character.charCodeAt(0) : 0x80 + index
}
const decode = (characters: string) => Buffer.from(Array.from(characters, toByte)).toString('utf8')

/** "CafÃ©" becomes "Café"; `isDamaged` if wrong characters remain. */
export const repairMojibake = (text: string): { text: string; isDamaged: boolean } => {
  let repaired = text
  for (let times = 0; times < 3 && /[ÂÃâ]/.test(repaired); times++) repaired = repaired.replace(misread, decode)
  return { text: repaired, isDamaged: damage.test(repaired) }
}
