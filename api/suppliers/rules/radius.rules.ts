export const defaultRadiusMiles = 50
export const minRadiusMiles = 1
export const maxRadiusMiles = 200

export const boundedRadius = (miles: number) => Math.min(maxRadiusMiles, Math.max(minRadiusMiles, miles))
