import { PostsForFileDocument, usePublishPostMutation, type AllPostsQueryVariables } from '../../graphql.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import type { BulkAction } from '../table/table-column.ts'
import { postColumns, postPath, type PostRow } from './post-columns.tsx'

interface PostTableProps {
  posts: readonly PostRow[]
  isBusy: boolean
  variables: AllPostsQueryVariables
  onChanged: () => void
}

export const PostTable = ({ posts, isBusy, variables, onChanged }: PostTableProps) => {
  const [publish] = usePublishPostMutation()
  const setPublished =
    (isPublished: boolean) =>
    ({ id, updatedAt }: PostRow) =>
      publish({ variables: { input: { id, isPublished, updatedAt } } })
  const actions: BulkAction<PostRow>[] = [
    { label: 'Publish', suits: ({ isPublished }) => !isPublished, run: setPublished(true) },
    { label: 'Unpublish', suits: ({ isPublished }) => isPublished, run: setPublished(false) },
  ]
  const readAll = useReadAll(PostsForFileDocument, variables, ({ adminPosts }) => adminPosts)
  return (
    <OfficeTable
      label="Posts and drafts"
      name="posts"
      columns={postColumns}
      rows={posts}
      isBusy={isBusy}
      getName={({ title }) => title}
      getPath={postPath}
      actions={actions}
      readAll={readAll}
      onChanged={onChanged}
    />
  )
}
