import type { ReactNode } from 'react'

export const markWords = (text: string, words: string): ReactNode => {
  const stems = (words.match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !/^(and|for|the|with)$/i.test(word))
    .map((word) => word.replace(/s$/i, ''))
  if (!stems.length) return text
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])((?:${stems.join('|')})s?(?![\\p{L}\\p{N}]))`, 'giu')
  return text.split(pattern).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}
