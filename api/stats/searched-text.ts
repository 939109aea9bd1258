const email = /@|\bmailto:/
const phone = /(?:\d[\s().+-]*){7}/
const postcode = /\b([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}\b/g
const maxTextLength = 100

/** Postcodes become outcodes; undefined if empty or like an email address or phone number. */
export const searchedText = ({ query, near }: { query?: unknown; near?: unknown }): string | undefined => {
  const [words, place] = [query, near].map((text) => (typeof text === 'string' ? tidy(text) : ''))
  const text = [words, place && `near ${place}`].filter(Boolean).join(' ')
  if (!text || email.test(text) || phone.test(text)) return undefined
  return text.slice(0, maxTextLength).trim()
}

export const searchParts = (text: string): { words: string | null; near: string | null } => {
  const at = ` ${text}`.lastIndexOf(' near ')
  return at < 0 ? { words: text, near: null } : { words: text.slice(0, at).trim() || null, near: text.slice(at + 5) }
}

const tidy = (text: string) =>
  text
    .slice(0, 200)
    .replace(/[^\P{C}\s]|[\s\p{Cc}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase()
    .replace(postcode, '$1')
