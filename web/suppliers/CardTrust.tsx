import { useMemo } from 'react'
import { OpenNow } from './OpenNow.tsx'
import { parseOpeningHours } from '../../api/suppliers/opening-hours/opening-hours.rules.ts'

interface CardTrustProps {
  establishedYear: number | null
  hoursText: string | null
  country: string
}

/** Years in trade, and whether it is open now; its line is there from the start, so that nothing moves. */
export const CardTrust = ({ establishedYear, hoursText, country }: CardTrustProps) => {
  const hours = useMemo(() => hoursText && parseOpeningHours(hoursText), [hoursText])
  const years = establishedYear ? new Date().getFullYear() - establishedYear : 0
  if (!hours && years < 1) return null
  return (
    <div className="supplier-card-trust">
      {years >= 1 && (
        <p>
          {years} {years === 1 ? 'year' : 'years'} in trade
        </p>
      )}
      {hours && <OpenNow hours={hours} country={country} />}
    </div>
  )
}
