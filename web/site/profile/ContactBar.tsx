import { CallButton, EmailButton } from './ContactButtons.tsx'
import './ContactBar.css'

/** Tells the page how much of the screen's end the bar covers: large letters make two rows of it. */
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

/** The supplier one tap away, at the bottom of a phone's screen; links, so that it works before JavaScript. */
export const ContactBar = ({ supplier: { phone, email } }: ContactBarProps) =>
  (phone || email) && (
    <div className="contact-bar" role="group" aria-label="Call or write" ref={publishHeight}>
      {phone && <CallButton phone={phone} />}
      {email && <EmailButton email={email} />}
    </div>
  )
