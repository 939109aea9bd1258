import { readLocalStorage } from '../../../ui/hooks/use-local-storage.ts'

export interface EndWish {
  sound: boolean
  notice: boolean
}

export const endWishKey = 'office-scrape-end'

export const isEndWish = (value: unknown): value is EndWish =>
  typeof (value as EndWish | null)?.sound === 'boolean' && typeof (value as EndWish).notice === 'boolean'

/** Longer than all tabs take to notice the end. */
const notifyOnceMs = 3000

/** Signals as the user chose, from one tab only. */
export const signalEnd = async (title: string, description: string) => {
  const wish = readLocalStorage(endWishKey, isEndWish)
  if (!wish) return
  await once(() => {
    if (wish.notice) showNotice(title, description)
    if (wish.sound) playSound()
  })
}

const once = async (notify: () => void) => {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return notify()
  await locks.request(endWishKey, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    notify()
    await new Promise((done) => setTimeout(done, notifyOnceMs))
  })
}

/** Browsers ask for permission only after a click. */
export const mayNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted'

const showNotice = (title: string, body: string) => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag: endWishKey })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
    })
  } catch {
    // Chrome on Android needs a service worker for notifications; the toast remains.
  }
}

const tonesHz = [660, 830]
const toneSeconds = 0.25

/** Also played when switched on, since browsers then allow it later. */
export const playSound = () => {
  if (!('AudioContext' in window)) return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.15
  volume.connect(audio.destination)
  tonesHz.forEach((frequency, at) => {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(audio.currentTime + at * toneSeconds)
    tone.stop(audio.currentTime + (at + 1) * toneSeconds)
    if (at === tonesHz.length - 1) tone.addEventListener('ended', () => void audio.close())
  })
}
