import { useEffect, useRef, useState } from 'react'
import { isFromNetwork } from '../../../api/ads/ad-network.rules.ts'
import { useConsent } from '../consent/consent.ts'
import { useAdsQuery, type AdsQuery } from '../consent/Ads.generated.ts'
import { Picture } from '../../ui/Picture.tsx'
import { loadCode } from '../../ui/load-code.ts'
import { Link } from 'react-router'
import './AdSlot.css'

type Slot = AdsQuery['adSlots'][number]
type Settings = AdsQuery['adSettings']

const delayMs = 500

export const AdSlot = ({ id }: { id: string }) => {
  const { data } = useAdsQuery()
  const slot = data?.adSlots.find((other) => other.id === id)
  if (!data || !slot?.isActive) return null
  const { isEnabled, isTestMode, network } = data.adSettings
  const isNetwork = isFromNetwork(data.adSettings)
  const isDirect = isEnabled && !isTestMode && network === 'DIRECT_DEAL' && (slot.creativeUrl || slot.creativeText)
  return (
    <div className={`no-print ad-room ad-${slot.format.toLowerCase()}${isNetwork || isDirect ? '' : ' ad-own'}`}>
      <aside className="ad" aria-label={`Advertisement: ${slot.name}`}>
        {isNetwork ? (
          <Agreed slot={slot} settings={data.adSettings} />
        ) : isDirect ? (
          <Direct slot={slot} />
        ) : (
          <Placeholder slot={slot} />
        )}
      </aside>
    </div>
  )
}

export const MoreAdSlots = ({ page }: { page: string }) => {
  const { data } = useAdsQuery()
  return data?.adSlots.map(({ id, location, isFixed }) => location === page && !isFixed && <AdSlot key={id} id={id} />)
}

const Agreed = ({ slot, settings }: { slot: Slot; settings: Settings }) =>
  useConsent().choice === 'accepted' ? <Network slot={slot} settings={settings} /> : <Placeholder slot={slot} />

const Placeholder = ({ slot, text = 'Advertisement' }: { slot: Slot; text?: string }) => (
  <span className="ad-placeholder">
    <small>{text}</small> <SlotTip {...slot} />
  </span>
)

const Label = () => <small className="ad-label">Advertisement</small>

const sizeByFormat = {
  RESPONSIVE: { sizes: '100vw' },
  HORIZONTAL: { sizes: 728, width: 728, height: 90 },
  VERTICAL: { sizes: 160, width: 160, height: 600 },
  SQUARE: { sizes: 300, width: 300, height: 250 },
}

/** The operator's own creative is on this site, so it needs no consent. */
const Direct = ({ slot }: { slot: Slot }) => {
  const { creativeUrl, creativeLink, creativeText } = slot
  const creative = creativeUrl ? (
    <Picture address={creativeUrl} alt={creativeText ?? 'Advertisement'} {...sizeByFormat[slot.format]} />
  ) : (
    <span>{creativeText}</span>
  )
  return (
    <>
      <Label />
      {creativeLink ? (
        <a href={creativeLink} rel="sponsored noopener" target="_blank">
          {creative}
        </a>
      ) : (
        creative
      )}
    </>
  )
}

/** Loads 500 ms after the page, and only for visitors who have agreed. */
const Network = ({ slot, settings }: { slot: Slot; settings: Settings }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      // The code loads only if a network is set.
      loadCode(() => import('./networks.ts'))
        .then(({ loadNetwork }) => loadNetwork(settings, slot, place.current!))
        .catch(() => setFailed(true))
    }, delayMs)
    return () => clearTimeout(timer)
  }, [settings, slot])
  return isFailed ? (
    <Placeholder slot={slot} text="Failed to load advertisement. Please refresh or try again later." />
  ) : (
    <>
      <Label />
      <div className="ad-place" ref={place} />
    </>
  )
}

const tips = [
  { text: 'Measure the recess in three places and order to the smallest.', to: '/blog', link: 'Read our guides' },
  { text: 'Get three quotes before you choose.', to: '/directory', link: 'Compare suppliers' },
  { text: 'The right blind depends on where you live.', to: '/counties', link: 'Read your county guide' },
  { text: 'Do you make or fit blinds or curtains?', to: '/register-business', link: 'Register your business' },
]
const ownPages: Record<string, string> = { Blog: '/blog', Counties: '/counties' }

/** Always the same for a slot, and never a link to its own page. */
const SlotTip = ({ id, location }: { id: string; location: string }) => {
  const others = tips.filter(({ to }) => to !== ownPages[location])
  const number = id.length + (id.codePointAt(id.indexOf('-') + 1) ?? 0)
  const { text, to, link } = others[number % others.length]!
  return (
    <span className="small-text ad-tip">
      <span>{text}</span>{' '}
      <Link className="more-link" to={to}>
        {link}
      </Link>
    </span>
  )
}
