import { useMemo } from 'react'
import { OpenState } from './OpenNow.tsx'
import { closedText } from '../../../api/suppliers/rules/business-status.rules.ts'
import { parseOpeningHours } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'

interface CardTrustProps {
  establishedYear: number | null
  businessStatus: string | null
  hoursText: string | null
  country: string
}

/** The space is reserved, so that nothing moves. */
export const CardTrust = ({ establishedYear, businessStatus, hoursText, country }: CardTrustProps) => {
  const hours = useMemo(() => (hoursText ? parseOpeningHours(hoursText) : null), [hoursText])
  const years = establishedYear ? new Date().getFullYear() - establishedYear : 0
  if (hours || closedText(businessStatus)) return <OpenState status={businessStatus} hours={hours} country={country} />
  if (years < 1) return null
  return <p>{years < 10 ? `Since ${establishedYear}` : `Trading for ${years} years`}</p>
}
