import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import {
  useRenewInvitationMutation,
  useWithdrawInvitationMutation,
  type InvitationRow_InvitationFragment,
} from '../graphql.generated.ts'
import { messageOf } from '../ui/server-errors.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../ui/toaster.tsx'
import { NewLink, type MadeLink } from './NewLink.tsx'
import { roleNames } from './role-words.ts'

interface InvitationRowProps {
  invitation: InvitationRow_InvitationFragment
  onDone: () => void
}

/** Somebody who is invited; the link can be made anew or taken back. */
export const InvitationRow = ({ invitation, onDone }: InvitationRowProps) => {
  const { id, email, access, invitedBy, createdAt, expiresAt } = invitation
  const [link, setLink] = useState<MadeLink>()
  const [renew, renewing] = useRenewInvitationMutation({ fetchPolicy: 'no-cache' })
  const [withdraw, withdrawing] = useWithdrawInvitationMutation()
  const isOver = new Date(expiresAt) <= new Date()
  const act = async (title: string, work: () => Promise<unknown>) => {
    try {
      await work()
      toast({ title, type: 'success' })
      onDone()
    } catch (error) {
      toast({ title: 'Not Done', description: messageOf(error), type: 'error' })
    }
  }
  const makeLink = async () => {
    const made = (await renew({ variables: { input: { id } } })).data?.renewInvitation
    setLink({ email, token: made!.token!, isMailed: made!.isMailed })
  }
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{email}</strong>{' '}
          <span className="admin-state" data-state={isOver ? 'bad' : undefined}>
            {isOver ? 'Over' : roleNames[access]}
          </span>
          <div className="admin-small">
            Invited <TimeAgo date={createdAt} /> by {invitedBy}, {isOver ? 'over since' : 'until'}{' '}
            {new Date(expiresAt).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })}
          </div>
        </div>
        <div className="admin-actions">
          <Button
            variant="outline"
            minH="11"
            loading={renewing.loading}
            aria-label={`Renew the invitation of ${email}`}
            onClick={() => void act('Invitation renewed', makeLink)}
          >
            Renew
          </Button>
          <Button
            variant="outline"
            minH="11"
            loading={withdrawing.loading}
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => void act('Invitation withdrawn', () => withdraw({ variables: { input: { id } } }))}
          >
            Withdraw
          </Button>
        </div>
      </div>
      {link && (
        <div className="admin-part">
          <NewLink {...link} onDone={() => setLink(undefined)} />
        </div>
      )}
    </>
  )
}
