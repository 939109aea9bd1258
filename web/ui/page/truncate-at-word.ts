/** The part of a description that search engines show. */
const shownCharacters = 155

/** Truncates a text to 155 characters at a word, with an ellipsis. */
export const truncateAtWord = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= shownCharacters) return line
  const start = line.slice(0, shownCharacters) // with room for the ellipsis behind its last whole word
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start.slice(0, -1)
  // bounded: 155 characters
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
