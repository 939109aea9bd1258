import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { isFromNetwork } from '../../api/ads/ad-network.rules.ts'
import { useAdsQuery } from '../graphql.generated.ts'
import { useConsent } from './consent.ts'
import './ConsentBanner.css'

const never = () => () => {}
const useIsInBrowser = () => useSyncExternalStore(never, () => true, () => false)

/** Asks once, with two equal answers, before anything of an advertising network is loaded; not where there is none. */
export const ConsentBanner = () => {
  const { data } = useAdsQuery()
  const { choice, choose } = useConsent()
  const isInBrowser = useIsInBrowser()
  if (!isInBrowser || choice !== 'unknown' || !data || !isFromNetwork(data.adSettings)) return null
  return (
    <section className="consent" aria-label="Advertising consent">
      <p>
        May our advertising partner show you advertisements here? It would set cookies and see which pages you read.
        The site works the same without. <Link to="/cookie-policy">Cookie policy</Link>
      </p>
      <div>
        <button type="button" className="outline-button" onClick={() => choose('refused')}>Refuse</button>
        <button type="button" className="outline-button" onClick={() => choose('accepted')}>Accept</button>
      </div>
    </section>
  )
}

/** Asks again, for those who have changed their mind. */
export const ConsentSettings = () => {
  const { choice, choose } = useConsent()
  return choice === 'unknown' ? null : (
    <button type="button" className="consent-settings" onClick={() => choose('unknown')}>Cookie settings</button>
  )
}
