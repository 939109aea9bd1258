import { useState } from 'react'
import { apiKeyRules } from '../../../api/partners/keys/api-key.rules.ts'
import {
  ApiKeysDocument,
  useApiKeysQuery,
  useApiKeyUseQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useRotateApiKeyMutation,
  useUpdateApiKeyMutation,
  type ApiKeyRow_KeyFragment,
  type ApiKeysQuery,
} from './KeysTab.generated.ts'
import { thousands } from '../../../api/text/plural.rules.ts'
import { validate } from '../../ui/forms/validate.ts'
import { ColumnChart } from '../reports/ColumnChart.tsx'
import { ReportFigure } from '../reports/ReportFigure.tsx'
import { attempt, Confirm, useOpenedVersion } from '../ui/actions.tsx'
import { AdminForm, FormButtons, InputField, LinesField, ToggleForm } from '../ui/forms/form.tsx'
import { LoadingPanel } from '../ui/Panel.tsx'
import { NewSecret } from '../ui/NewSecret.tsx'
import { State } from '../ui/State.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { shortDay } from '../ui/time-text.ts'
import { Facts, ListRow, PagedRows } from '../ui/lists.tsx'

export const Component = () => {
  const query = useApiKeysQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <>
      <p className="lead">
        The API works without a key, with lower limits. Each key has its own limits and daily usage count.
      </p>
      {query.data && (
        <ToggleForm
          label="Issue a Key"
          renderCreated={(secret: string, close) => <NewSecret label="Key" secret={secret} onDone={close} />}
        >
          {(close, show) => <KeyForm limits={query.data?.defaultApiKeyLimits} onClose={close} onSecret={show} />}
        </ToggleForm>
      )}
      <PagedRows query={query} field="apiKeys" things="the API keys" label="API keys" empty="No keys yet.">
        {(key) => <KeyRow apiKey={key} />}
      </PagedRows>
    </>
  )
}

const states = {
  VALID: { text: 'Valid', tone: 'good' },
  EXPIRED: { text: 'Expired', tone: undefined },
  REVOKED: { text: 'Revoked', tone: 'bad' },
} as const

const KeyRow = ({ apiKey }: { apiKey: ApiKeyRow_KeyFragment }) => {
  const { id, name, prefix, status, allowedOrigins, expiresOn, previousEndsAt, lastUsedAt } = apiKey
  const [secret, setSecret] = useState<string>()
  const [rotate] = useRotateApiKeyMutation({ fetchPolicy: 'no-cache', refetchQueries: [ApiKeysDocument] })
  const [revoke] = useRevokeApiKeyMutation()
  return (
    <ListRow
      name={name}
      grave="Revoke"
      note={secret && <NewSecret label="Key" secret={secret} onDone={() => setSecret(undefined)} />}
      parts={{
        Use: () => <KeyUse id={id} name={name} />,
        ...(status !== 'REVOKED' && {
          Edit: (close) => <KeyForm apiKey={apiKey} onClose={close} />,
          Rotate: (close) => (
            <Confirm
              text="Creates a new key to replace it. The current key stays valid for 24 hours. Any earlier key stops working now."
              button="Create a New Key"
              refused="Key not replaced"
              action={async () => {
                const { data } = await rotate({ variables: { input: { id, overlapHours: 24 } } })
                setSecret(data?.rotateApiKey?.secret ?? undefined)
                close()
              }}
            />
          ),
          Revoke: () => (
            <Confirm
              text={`Permanently revokes “${name}”. Programs that use it are refused immediately.`}
              button="Revoke Permanently"
              refused="Key not revoked"
              isGrave
              action={async () => {
                await revoke({ variables: { input: { id } } })
                return { title: 'Key revoked' }
              }}
            />
          ),
        }),
      }}
    >
      <strong>{name}</strong> <State tone={states[status].tone}>{states[status].text}</State>
      <div className="muted small-text">
        <code>{prefix}…</code>
      </div>
      <Facts
        facts={{
          'Last used': lastUsedAt ? <TimeAgo date={lastUsedAt} /> : 'never',
          Limit: `${thousands(apiKey.pointsPerSecond)} points a second, ${thousands(apiKey.burst)} at once`,
          Origins: allowedOrigins.length ? allowedOrigins.join(', ') : 'any',
          'Last day': expiresOn ? shortDay(expiresOn) : 'none',
          Issued: `${shortDay(apiKey.createdAt)} by ${apiKey.createdBy}`,
          'Replaced key': previousEndsAt && `valid until ${shortDay(previousEndsAt)}`,
        }}
      />
    </ListRow>
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
  const { version, onDirty, ...opened } = useOpenedVersion(apiKey?.version ?? null, ApiKeysDocument)
  const send = (values: Values) =>
    attempt({ refused: 'Key not saved', ...opened }, async () => {
      const { pointsPerSecond, burst, expiresOn, ...texts } = values
      const input = {
        ...texts,
        pointsPerSecond: Number(pointsPerSecond),
        burst: Number(burst),
        expiresOn: expiresOn || null,
      }
      if (!apiKey) {
        const { data } = await issue({ variables: { input }, refetchQueries: [ApiKeysDocument] })
        return onSecret?.(data!.createApiKey!.secret!)
      }
      await edit({ variables: { input: { ...input, id: apiKey.id, version } } })
      onClose()
      return { title: 'Key saved' }
    })
  return (
    <AdminForm<Values>
      label={apiKey ? `Edit ${apiKey.name}` : 'New key'}
      columns={2}
      onSubmit={send}
      validate={check}
      initialValues={toKeyValues(props)}
      onDirty={onDirty}
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
      <div className="wide">
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

const dayText = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

const KeyUse = ({ id, name }: { id: string; name: string }) => {
  const query = useApiKeyUseQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const { data } = query
  if (!data) return <LoadingPanel query={query} things="this key’s usage" height="260px" />
  const days = data.apiKey?.use ?? []
  const labels = days.map(({ date }) => dayText(date))
  return (
    <ReportFigure
      title={`Requests with ${name}`}
      note="The last 30 days."
      columns={['Day', 'Requests', 'Points', 'Refused']}
      rows={days.map(({ requests, points, refused }, at) => [labels[at]!, requests, points, refused])}
      chart={<ColumnChart title="Requests" labels={labels} values={days.map(({ requests }) => requests)} />}
    />
  )
}
