import { editDistance } from '../../text/edit-distance.ts'

/**
 * Whether two words differ only by typing errors: one edit or swap from five letters on, two from nine on. The first
 * letter must agree.
 */
export const isMistyped = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 5 || a[0] !== b[0] || /\d/.test(a + b)) return false
  return editDistance(a, b, 2) <= (shorter >= 9 ? 2 : 1)
}
