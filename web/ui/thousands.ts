/** A whole number as people read it: "1,204". Not by Intl, whose first use holds up a phone for 60 ms. */
export const thousands = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')
