import { useState } from 'react'
import { useKept } from '../../ui/use-kept.ts'
import { OfficeCheck } from '../ui/forms/OfficeCheck.tsx'
import { endWishKey, isEndWish, mayNotify, playSound, type EndWish } from './end-signal.ts'

const nothing: EndWish = { sound: false, notice: false }

/** Turns the sound and the notification at the end of a scrape on or off. */
export const EndSwitches = () => {
  const [kept, keep] = useKept(endWishKey, isEndWish)
  const [isRefused, setRefused] = useState(false)
  const wish = kept ?? nothing
  const wishSound = (sound: boolean) => {
    if (sound) playSound()
    keep({ ...wish, sound })
  }
  const wishNotice = async (isWished: boolean) => {
    const notice = isWished && (await mayNotify())
    setRefused(isWished && !notice)
    keep({ ...wish, notice })
  }
  return (
    <fieldset className="scrape-end">
      <legend className="admin-small">When a scrape ends</legend>
      <OfficeCheck label="Play a sound" checked={wish.sound} onChange={(event) => wishSound(event.target.checked)} />
      <OfficeCheck
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
