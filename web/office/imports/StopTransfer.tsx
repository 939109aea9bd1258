import { useStopTransferMutation } from './Transfers.generated.ts'
import { toastFailure } from '../ui/toast-failure.ts'

interface StopTransferProps {
  id: string
  label: string
}

export const StopTransfer = ({ id, label }: StopTransferProps) => {
  const [stop, { loading }] = useStopTransferMutation()
  const send = () => void stop({ variables: { id } }).catch(toastFailure('Not Stopped'))
  return (
    <button type="button" className="outline-button compact" disabled={loading} onClick={send}>
      {label}
    </button>
  )
}
