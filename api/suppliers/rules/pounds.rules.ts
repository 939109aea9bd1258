export const maxPence = 10_000_000

export const isPence = (pence: number): boolean => Number.isInteger(pence) && pence >= 0 && pence <= maxPence

/** Reads "49.50" or "£1,000"; NaN if invalid. */
export const readPounds = (text: string): number => {
  const [, pounds = '', pence = ''] = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return pounds ? Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0')) : NaN
}

export const formatPounds = (pence: number): string =>
  `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: pence % 100 ? 2 : 0 })}`
