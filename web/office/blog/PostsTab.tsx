import { useSearchParams } from 'react-router'
import { PostEditor } from './PostEditor.tsx'
import { PostList } from './PostList.tsx'

/** The dashboard's tab for posts and drafts: /admin/posts lists them, &post={id} edits one, &post=new writes one. */
export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('post')
  return id ? <PostEditor id={id} /> : <PostList />
}
