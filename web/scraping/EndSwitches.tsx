import { useState } from 'react'
import { useKept } from '../table/use-kept.ts'
import { endWishKey, isEndWish, mayNotify, playSound, type EndWish } from './end-signal.ts'

const nothing: EndWish = { sound: false, notice: false }

/** Whether the end of a scrape is to be heard, or told by the system while another window is in front. */
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
      <label className="admin-check">
        <input type="checkbox" checked={wish.sound} onChange={(event) => wishSound(event.target.checked)} />
        Play a sound
      </label>
      <label className="admin-check">
        <input type="checkbox" checked={wish.notice} onChange={(event) => void wishNotice(event.target.checked)} />
        Show a notification
      </label>
      {isRefused && (
        <p role="alert" className="admin-small">
          This browser does not let this site show notifications. Allow them in its settings for this site.
        </p>
      )}
    </fieldset>
  )
}
