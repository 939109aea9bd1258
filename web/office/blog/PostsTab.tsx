import { useSearchParams } from 'react-router'
import { PostEditor } from './PostEditor.tsx'
import { PostList } from './PostList.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('post')
  return id ? <PostEditor id={id} /> : <PostList />
}
