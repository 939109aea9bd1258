import { isFromNetwork } from '../../../api/ads/ad-network.rules.ts'
import { useAdsQuery } from '../../graphql.generated.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { useAfterFirstPaint } from '../../ui/use-after-first-paint.ts'
import { useConsent } from './consent.ts'
import './ConsentSettings.css'

const ConsentQuestion = createLazyComponent(async () => (await import('./ConsentQuestion.tsx')).ConsentQuestion)

/** Asks once, before anything of an advertising network is loaded; absent where there is no network. */
export const ConsentBanner = () => useAfterFirstPaint() && <ConsentPrompt />

const ConsentPrompt = () => {
  const { data } = useAdsQuery()
  return data && isFromNetwork(data.adSettings) ? <Question /> : null
}

/** By itself, since the browser needs a while to open its storage. */
const Question = () => {
  const { choice, choose } = useConsent()
  return choice === 'unknown' ? <ConsentQuestion choose={choose} /> : null
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
