import { badInput } from '../server/errors.ts'

/**
 * How many items a list is asked for.
 * @throws BAD_USER_INPUT on `first` outside 1 to 100.
 */
export const checkFirst = (first: number | null | undefined, usual: number): number => {
  const count = first ?? usual
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count
  throw badInput({ first: 'first must be from 1 to 100' })
}
