import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useVerifyEmailMutation } from './ConfirmEmailPage.generated.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { getErrorExtensions, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'

/** Needs a click, since mail filters follow links. */
export const Component = () => {
  const { siteName } = useConfig()
  const isHydrated = useHydrated() // the fragment never reaches the server
  const [prove, { loading }] = useVerifyEmailMutation({ fetchPolicy: 'no-cache' })
  const [outcome, setOutcome] = useState<{ address?: string; problem?: string; isFinal?: boolean }>({})
  const { address, problem, isFinal } = outcome
  const confirm = async () => {
    try {
      const { data } = await prove({ variables: { input: { token: location.hash.slice(1) } } })
      setOutcome({ address: data?.verifyEmail?.address ?? undefined, isFinal: true })
    } catch (error) {
      setOutcome({ problem: getErrorMessage(error), isFinal: getErrorExtensions(error) !== undefined }) // otherwise the next attempt may succeed
    }
  }
  return (
    <AccountFrame title="Email Address" description="For people with an account here.">
      <div role="status">
        {address ? (
          <p key="confirmed">
            <strong>{address}</strong> is now your account’s email address. <Link to="/admin/account">My Account</Link>
          </p>
        ) : (
          <Text mb="5">{problem ?? `Please confirm this email address for your account at ${siteName}.`}</Text>
        )}
      </div>
      {!isFinal && (
        <Button disabled={!isHydrated} loading={loading} loadingText="Confirming…" onClick={() => void confirm()}>
          Confirm My Address
        </Button>
      )}
    </AccountFrame>
  )
}
