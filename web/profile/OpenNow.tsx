import { useEffect, useState } from 'react'
import { openNow } from './open-now.ts'
import type { DayHours } from './opening-hours.ts'

/**
 * Whether the supplier is open, by the visitor's clock: added in the browser, since the page may have been cached for a
 * while.
 */
export const OpenNow = ({ hours }: { hours: readonly DayHours[] }) => {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const look = () => setText(openNow(hours, new Date()))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [hours])
  return (
    <p className="open-now needs-script" data-open={text?.startsWith('Open')}>
      {text}
    </p>
  )
}
