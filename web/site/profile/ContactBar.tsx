import { CallButton, EmailButton } from './ContactButtons.tsx'
import './ContactBar.css'

/** Publishes the bar's height: with large text it has two rows. */
const publishHeight = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const page = document.documentElement.style
  const observer = new ResizeObserver(() => {
    const isFixed = getComputedStyle(bar).position === 'fixed'
    page.setProperty('--site-fixed-below', `${isFixed ? bar.offsetHeight : 0}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    page.removeProperty('--site-fixed-below')
  }
}

interface ContactBarProps {
  supplier: { phone: string | null; email: string | null }
}

/** Phone and email at the bottom of a phone's screen; links, so that they work without JavaScript. */
export const ContactBar = ({ supplier: { phone, email } }: ContactBarProps) =>
  (phone || email) && (
    <div className="contact-bar" role="group" aria-label="Call or write" ref={publishHeight}>
      {phone && <CallButton phone={phone} />}
      {email && <EmailButton email={email} />}
    </div>
  )
