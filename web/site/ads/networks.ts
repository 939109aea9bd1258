import type { AdsQuery } from '../consent/Ads.generated.ts'

type Slot = AdsQuery['adSlots'][number]
type Settings = AdsQuery['adSettings']

const timeoutMs = 10_000
const scripts = new Map<string, Promise<void>>()

const loadScript = (src: string) => {
  const known = scripts.get(src)
  if (known) return known
  const loading = new Promise<void>((done, fail) => {
    const script = Object.assign(document.createElement('script'), { src, async: true, crossOrigin: 'anonymous' })
    const timer = setTimeout(() => fail(new Error('the ad network does not answer')), timeoutMs)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      done()
    })
    script.addEventListener('error', () => fail(new Error('the ad network refuses')))
    document.head.append(script)
  })
  scripts.set(src, loading)
  loading.catch(() => scripts.delete(src))
  return loading
}

interface AdWindow {
  adsbygoogle?: object[]
  _mNHandle?: { queue: (() => void)[] }
  _mNDetails?: { loadTag: (slot: string, size: string, place: string) => void }
}

/** @throws if the network's script does not load. */
export const loadNetwork = async ({ network, publisherId }: Settings, { id, format }: Slot, place: HTMLElement) => {
  const ads = window as unknown as AdWindow
  const account = encodeURIComponent(publisherId)
  if (network === 'GOOGLE_ADSENSE') {
    const unit = document.createElement('ins')
    unit.className = 'adsbygoogle'
    unit.style.display = 'block'
    Object.assign(unit.dataset, {
      adClient: publisherId,
      adSlot: id,
      adFormat: format === 'RESPONSIVE' || place.clientWidth < getWidth(format) ? 'auto' : format.toLowerCase(),
    })
    place.replaceChildren(unit)
    await loadScript(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${account}`)
    ;(ads.adsbygoogle ??= []).push({})
  } else {
    place.id = `media-net-${id}`
    await loadScript(`https://contextual.media.net/dmedianet.js?cid=${account}`)
    ;(ads._mNHandle ??= { queue: [] }).queue.push(() => ads._mNDetails?.loadTag(id, sizeFor(format, place), place.id))
  }
}

const sizes = { HORIZONTAL: '728x90', VERTICAL: '160x600', SQUARE: '300x250', RESPONSIVE: '300x250' }

const getWidth = (format: Slot['format']) => Number.parseInt(sizes[format])

/** The responsive size if the format does not fit. */
const sizeFor = (format: Slot['format'], { clientWidth }: HTMLElement) =>
  clientWidth < getWidth(format) ? sizes.RESPONSIVE : sizes[format]
