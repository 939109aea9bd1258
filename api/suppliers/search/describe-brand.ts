import type { Search } from './search.ts'

export const describeBrand = ({ terms, circle, place }: Search): string | null => {
  const term = terms.find(({ brand }) => brand)
  if (!term?.brand) return null
  const { name, words, does, offers } = term.brand
  if (term.alternatives === words) return `${name} ${does}. These suppliers say that they sell or fit it.`
  const isReplaced = !term.alternatives.some((alternative) => words.includes(alternative))
  if (!isReplaced) return `${name} ${does}. These suppliers offer ${offers}: please ask them which makes they sell.`
  const where =
    circle && place
      ? `within ${Math.round(circle.radiusMiles)} miles of ${place.name}`
      : place
        ? `in ${place.name}`
        : 'here'
  return `${name} ${does}. No supplier ${where} says that they sell or fit it. These offer ${offers}: please ask them which makes they sell.`
}
