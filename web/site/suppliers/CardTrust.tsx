import { useMemo } from 'react'
import { OpenState } from './OpenNow.tsx'
import { closedText } from '../../../api/suppliers/business-status.rules.ts'
import { parseOpeningHours } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'

interface CardTrustProps {
  establishedYear: number | null
  businessStatus: string | null
  hoursText: string | null
  country: string
}

/** Years in trade, and whether it is open now; its line is there from the start, so that nothing moves. */
export const CardTrust = ({ establishedYear, businessStatus, hoursText, country }: CardTrustProps) => {
  const hours = useMemo(() => (hoursText ? parseOpeningHours(hoursText) : null), [hoursText])
  const years = establishedYear ? new Date().getFullYear() - establishedYear : 0
  if (!hours && !closedText(businessStatus) && years < 1) return null
  return (
    <div className="supplier-card-trust">
      {years >= 1 && (
        <p>
          {years} {years === 1 ? 'year' : 'years'} in trade
        </p>
      )}
      <OpenState status={businessStatus} hours={hours} country={country} />
    </div>
  )
}
