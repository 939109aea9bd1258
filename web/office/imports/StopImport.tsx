import { Button } from '@chakra-ui/react'
import { useStopSupplierImportMutation } from '../../graphql.generated.ts'
import { stopWithToast } from './stop-with-toast.ts'

/** Stops an import that is running, or was killed: then it can be undone, and the same file goes on where it was. */
export const StopImport = ({ id }: { id: string }) => {
  const [stop, { loading }] = useStopSupplierImportMutation()
  const send = () => void stopWithToast(() => stop({ variables: { id } }))
  return (
    <Button variant="outline" minH="11" loading={loading} onClick={send}>
      Stop <span className="visually-hidden">import {id}</span>
    </Button>
  )
}
