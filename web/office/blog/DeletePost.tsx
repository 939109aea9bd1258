import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useDeletePostMutation } from './PostsTab.generated.ts'
import { toast } from '../../ui/kit/toaster.tsx'

interface DeletePostProps {
  id: string
  title: string
  updatedAt: () => string
  onDeleted: () => void
  onFailed: (error: unknown) => void
}

export const DeletePost = ({ id, title, updatedAt, onDeleted, onFailed }: DeletePostProps) => {
  const [isConfirming, setConfirming] = useState(false)
  const [deletePost, { loading }] = useDeletePostMutation()
  const remove = async () => {
    try {
      await deletePost({ variables: { id, updatedAt: updatedAt() } })
    } catch (error) {
      setConfirming(false)
      onFailed(error)
      return
    }
    toast({ title: 'Post Deleted', type: 'success' })
    onDeleted()
  }
  return (
    <div className="delete-post">
      <Button
        variant="outline"
        colorPalette="brick"
        aria-expanded={isConfirming}
        onClick={() => setConfirming(!isConfirming)}
      >
        Delete…
      </Button>
      {isConfirming && (
        <div role="group" aria-label="Delete">
          <Text>
            Deletes “{title}” permanently, and its address stops working. To hide it for a while, make it a draft.
          </Text>
          <Button
            colorPalette="brick"
            justifySelf="start"
            loading={loading}
            loadingText="Deleting…"
            onClick={() => void remove()}
          >
            Delete Permanently
          </Button>
        </div>
      )}
    </div>
  )
}
