import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useDeleteDemoDataMutation, type GoingLiveStepsFragment } from '../../graphql.generated.ts'
import { useJobEnd } from '../../ui/refetch-figures.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { thousands } from '../../ui/thousands.ts'
import { toast } from '../../ui/kit/toaster.tsx'

const plural = (count: number, word: string) => `${thousands(count)} ${word}${count === 1 ? '' : 's'}`

/** The remaining demo data, with a button that removes it after confirmation. */
export const RemoveDemo = ({ live }: { live: GoingLiveStepsFragment }) => {
  const { demoSupplierCount, demoPostCount, isRemovingDemo } = live
  const [isConfirming, setConfirming] = useState(false)
  const [remove, { loading }] = useDeleteDemoDataMutation({ refetchQueries: ['GoingLive'] })
  useJobEnd(isRemovingDemo)
  const suppliers = plural(demoSupplierCount, 'fictional supplier')
  const left = demoPostCount ? `${suppliers} and ${plural(demoPostCount, 'article')}` : suppliers
  if (isRemovingDemo) return <p role="status">Removing: {left} are left.</p>
  if (!demoSupplierCount && !demoPostCount) return null
  const start = async () => {
    try {
      await remove({ variables: { input: { confirmation: 'remove' } } })
    } catch (error) {
      toast({ title: 'Nothing Was Removed', description: getErrorMessage(error), type: 'error' })
    }
  }
  return (
    <>
      <p>There are {left}.</p>
      <Button
        variant="outline"
        colorPalette="brick"
        minH="11"
        justifySelf="start"
        aria-expanded={isConfirming}
        onClick={() => setConfirming(!isConfirming)}
      >
        Remove Demo Data…
      </Button>
      {isConfirming && (
        <Confirm
          text={`${left} will be permanently removed, with all reviews of those suppliers.`}
          button="Remove Permanently"
          isBusy={loading}
          isGrave
          onConfirm={() => void start()}
        />
      )}
    </>
  )
}
