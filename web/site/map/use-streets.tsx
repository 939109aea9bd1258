import type { Streets } from '../../../api/pages/page.rules.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useMapConsent } from '../consent/consent.ts'
import type { StreetQuestionProps } from './StreetQuestion.tsx'

/** Loads only if another site provides the streets. */
export const LazyStreetQuestion = createLazyComponent(async () => (await import('./StreetQuestion.tsx')).StreetQuestion)

/** The question is set only if another site provides the streets. */
export const useStreets = (): { streets: Streets | undefined; question?: StreetQuestionProps } => {
  const { streets } = useConfig()
  const { choice, choose } = useMapConsent()
  const isHydrated = useHydrated()
  if (streets?.from !== 'style') return { streets }
  const isAgreed = choice === 'accepted'
  return {
    streets: isAgreed ? streets : undefined,
    ...(isHydrated ? { question: { host: streets.host, isAgreed, choose } } : {}),
  }
}

export const getCredits = (streets: Streets | undefined) =>
  !streets ? 'own' : streets.from === 'tiles' ? 'OpenStreetMap' : 'others'
