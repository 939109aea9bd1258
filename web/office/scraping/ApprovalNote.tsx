import { Link } from 'react-router'
import { useScraperSettingsQuery } from './ApprovalNote.generated.ts'

export const ApprovalNote = () =>
  useScraperSettingsQuery().data?.scraperSettings.isApprovalNeeded ? (
    <p className="muted small-text">
      New businesses wait for approval in{' '}
      <Link className="text-link" to="/admin/requests?kind=finds">
        Requests
      </Link>{' '}
      before they are listed.
    </p>
  ) : null
