import { inLondon } from '../../../api/text/london-time.rules.ts'
import { PlainTimeAgo } from '../../ui/PlainTimeAgo.tsx'
import { Tooltip } from './Tooltip.tsx'

interface TimeAgoProps {
  date: string
  /** A table may have hundreds, so these are not focusable. */
  isInTable?: boolean
}

/** Such as "3 days ago"; the tooltip has the time in London. */
export const TimeAgo = ({ date, isInTable = false }: TimeAgoProps) => (
  <Tooltip text={inLondon(date)}>
    <PlainTimeAgo date={date} title={undefined} tabIndex={isInTable ? undefined : 0} />
  </Tooltip>
)
