/** Such as "1,204"; Intl's first use blocks a phone for 60 ms. */
// bounded: a number has few digits
export const thousands = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/** Such as "1 supplier" or "1,234 suppliers". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${thousands(count)} ${count === 1 ? one : many}`
