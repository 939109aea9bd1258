import { Button, Text, Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  MySecondFactorDocument,
  useCreateSecondFactorMutation,
  useDeleteSecondFactorMutation,
  useEnableSecondFactorMutation,
  useMySecondFactorQuery,
  useRenewRecoveryCodesMutation,
  type CreateSecondFactorMutation,
} from './SecondFactor.generated.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { AccountForm } from './AccountForm.tsx'
import { checkPassword, CodeField, ownPassword } from '../sign-in/PasswordField.tsx'
import { useConfig } from '../../ui/page/config.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { focusNow } from '../ui/focus.ts'
import { saveFile } from '../ui/to-csv.ts'
import { LoadingPanel } from '../ui/Panel.tsx'
import { InputField } from '../ui/forms/form.tsx'

const renewed = { refetchQueries: [MySecondFactorDocument] }

const checkWithCode = (values: { password?: string; code?: string }): Record<string, string> => ({
  ...checkPassword(values),
  ...(values.code?.trim() ? {} : { code: 'Please enter a code.' }),
})

export const SecondFactorForm = ({ onDone }: { onDone?: () => void }) => {
  const query = useMySecondFactorQuery()
  const { data } = query
  const [create] = useCreateSecondFactorMutation({ fetchPolicy: 'no-cache' })
  const [remove] = useDeleteSecondFactorMutation(renewed)
  const [secret, setSecret] = useState<NonNullable<CreateSecondFactorMutation['createSecondFactor']>['secret']>()
  const [renew] = useRenewRecoveryCodesMutation({ ...renewed, fetchPolicy: 'no-cache' })
  const [isRenewing, setRenewing] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  if (!data) return <LoadingPanel query={query} things="the second factor" height="160px" />

  const keep = () => {
    setCodes(undefined)
    onDone?.()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={keep} />
  if (secret) {
    const done = (made: readonly string[]) => {
      setSecret(undefined)
      setCodes(made)
    }
    return <SecondFactorSetUp {...secret} onDone={done} onCancel={() => setSecret(undefined)} />
  }

  const begin = async ({ password }: { password: string }) =>
    setSecret((await create({ variables: { password } })).data?.createSecondFactor?.secret)
  const end = async (input: { password: string; code: string }) => {
    await remove({ variables: { input } })
    toast({ title: 'Second factor off', description: 'You now sign in with your password only.', type: 'success' })
  }
  const makeNew = async (input: { password: string; code: string }) => {
    const made = (await renew({ variables: { input } })).data?.renewRecoveryCodes?.recoveryCodes
    setRenewing(false)
    setCodes(made ?? [])
  }
  const { isOn, recoveryCodesLeft } = data.mySecondFactor
  return (
    <>
      <Text mb="4">
        {isOn
          ? `On. Signing in requires a code from your authenticator app. You have ${recoveryCodesLeft} of 10 recovery codes left.`
          : 'Off. Turn it on to require a code from your authenticator app as well as your password.'}
      </Text>
      {isOn ? (
        <>
          <AccountForm
            key={String(isRenewing)}
            label={isRenewing ? 'New recovery codes' : 'Second factor'}
            button={isRenewing ? 'Create New Codes' : 'Turn Off'}
            validate={checkWithCode}
            onSend={isRenewing ? makeNew : end}
          >
            {ownPassword}
            <CodeField />
          </AccountForm>
          <Button variant="outline" mt="4" onClick={() => setRenewing(!isRenewing)}>
            {isRenewing ? 'Keep Current Codes' : 'New Recovery Codes…'}
          </Button>
        </>
      ) : (
        <AccountForm label="Second factor" button="Turn On" validate={checkPassword} onSend={begin}>
          {ownPassword}
        </AccountForm>
      )}
    </>
  )
}

const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { siteName } = useConfig()
  return (
    <Box ref={focusNow} tabIndex={-1} outline="none" className="stack" role="group" aria-label="Recovery codes">
      <p>
        The second factor is on. Keep these recovery codes somewhere safe: use each code once if you lose your phone.
        They won’t be shown again.
      </p>
      <ol className="auto-grid tile-grid">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row tight">
        <Button variant="outline" onClick={() => void copyText(codes.join('\n'), 'Recovery codes')}>
          Copy
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile('recovery-codes.txt', `${siteName}\n\n${codes.join('\n')}\n`, 'text/plain')}
        >
          Download
        </Button>
        <Button onClick={onDone}>I’ve Saved Them</Button>
      </div>
    </Box>
  )
}

interface SecondFactorSetUpProps {
  secret: string
  uri: string
  qrCode: string
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

const checkFirstCode = (values: { code?: string }): Record<string, string> =>
  /^\d{6}$/.test(values.code?.replace(/\s/g, '') ?? '') ? {} : { code: 'Please enter the 6 digits your app shows.' }

/** The first code proves that the app has the secret. */
const SecondFactorSetUp = ({ secret, uri, qrCode, onDone, onCancel }: SecondFactorSetUpProps) => {
  const [confirm] = useEnableSecondFactorMutation({ ...renewed, fetchPolicy: 'no-cache' })
  const send = async (variables: { code: string }) =>
    onDone((await confirm({ variables })).data?.enableSecondFactor?.recoveryCodes ?? [])
  return (
    <div className="stack">
      <p>
        Scan this with your authenticator app, or <a href={uri}>open it on this device</a>.
      </p>
      <chakra.img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt="QR code for an authenticator app"
        width="200px"
        height="200px"
        borderRadius="l2"
        bg="white"
      />
      <p className="muted small-text">
        To type it in: <code>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      </p>
      <AccountForm label="Confirm the second factor" button="Confirm" validate={checkFirstCode} onSend={send}>
        <InputField
          name="code"
          label="Code"
          help="The 6 digits your app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          aria-required
        />
      </AccountForm>
      <Button variant="ghost" justifySelf="start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
