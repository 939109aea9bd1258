import { useEffect, useState } from 'react'
import { closedText } from '../../../api/suppliers/rules/business-status.rules.ts'
import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { openNow } from './open-now.ts'

interface OpenStateProps {
  status: string | null
  hours: readonly OpeningSpan[] | null
  country: string | null
}

/** That a supplier does not trade at present; else, where its hours are known, whether it is open now. */
export const OpenState = ({ status, hours, country }: OpenStateProps) => {
  const closed = closedText(status)
  if (closed) return <p className="business-state">{closed}</p>
  return hours?.length ? <OpenNow hours={hours} country={country} /> : null
}

/**
 * Whether the supplier is open, by the clock of its country: added in the browser, since the page may have been cached for a
 * while.
 */
const OpenNow = ({ hours, country }: { hours: readonly OpeningSpan[]; country: string | null }) => {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const look = () => setText(openNow(hours, new Date(), country))
    const soon = setTimeout(look) // the browser needs a while to find the first clock
    const timer = setInterval(look, 60_000)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [hours, country])
  return (
    <p className="open-now needs-code" data-open={text?.startsWith('Open')}>
      {text}
    </p>
  )
}
