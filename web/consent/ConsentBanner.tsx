import { lazy, Suspense } from 'react'
import { isFromNetwork } from '../../api/ads/ad-network.rules.ts'
import { useAdsQuery } from '../graphql.generated.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useConsent } from './consent.ts'
import './ConsentSettings.css'

const ConsentQuestion = lazy(async () => ({ default: (await import('./ConsentQuestion.tsx')).ConsentQuestion }))

/** Asks once, before anything of an advertising network is loaded; absent where there is no network. */
export const ConsentBanner = () => {
  const { data } = useAdsQuery()
  const { choice, choose } = useConsent()
  const isInBrowser = useHydrated()
  if (!isInBrowser || choice !== 'unknown' || !data || !isFromNetwork(data.adSettings)) return null
  return (
    <Suspense fallback={null}>
      <ConsentQuestion choose={choose} />
    </Suspense>
  )
}

/** Asks again, for visitors who have changed their mind. */
export const ConsentSettings = () => {
  const { choice, choose } = useConsent()
  return choice === 'unknown' ? null : (
    <button type="button" className="consent-settings" onClick={() => choose('unknown')}>
      Cookie settings
    </button>
  )
}
