import { useState } from 'react'
import {
  ApiKeysDocument,
  useRevokeApiKeyMutation,
  useRotateApiKeyMutation,
  type ApiKeyRow_KeyFragment,
} from '../../graphql.generated.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { DescriptionItem } from '../ui/DescriptionItem.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { PartButtons } from '../ui/PartButtons.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { KeyForm } from './KeyForm.tsx'
import { KeyUse } from './KeyUse.tsx'

type Part = 'Use' | 'Edit' | 'Rotate' | 'Revoke'

const states = {
  VALID: { text: 'Valid', state: 'good' },
  EXPIRED: { text: 'Expired', state: undefined },
  REVOKED: { text: 'Revoked', state: 'bad' },
} as const

export const KeyRow = ({ apiKey }: { apiKey: ApiKeyRow_KeyFragment }) => {
  const { id, name, prefix, status } = apiKey
  const [shown, setShown] = useState<Part>()
  const [secret, setSecret] = useState<string>()
  const [rotate, rotating] = useRotateApiKeyMutation({ fetchPolicy: 'no-cache', refetchQueries: [ApiKeysDocument] })
  const [revoke, revoking] = useRevokeApiKeyMutation()
  const parts: readonly Part[] = status === 'REVOKED' ? ['Use'] : ['Use', 'Edit', 'Rotate', 'Revoke']
  const close = () => setShown(undefined)
  const failed = (title: string, error: unknown) =>
    toast({ title: `${title} failed`, description: getErrorMessage(error), type: 'error' })
  const giveNew = async () => {
    try {
      const { data } = await rotate({ variables: { input: { id, overlapHours: 24 } } })
      setSecret(data?.rotateApiKey?.secret ?? undefined)
    } catch (error) {
      failed('Rotating', error)
    }
    close()
  }
  const end = async () => {
    try {
      await revoke({ variables: { input: { id } } })
      toast({ title: 'Key revoked', type: 'success' })
    } catch (error) {
      failed('Revoking', error)
    }
    close()
  }
  return (
    <>
      <div className="admin-row">
        <div>
          <strong>{name}</strong>{' '}
          <span className="admin-state" data-state={states[status].state}>
            {states[status].text}
          </span>
          <div className="admin-small">
            <code>{prefix}…</code>
          </div>
          <Facts apiKey={apiKey} />
        </div>
        <div className="admin-actions">
          <PartButtons parts={parts} grave="Revoke" name={name} shown={shown} onShow={setShown} />
        </div>
      </div>
      {secret && (
        <div className="admin-part">
          <NewSecret label="Key" secret={secret} onDone={() => setSecret(undefined)} />
        </div>
      )}
      {shown && (
        <div className="admin-part" role="group" aria-label={`${shown} ${name}`}>
          {shown === 'Use' && <KeyUse id={id} name={name} />}
          {shown === 'Edit' && <KeyForm apiKey={apiKey} onClose={close} />}
          {shown === 'Rotate' && (
            <Confirm
              text="Creates a new key to replace it. The current key stays valid for 24 hours. Any earlier key stops working now."
              button="Create a New Key"
              isBusy={rotating.loading}
              onConfirm={() => void giveNew()}
            />
          )}
          {shown === 'Revoke' && (
            <Confirm
              text={`Permanently revokes “${name}”. Programs that use it are refused immediately.`}
              button="Revoke Permanently"
              isBusy={revoking.loading}
              isGrave
              onConfirm={() => void end()}
            />
          )}
        </div>
      )}
    </>
  )
}

const dayText = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })

const Facts = ({ apiKey }: { apiKey: ApiKeyRow_KeyFragment }) => {
  const { allowedOrigins, pointsPerSecond, burst, expiresOn, createdAt, createdBy, previousEndsAt, lastUsedAt } = apiKey
  return (
    <dl className="admin-facts">
      <DescriptionItem term="Last used" value={lastUsedAt ? <TimeAgo date={lastUsedAt} /> : 'never'} />
      <DescriptionItem
        term="Limit"
        value={`${pointsPerSecond.toLocaleString('en-GB')} points a second, ${burst.toLocaleString('en-GB')} at once`}
      />
      <DescriptionItem term="Origins" value={allowedOrigins.length ? allowedOrigins.join(', ') : 'any'} />
      <DescriptionItem term="Last day" value={expiresOn ? dayText(expiresOn) : 'none'} />
      <DescriptionItem term="Issued" value={`${dayText(createdAt)} by ${createdBy}`} />
      {previousEndsAt && <DescriptionItem term="Replaced key" value={`valid until ${dayText(previousEndsAt)}`} />}
    </dl>
  )
}
