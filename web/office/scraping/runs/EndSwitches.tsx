import { useState } from 'react'
import { useLocalStorage } from '../../../ui/use-local-storage.ts'
import { OfficeCheckbox } from '../../ui/forms/OfficeCheckbox.tsx'
import { endWishKey, isEndWish, mayNotify, playSound, type EndWish } from './end-signal.ts'

const nothing: EndWish = { sound: false, notice: false }

/** Switches for the sound and the notification at the end of a scrape. */
export const EndSwitches = () => {
  const [stored, store] = useLocalStorage(endWishKey, isEndWish)
  const [isRefused, setRefused] = useState(false)
  const wish = stored ?? nothing
  const wishSound = (sound: boolean) => {
    if (sound) playSound()
    store({ ...wish, sound })
  }
  const wishNotice = async (isWished: boolean) => {
    const notice = isWished && (await mayNotify())
    setRefused(isWished && !notice)
    store({ ...wish, notice })
  }
  return (
    <fieldset className="scrape-end">
      <legend className="admin-small">When a scrape ends</legend>
      <OfficeCheckbox label="Play a sound" checked={wish.sound} onChange={(event) => wishSound(event.target.checked)} />
      <OfficeCheckbox
        label="Show a notification"
        checked={wish.notice}
        onChange={(event) => void wishNotice(event.target.checked)}
      />
      {isRefused && (
        <p role="alert" className="admin-small">
          Your browser blocks notifications from this site. Allow them in its settings for this site.
        </p>
      )}
    </fieldset>
  )
}
