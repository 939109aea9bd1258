import { badInput } from '../server/errors.ts'

export const checkFirst = (first: number | null | undefined, defaultFirst: number): number => {
  const count = first ?? defaultFirst
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count
  throw badInput({ first: 'first must be from 1 to 100' })
}

export const firstArg = (defaultValue: number) => ({
  nullable: true,
  defaultValue,
  description: 'How many, from 1 to 100.',
})

export const afterArg = { nullable: true, description: 'The previous page’s `endCursor`.' }
