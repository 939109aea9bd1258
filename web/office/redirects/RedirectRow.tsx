import { Button } from '@chakra-ui/react'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import { RedirectsDocument, useDeleteRedirectMutation } from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useDisclosure } from '../ui/use-disclosure.ts'
import { RedirectForm, type ListedRedirect } from './RedirectForm.tsx'

interface RedirectRowProps {
  redirect: ListedRedirect
  onRemoved: () => void
}

export const RedirectRow = ({ redirect, onRemoved }: RedirectRowProps) => {
  const { id, fromPath, toAddress, isPermanent, hits, lastHitAt } = redirect
  const { shown: isEdited, show: setEdited, close, button } = useDisclosure<boolean>()
  const [remove, { loading }] = useDeleteRedirectMutation({ refetchQueries: [RedirectsDocument] })
  const send = async () => {
    try {
      await remove({ variables: { id } })
    } catch (error) {
      toast({ title: 'Redirect not removed', description: getErrorMessage(error), type: 'error' })
      return
    }
    toast({ title: 'Redirect removed', description: `${fromPath} no longer redirects.`, type: 'success' })
    onRemoved()
  }
  if (isEdited) return <RedirectForm redirect={redirect} onClose={close} />
  return (
    <div className="admin-row">
      <div>
        <strong>{fromPath}</strong> → <span>{toAddress}</span>
        <p className="admin-small">
          {isPermanent ? 'Permanent (301)' : 'Temporary (302)'} ·{' '}
          {lastHitAt
            ? `used ${thousands(hits)} ${hits === 1 ? 'time' : 'times'}, last on ${inLondon(lastHitAt)}`
            : 'not used yet'}
        </p>
      </div>
      <div className="admin-actions">
        <Button
          ref={button}
          variant="outline"
          minH="11"
          aria-label={`Edit ${fromPath}`}
          onClick={() => setEdited(true)}
        >
          Edit
        </Button>
        <Button
          variant="outline"
          colorPalette="brick"
          minH="11"
          aria-label={`Remove ${fromPath}`}
          loading={loading}
          loadingText="Removing…"
          onClick={() => void send()}
        >
          Remove
        </Button>
      </div>
    </div>
  )
}
