import { Button } from '@chakra-ui/react'
import { useStopSupplierImportMutation } from '../../graphql.generated.ts'
import { stopWithToast } from './stop-with-toast.ts'

/** A stopped import can be undone or, with the same file, resumed. */
export const StopImport = ({ id }: { id: string }) => {
  const [stop, { loading }] = useStopSupplierImportMutation()
  const send = () => void stopWithToast(() => stop({ variables: { id } }))
  return (
    <Button variant="outline" loading={loading} onClick={send}>
      Stop <span className="visually-hidden">import {id}</span>
    </Button>
  )
}
