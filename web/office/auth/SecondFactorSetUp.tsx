import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useEnableSecondFactorMutation } from './SecondFactor.generated.ts'
import { AccountForm } from './AccountForm.tsx'
import { InputField } from '../ui/forms/InputField.tsx'

interface SecondFactorSetUpProps {
  secret: string
  uri: string
  qrCode: string
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

const check = (values: { code?: string }): Record<string, string> =>
  /^\d{6}$/.test(values.code?.replace(/\s/g, '') ?? '') ? {} : { code: 'Please enter the 6 digits your app shows' }

/** The first code proves that the app has the secret. */
export const SecondFactorSetUp = ({ secret, uri, qrCode, onDone, onCancel }: SecondFactorSetUpProps) => {
  const [confirm] = useEnableSecondFactorMutation({ fetchPolicy: 'no-cache' })
  const send = async (variables: { code: string }) =>
    onDone((await confirm({ variables })).data?.enableSecondFactor?.recoveryCodes ?? [])
  return (
    <Box display="grid" gap="4">
      <Text>
        Scan this with your authenticator app, or{' '}
        <chakra.a href={uri} textDecoration="underline">
          open it on this device
        </chakra.a>
        .
      </Text>
      <chakra.img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt="QR code for an authenticator app"
        width="200px"
        height="200px"
        borderRadius="l2"
        bg="white"
      />
      <Text fontSize="sm" color="fg.muted">
        To type it in: <chakra.code overflowWrap="anywhere">{secret.replace(/(.{4})/g, '$1 ').trim()}</chakra.code>
      </Text>
      <AccountForm label="Confirm the second factor" button="Confirm" validate={check} onSend={send}>
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
    </Box>
  )
}
