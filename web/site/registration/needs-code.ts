export const needsCode = 'This form needs JavaScript.'
