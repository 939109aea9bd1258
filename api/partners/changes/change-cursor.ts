import { createHash } from 'node:crypto'
import { badInput } from '../../server/errors.ts'

/** All changes up to this number have been read. */
interface ChangePosition {
  /** Identifies the feed; it changes after a restore. */
  epoch: string
  number: number
}

const shape = /^([0-9a-f]{12})-(\d{1,15})-([0-9a-f]{6})$/

const calculateChecksum = ({ epoch, number }: ChangePosition) =>
  createHash('sha256').update(`${epoch}-${number}`).digest('hex').slice(0, 6)

/** The last part is a checksum against typing errors. */
export const changeCursor = (position: ChangePosition): string =>
  `${position.epoch}-${position.number}-${calculateChecksum(position)}`

export const readChangeCursor = (cursor: string): ChangePosition => {
  const [, epoch = '', number, sum] = shape.exec(cursor) ?? []
  const position = { epoch, number: Number(number) }
  if (sum !== calculateChecksum(position))
    throw badInput({ since: 'since is not a cursor of this feed: send one exactly as returned' })
  return position
}
