import { isFromNetwork } from '../../../api/ads/ad-network.rules.ts'
import { useAdsQuery } from './Ads.generated.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { useAfterFirstPaint } from '../../ui/hooks/use-after-first-paint.ts'
import { useConsent } from './consent.ts'

const ConsentQuestion = createLazyComponent(async () => (await import('./ConsentQuestion.tsx')).ConsentQuestion)

/** Asks before an advertising network loads; absent without a network. */
export const ConsentBanner = () => useAfterFirstPaint() && <ConsentPrompt />

const ConsentPrompt = () => {
  const { data } = useAdsQuery()
  return data && isFromNetwork(data.adSettings) ? <Question /> : null
}

/** A separate component, since opening storage is slow. */
const Question = () => {
  const { choice, choose } = useConsent()
  return choice === 'unknown' ? <ConsentQuestion choose={choose} /> : null
}

export const ConsentSettings = () => {
  const { choice, choose } = useConsent()
  return choice === 'unknown' ? null : (
    <button type="button" className="touch small-text" onClick={() => choose('unknown')}>
      Cookie settings
    </button>
  )
}
