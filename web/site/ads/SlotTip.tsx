import { Link } from 'react-router'

const tips = [
  { text: 'Measure the recess in three places and order to the smallest.', to: '/blog', link: 'Read our guides' },
  { text: 'Get three quotes before you choose.', to: '/directory', link: 'Compare suppliers' },
  { text: 'The right blind depends on where you live.', to: '/counties', link: 'Read your county guide' },
  { text: 'Do you make or fit blinds or curtains?', to: '/register-business', link: 'Register your business' },
]
const ownPages: Record<string, string> = { Blog: '/blog', Counties: '/counties' }

/** A house tip in an empty slot: always the same per slot, and never a link to its own page. */
export const SlotTip = ({ id, location }: { id: string; location: string }) => {
  const others = tips.filter(({ to }) => to !== ownPages[location])
  const number = id.length + (id.codePointAt(id.indexOf('-') + 1) ?? 0)
  const { text, to, link } = others[number % others.length]!
  return (
    <span className="ad-tip">
      <span>{text}</span> <Link to={to}>{link}</Link>
    </span>
  )
}
