import { useState } from 'react'
import type { Size } from '../../../api/pictures/picture.rules.ts'
import { useFetchPictureMutation, useRemotePictureQuery } from '../../graphql.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'

interface RemoteNoteProps {
  address: string
  cut?: Size | undefined
  /** Called with the address of the stored picture. */
  onFetched: (url: string) => void
}

/** The fetch status of a picture on another site. */
export const RemoteNote = ({ address, cut, onFetched }: RemoteNoteProps) => {
  const { data } = useRemotePictureQuery({ variables: { address }, fetchPolicy: 'network-only' })
  const [fetchPicture, { loading }] = useFetchPictureMutation()
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? data?.remotePicture?.problem
  const fetchNow = async () => {
    try {
      const answer = await fetchPicture({ variables: { input: { address, ...cut } } })
      const url = answer.data?.fetchPicture?.picture?.url
      if (url) onFetched(url)
    } catch (error) {
      setRefused(getErrorMessage(error))
    }
  }
  return (
    <div className="picture-remote">
      <p role="status" className={problem ? 'text-field-error' : 'text-field-help'}>
        {problem
          ? `We couldn’t fetch it: ${problem}`
          : 'This picture is on another site. Visitors see it about a minute after you save, once we’ve stored a copy.'}
      </p>
      <button type="button" className="outline-button" disabled={loading} onClick={() => void fetchNow()}>
        {loading ? 'Fetching…' : problem ? 'Try Again' : 'Fetch It Now'}
      </button>
    </div>
  )
}
