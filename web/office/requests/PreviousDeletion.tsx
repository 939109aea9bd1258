import type { PendingTable_ItemFragment } from './PendingCard.generated.ts'
import type { DeletionEvidence } from '../../schema.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

const evidenceWords: Record<DeletionEvidence, string> = {
  PLACE_ID: 'Google place',
  PHONE: 'phone number',
  EMAIL: 'email address',
  WEBSITE: 'website',
  NAME_AND_POSTCODE: 'name and postcode',
}

export const PreviousDeletion = ({
  supplier,
}: {
  supplier: NonNullable<PendingTable_ItemFragment['deletedBefore']>
}) => {
  const { name, explanation, deletedBy, deletedAt, recognisedBy } = supplier
  return (
    <div className="request-deleted" role="note">
      <p>
        <strong>This business was permanently deleted</strong> by {deletedBy}, <TimeAgo date={deletedAt} />:{' '}
        {explanation}
      </p>
      <p className="admin-small">
        {name === null ? (
          <span key="nameless">The listing was removed on request and had </span>
        ) : (
          <span>
            It was listed as “<bdi>{name}</bdi>” and had{' '}
          </span>
        )}
        <span>{`the same ${evidenceWords[recognisedBy]}.`}</span>
      </p>
    </div>
  )
}
