export const isSame = (a: object | undefined, b: object | undefined) => JSON.stringify(a) === JSON.stringify(b)
