import { Link } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import './ViewToggle.css'

interface ViewToggleProps {
  view: 'list' | 'map'
  toAddress: (view: 'list' | 'map') => string
  onChoose?: () => void
}

const views = [
  ['list', 'List'],
  ['map', 'Map'],
] as const

/** Links, which work without JavaScript. */
export const ViewToggle = ({ view, toAddress, onChoose }: ViewToggleProps) => (
  <nav className="view-toggle" aria-label="View">
    {views.map(([value, label]) => (
      <Link
        key={value}
        className="touch hoverable small-text"
        to={toAddress(value)}
        preventScrollReset
        aria-current={value === view ? 'true' : undefined}
        onClick={onChoose}
      >
        <Icon name={value} /> {label}
      </Link>
    ))}
  </nav>
)
