import { useSearchParams } from 'react-router'
import { PostEditor } from './PostEditor.tsx'
import { PostList } from './PostList.tsx'

/** /admin/posts lists posts and drafts, &post={id} edits one, &post=new writes one. */
export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('post')
  return id ? <PostEditor id={id} /> : <PostList />
}
