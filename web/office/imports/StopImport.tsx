import { Button } from '@chakra-ui/react'
import { useStopSupplierImportMutation } from '../../graphql.generated.ts'
import { toastFailure } from '../ui/toast-failure.ts'

/** A stopped import can be undone or, with the same file, resumed. */
export const StopImport = ({ id }: { id: string }) => {
  const [stop, { loading }] = useStopSupplierImportMutation()
  const send = () => void stop({ variables: { id } }).catch(toastFailure('Not Stopped'))
  return (
    <Button variant="outline" loading={loading} onClick={send}>
      Stop <span className="visually-hidden">import {id}</span>
    </Button>
  )
}
