/** "+44 (0)1632 960123" is tel:+441632960123; only the first number counts. */
export const telUrl = (phone: string) => {
  const [first = ''] = phone.split(/[,;/]|\b(?:or|ext|extension|x)\b/i)
  return `tel:${first.replace('(0)', first.includes('+') ? '' : '0').replace(/[^\d+]/g, '')}`
}
