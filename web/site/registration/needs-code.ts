/** In the place of a form where no code runs. */
export const needsCode = 'This form needs JavaScript.'
