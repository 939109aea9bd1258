import { Link } from 'react-router'

export const NeedsCode = () => (
  <p className="without-code-only">
    Turn on JavaScript to use this form. If it is on, reload the page, or{' '}
    <Link className="text-link" to="/contact">
      contact us
    </Link>
    .
  </p>
)
