import { Link } from 'react-router'

const tips = [
  { text: 'Measure a recess at three heights, and order by the smallest.', to: '/blog', link: 'Read our guides' },
  { text: 'Ask three suppliers for a price before you choose.', to: '/directory', link: 'Compare suppliers' },
  { text: 'What suits a window depends on where it is.', to: '/counties', link: 'Find your county’s guide' },
  { text: 'Do you make or fit blinds or curtains?', to: '/register-business', link: 'Register your business' },
]
const ownPages: Record<string, string> = { Blog: '/blog', Counties: '/counties' }

/** A tip of the site where no advertisement stands: always the same in one slot, and never a link to its own page. */
export const SlotTip = ({ id, location }: { id: string; location: string }) => {
  const others = tips.filter(({ to }) => to !== ownPages[location])
  const number = id.length + (id.codePointAt(id.indexOf('-') + 1) ?? 0)
  const { text, to, link } = others[number % others.length]!
  return (
    <span className="ad-tip">
      {text} <Link to={to}>{link}</Link>
    </span>
  )
}
