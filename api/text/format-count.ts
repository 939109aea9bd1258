export const number = new Intl.NumberFormat('en-GB')

/** Such as "1 postcode" or "1,700,000 postcodes". */
export const formatCount = (count: number, word: string) => `${number.format(count)} ${word}${count === 1 ? '' : 's'}`
