import { PlainTimeAgo } from '../../ui/PlainTimeAgo.tsx'
import { Tooltip } from './Tooltip.tsx'

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' })

interface TimeAgoProps {
  date: string
  /** Not focusable in tables, which may have hundreds. */
  isInTable?: boolean
}

/** "3 days ago", with the London date and time as its tooltip. */
export const TimeAgo = ({ date, isInTable = false }: TimeAgoProps) => (
  <Tooltip text={exact.format(new Date(date))}>
    <PlainTimeAgo date={date} title={undefined} tabIndex={isInTable ? undefined : 0} />
  </Tooltip>
)
