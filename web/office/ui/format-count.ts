import { thousands } from '../../ui/thousands.ts'

/** Such as "1 review" or "1,204 reviews". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${thousands(count)} ${count === 1 ? one : many}`
