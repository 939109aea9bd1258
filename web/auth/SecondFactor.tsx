import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import {
  useMySecondFactorQuery,
  useRemoveSecondFactorMutation,
  useStartSecondFactorMutation,
  type StartSecondFactorMutation,
} from '../graphql.generated.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import { AccountForm } from './AccountForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx'

const check = (values: { password?: string }): Record<string, string> =>
  values.password ? {} : { password: 'Please enter your password' }

/** A code from an authenticator app beside the password: set up in two steps, and turned off again. */
export const SecondFactor = () => {
  const { data, loading, error, refetch } = useMySecondFactorQuery()
  const [start] = useStartSecondFactorMutation({ fetchPolicy: 'no-cache' })
  const [remove] = useRemoveSecondFactorMutation()
  const [secret, setSecret] = useState<StartSecondFactorMutation['startSecondFactor']>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (loading && !data) return <PanelSkeleton height="160px" />
  if (error || !data) return <Failed message="Failed to load the second factor." onRetry={() => void refetch()} />

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  if (secret) {
    const done = async (made: readonly string[]) => {
      setSecret(undefined)
      setCodes(made)
      await refetch()
    }
    return <SecondFactorSetUp {...secret} onDone={(made) => void done(made)} onCancel={() => setSecret(undefined)} />
  }

  const begin = async ({ password }: { password: string }) =>
    setSecret((await start({ variables: { password } })).data!.startSecondFactor)
  const end = async ({ password }: { password: string }) => {
    await remove({ variables: { password } })
    toast({ title: 'Second factor off', description: 'Signing in asks for your password only.', type: 'success' })
    await refetch()
  }
  const { isOn, recoveryCodesLeft } = data.mySecondFactor
  return (
    <>
      <Text mb="4">
        {isOn
          ? `On: signing in asks for a code of your authenticator app. You have ${recoveryCodesLeft} of 10 recovery codes left.`
          : 'Off. With it, nobody can sign in with your password alone: an authenticator app on your phone shows a code that is asked for too.'}
      </Text>
      <AccountForm
        key={String(isOn)}
        label="Second factor"
        button={isOn ? 'Turn Off' : 'Turn On'}
        validate={check}
        onSend={isOn ? end : begin}
      >
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      </AccountForm>
    </>
  )
}
