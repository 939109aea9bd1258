import { Button } from '@chakra-ui/react'
import { useStopSupplierImportMutation } from '../graphql.generated.ts'
import { messageOf } from '../ui/server-errors.ts'
import { toast } from '../ui/toaster.tsx'

/** Stops an import that is running, or was killed: then it can be undone, and the same file goes on where it was. */
export const StopImport = ({ id }: { id: string }) => {
  const [stop, { loading }] = useStopSupplierImportMutation()
  const send = async () => {
    try {
      await stop({ variables: { id } })
    } catch (error) {
      toast({ title: 'Not Stopped', description: messageOf(error), type: 'error' })
    }
  }
  return (
    <Button variant="outline" minH="11" loading={loading} onClick={() => void send()}>
      Stop <span className="visually-hidden">import {id}</span>
    </Button>
  )
}
