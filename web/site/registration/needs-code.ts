/** Shown instead of a form without JavaScript. */
export const needsCode = 'This form needs JavaScript.'
