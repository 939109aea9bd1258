import { useStopTransferMutation } from '../graphql.generated.ts'
import { messageOf } from '../ui/server-errors.ts'
import { toast } from '../ui/toaster.tsx'

interface StopTransferProps {
  id: string
  /** What the button says: "Stop the Export". */
  label: string
}

/** Stops an export, a check or a loading; nothing of it is left. */
export const StopTransfer = ({ id, label }: StopTransferProps) => {
  const [stop, { loading }] = useStopTransferMutation()
  const send = async () => {
    try {
      await stop({ variables: { id } })
    } catch (error) {
      toast({ title: 'Not Stopped', description: messageOf(error), type: 'error' })
    }
  }
  return (
    <button type="button" className="outline-button compact" disabled={loading} onClick={() => void send()}>
      {label}
    </button>
  )
}
