import type { ReactNode } from 'react'
import type { Streets } from '../../../api/pages/page.rules.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { useMapConsent } from '../consent/consent.ts'

const StreetQuestion = createLazyComponent(async () => (await import('./StreetQuestion.tsx')).StreetQuestion)

/** What draws streets for this visitor; and, where they come from another site, what asks for them. */
export const useStreets = (): { streets: Streets | undefined; question: ReactNode } => {
  const { streets } = useConfig()
  const { choice, choose } = useMapConsent()
  if (streets?.from !== 'style') return { streets, question: null }
  const isAgreed = choice === 'accepted'
  return {
    streets: isAgreed ? streets : undefined,
    question: <StreetQuestion host={streets.host} isAgreed={isAgreed} choose={choose} />,
  }
}

/** Whose data the map shows. */
export const getCredits = (streets: Streets | undefined) =>
  !streets ? 'own' : streets.from === 'tiles' ? 'OpenStreetMap' : 'others'
