import { createHash } from 'node:crypto'
import { badInput } from '../../server/errors.ts'

/** A place in the feed: all changes up to this number have been read. */
export interface ChangePosition {
  /** The feed that it is a place in: after a restore it is another one. */
  epoch: string
  number: number
}

const shape = /^([0-9a-f]{12})-(\d{1,15})-([0-9a-f]{6})$/

const sumOf = ({ epoch, number }: ChangePosition) =>
  createHash('sha256').update(`${epoch}-${number}`).digest('hex').slice(0, 6)

/** The cursor that stands for a place; its last part tells a mistyped one. */
export const changeCursor = (position: ChangePosition): string =>
  `${position.epoch}-${position.number}-${sumOf(position)}`

/** @throws BAD_USER_INPUT naming `since` for what this feed has never answered as a cursor. */
export const readChangeCursor = (cursor: string): ChangePosition => {
  const [, epoch = '', number, sum] = shape.exec(cursor) ?? []
  const position = { epoch, number: Number(number) }
  if (sum !== sumOf(position))
    throw badInput({ since: 'since is not a cursor of this feed: send one as it was answered' })
  return position
}
