import { useEffect, useState } from 'react'
import { closedText } from '../../../api/suppliers/rules/business-status.rules.ts'
import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { openNow } from './open-now.ts'

interface OpenStateProps {
  status: string | null
  hours: readonly OpeningSpan[] | null
  country: string | null
}

export const OpenState = ({ status, hours, country }: OpenStateProps) => {
  const closed = closedText(status)
  if (closed) return <p className="business-state">{closed}</p>
  return hours?.length ? <OpenNow hours={hours} country={country} /> : null
}

/** Runs in the browser by the clock of the supplier's country, since pages are cached. */
const OpenNow = ({ hours, country }: { hours: readonly OpeningSpan[]; country: string | null }) => {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const look = () => setText(openNow(hours, new Date(), country))
    const soon = setTimeout(look) // the browser needs a while to load the first time zone
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
