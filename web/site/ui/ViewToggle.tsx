import { Link } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import './ViewToggle.css'

interface ViewToggleProps {
  view: 'list' | 'map'
  choices: readonly { view: 'list' | 'map'; to: string }[]
  onChoose?: () => void
}

const labels = { list: 'List', map: 'Map' }

/** Links, which work without JavaScript. */
export const ViewToggle = ({ view, choices, onChoose }: ViewToggleProps) => (
  <nav className="view-toggle" aria-label="View">
    {choices.map((choice) => (
      <Link
        key={choice.view}
        className="touch hoverable small-text"
        to={choice.to}
        preventScrollReset
        aria-current={choice.view === view ? 'true' : undefined}
        onClick={onChoose}
      >
        <Icon name={choice.view} /> {labels[choice.view]}
      </Link>
    ))}
  </nav>
)
