import { useSearchParams } from 'react-router'
import { GuideEditor } from './GuideEditor.tsx'
import { GuideList } from './GuideList.tsx'

/** /admin/guides lists the counties' guides; &guide={urlName} edits one. */
export const Component = () => {
  const [params] = useSearchParams()
  const urlName = params.get('guide')
  return urlName ? <GuideEditor key={urlName} urlName={urlName} /> : <GuideList />
}
