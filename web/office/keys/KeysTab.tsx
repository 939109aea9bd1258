import { Text } from '@chakra-ui/react'
import {
  useApiKeysQuery,
  ApiKeysDocument,
  useRevokeApiKeyMutation,
  useRotateApiKeyMutation,
  type ApiKeyRow_KeyFragment,
  useUpdateApiKeyMutation,
  useCreateApiKeyMutation,
  type ApiKeysQuery,
} from './KeysTab.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { ToggleForm } from '../ui/forms/ToggleForm.tsx'
import { toastFailure } from '../ui/toast-failure.ts'
import '../ui/admin.css'
import { apiKeyRules } from '../../../api/partners/keys/api-key.rules.ts'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { LinesField } from '../ui/forms/LinesField.tsx'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { validate } from '../../ui/forms/validate.ts'
import { useOpenedVersion } from '../ui/forms/use-opened-version.ts'
import { useState } from 'react'
import { Confirm } from '../ui/Confirm.tsx'
import { DescriptionItem } from '../ui/DescriptionItem.tsx'
import { PartButtons } from '../ui/PartButtons.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { KeyUse } from './KeyUse.tsx'
import { AdminForm } from '../ui/forms/AdminForm.tsx'
import { InputField } from '../ui/forms/InputField.tsx'
import { shortDay } from '../ui/time-text.ts'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const query = useApiKeysQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data, loading, fetchMore } = query
  const page = data?.apiKeys
  if (!page) return <LoadingPanel query={query} failed="Failed to load the API keys. Please try again." />
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="70ch">
        The API works without a key, with lower limits. Each key has its own limits and daily usage count.
      </Text>
      <ToggleForm
        label="Issue a Key"
        renderCreated={(secret: string, close) => <NewSecret label="Key" secret={secret} onDone={close} />}
      >
        {(close, show) => <KeyForm limits={data?.defaultApiKeyLimits} onClose={close} onSecret={show} />}
      </ToggleForm>
      {page.nodes.length === 0 ? (
        <Text color="fg.muted" py="6">
          No keys yet.
        </Text>
      ) : (
        <ul className="admin-list" aria-label="API keys" aria-busy={loading}>
          {page.nodes.map((key) => (
            <li key={key.id}>
              <KeyRow apiKey={key} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        pageInfo={page.pageInfo}
        things="the API keys"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('apiKeys') })}
      >
        More keys
      </LoadMore>
    </>
  )
}

type Part = 'Use' | 'Edit' | 'Rotate' | 'Revoke'

const states = {
  VALID: { text: 'Valid', state: 'good' },
  EXPIRED: { text: 'Expired', state: undefined },
  REVOKED: { text: 'Revoked', state: 'bad' },
} as const

const KeyRow = ({ apiKey }: { apiKey: ApiKeyRow_KeyFragment }) => {
  const { id, name, prefix, status } = apiKey
  const [shown, setShown] = useState<Part>()
  const [secret, setSecret] = useState<string>()
  const [rotate, rotating] = useRotateApiKeyMutation({ fetchPolicy: 'no-cache', refetchQueries: [ApiKeysDocument] })
  const [revoke, revoking] = useRevokeApiKeyMutation()
  const parts: readonly Part[] = status === 'REVOKED' ? ['Use'] : ['Use', 'Edit', 'Rotate', 'Revoke']
  const close = () => setShown(undefined)
  const giveNew = async () => {
    const { data } = await rotate({ variables: { input: { id, overlapHours: 24 } } })
    setSecret(data?.rotateApiKey?.secret ?? undefined)
  }
  const end = async () => {
    await revoke({ variables: { input: { id } } })
    toast({ title: 'Key revoked', type: 'success' })
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
              onConfirm={() => void giveNew().catch(toastFailure('Rotating failed')).then(close)}
            />
          )}
          {shown === 'Revoke' && (
            <Confirm
              text={`Permanently revokes “${name}”. Programs that use it are refused immediately.`}
              button="Revoke Permanently"
              isBusy={revoking.loading}
              isGrave
              onConfirm={() => void end().catch(toastFailure('Revoking failed')).then(close)}
            />
          )}
        </div>
      )}
    </>
  )
}

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
      <DescriptionItem term="Last day" value={expiresOn ? shortDay(expiresOn) : 'none'} />
      <DescriptionItem term="Issued" value={`${shortDay(createdAt)} by ${createdBy}`} />
      {previousEndsAt && <DescriptionItem term="Replaced key" value={`valid until ${shortDay(previousEndsAt)}`} />}
    </dl>
  )
}

interface Values {
  name: string
  allowedOrigins: string[]
  pointsPerSecond: string
  burst: string
  expiresOn: string
}

interface KeyFormProps {
  apiKey?: ApiKeyRow_KeyFragment
  limits?: ApiKeysQuery['defaultApiKeyLimits'] | undefined
  onClose: () => void
  onSecret?: (secret: string) => void
}

const check = validate(apiKeyRules)

const toKeyValues = ({ apiKey: key, limits }: KeyFormProps): Values => ({
  name: key?.name ?? '',
  allowedOrigins: key?.allowedOrigins ?? [],
  pointsPerSecond: String((key ?? limits)?.pointsPerSecond ?? ''),
  burst: String((key ?? limits)?.burst ?? ''),
  expiresOn: key?.expiresOn ?? '',
})

const KeyForm = (props: KeyFormProps) => {
  const { apiKey, onClose, onSecret } = props
  const [issue] = useCreateApiKeyMutation({ fetchPolicy: 'no-cache' }) // secrets are never cached
  const [edit] = useUpdateApiKeyMutation()
  const { version, onStale } = useOpenedVersion(apiKey?.version, ApiKeysDocument)
  const save = async (values: Values) => {
    const { pointsPerSecond, burst, expiresOn, ...texts } = values
    const input = {
      ...texts,
      pointsPerSecond: Number(pointsPerSecond),
      burst: Number(burst),
      expiresOn: expiresOn || null,
    }
    if (apiKey)
      return {
        ...(await edit({ variables: { input: { ...input, id: apiKey.id, version } } })).data?.updateApiKey,
        secret: null,
      }
    return (await issue({ variables: { input }, refetchQueries: [ApiKeysDocument] })).data?.createApiKey
  }
  const send = async (values: Values) => {
    try {
      const saved = await save(values)
      if (saved?.secret) return onSecret?.(saved.secret)
      toast({ title: 'Key saved', type: 'success' })
      onClose()
    } catch (error) {
      return reportSaveFailure(error, 'Key not saved', onStale)
    }
  }
  return (
    <AdminForm<Values>
      label={apiKey ? `Edit ${apiKey.name}` : 'New key'}
      columns={2}
      isFocused
      onSubmit={send}
      validate={check}
      initialValues={toKeyValues(props)}
      initialValuesEqual={() => true}
    >
      <InputField name="name" label="Name" help="Such as the partner’s name." maxLength={80} aria-required />
      <InputField name="expiresOn" label="Last day" help="Leave blank to keep it valid until revoked." type="date" />
      <InputField
        name="pointsPerSecond"
        label="Points per second"
        help="A list of 20 suppliers costs about 400 points."
        inputMode="numeric"
        aria-required
      />
      <InputField
        name="burst"
        label="Burst"
        help="Maximum points that can build up for a burst."
        inputMode="numeric"
        aria-required
      />
      <div className="admin-wide">
        <LinesField
          name="allowedOrigins"
          label="Allowed origins"
          help="Only for keys used in web pages. One per line, such as https://www.example.com. Leave blank for server programs."
        />
      </div>
      <FormButtons label={apiKey ? 'Save Key' : 'Issue Key'} onClose={onClose} />
    </AdminForm>
  )
}
