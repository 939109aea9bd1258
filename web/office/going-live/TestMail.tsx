import { Button } from '@chakra-ui/react'
import { useSendTestMailMutation } from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'

export const TestMail = ({ onSent }: { onSent: () => void }) => {
  const [send, { loading }] = useSendTestMailMutation()
  const sendNow = async () => {
    try {
      const { data } = await send({ variables: { input: {} } })
      toast({
        title: 'Test Email Queued',
        description: `It goes to ${data?.sendTestMail?.recipient ?? ''}. The result appears here.`,
        type: 'success',
      })
      onSent()
    } catch (error) {
      toast({ title: 'No Email Was Sent', description: getErrorMessage(error), type: 'error' })
    }
  }
  return (
    <Button variant="outline" minH="11" justifySelf="start" loading={loading} onClick={() => void sendNow()}>
      Send a Test Email
    </Button>
  )
}
