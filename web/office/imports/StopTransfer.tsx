import { useStopTransferMutation } from '../../graphql.generated.ts'
import { stopWithToast } from './stop-with-toast.ts'

interface StopTransferProps {
  id: string
  label: string
}

export const StopTransfer = ({ id, label }: StopTransferProps) => {
  const [stop, { loading }] = useStopTransferMutation()
  const send = () => void stopWithToast(() => stop({ variables: { id } }))
  return (
    <button type="button" className="outline-button compact" disabled={loading} onClick={send}>
      {label}
    </button>
  )
}
