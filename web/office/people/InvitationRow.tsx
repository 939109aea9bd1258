import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { EndForm } from '../auth/EndForm.tsx'
import {
  useRenewInvitationMutation,
  useWithdrawInvitationMutation,
  type InvitationRow_InvitationFragment,
} from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { NewLink, type InvitationLink } from './NewLink.tsx'
import { roleNames } from './role-words.ts'

interface InvitationRowProps {
  invitation: InvitationRow_InvitationFragment
  onDone: () => void
}

export const InvitationRow = ({ invitation, onDone }: InvitationRowProps) => {
  const { id, email, role, invitedBy, createdAt, expiresAt } = invitation
  const [shown, setShown] = useState<'renewal' | InvitationLink>()
  const [renew] = useRenewInvitationMutation({ fetchPolicy: 'no-cache' })
  const [withdraw, withdrawing] = useWithdrawInvitationMutation()
  const isOver = new Date(expiresAt) <= new Date()
  const act = async (title: string, work: () => Promise<unknown>) => {
    try {
      await work()
      toast({ title, type: 'success' })
      onDone()
    } catch (error) {
      toast({ title: 'Not Done', description: getErrorMessage(error), type: 'error' })
    }
  }
  const makeLink = async (password: string) => {
    const made = (await renew({ variables: { input: { id, password } } })).data?.renewInvitation
    setShown({ email, token: made!.token!, isMailed: made!.isMailed })
    onDone()
  }
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{email}</strong>{' '}
          <span className="admin-state" data-state={isOver ? 'bad' : undefined}>
            {isOver ? 'Over' : roleNames[role]}
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
            aria-expanded={shown === 'renewal'}
            aria-label={`Renew the invitation of ${email}`}
            onClick={() => setShown(shown === 'renewal' ? undefined : 'renewal')}
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
      {shown && (
        <div className="admin-part">
          {shown === 'renewal' ? (
            <EndForm
              what={`Renew the invitation of ${email}: the previous link stops working`}
              button="Renew Now"
              done="Invitation renewed"
              send={makeLink}
              onClose={() => setShown((now) => (now === 'renewal' ? undefined : now))}
            />
          ) : (
            <NewLink {...shown} onDone={() => setShown(undefined)} />
          )}
        </div>
      )}
    </>
  )
}
