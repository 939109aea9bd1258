import { findStoredPicture, type Size } from '../../../api/pictures/picture.rules.ts'
import { FormField, type ControlProps } from '../../ui/forms/FormField.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { isShown, Picture } from '../../ui/Picture.tsx'
import { useState, type ReactNode } from 'react'
import { useFetchPictureMutation } from './FetchPicture.generated.ts'
import { useRemotePictureQuery } from './PictureField.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { usePictureUpload } from './use-picture-upload.ts'
import './PictureField.css'

interface PictureFieldProps {
  name: string
  label: string
  maxLength: number
  help?: string | undefined
  cut?: Size | undefined
  fallback?: ReactNode
}

/** The server fetches and stores a picture from an address. */
export const PictureField = ({ name, label, maxLength, help, cut, fallback }: PictureFieldProps) => (
  <FormField name={name} label={label} help={help ?? 'Upload a picture or enter its address.'}>
    {(control) => (
      <PictureControl control={control} label={label} maxLength={maxLength} cut={cut} fallback={fallback} />
    )}
  </FormField>
)

interface PictureControlProps extends Pick<PictureFieldProps, 'label' | 'maxLength' | 'cut' | 'fallback'> {
  control: ControlProps
}

const PictureControl = ({ control, label, maxLength, cut, fallback }: PictureControlProps) => {
  const { busyWith, problem, upload, setProblem } = usePictureUpload(({ url }) => control.onChange(url), cut)
  const { value } = control
  const stored = findStoredPicture(value)
  const take = (url: string) => {
    setProblem(undefined)
    control.onChange(url)
  }
  return (
    <>
      {!value && fallback}
      {isShown(value) && (
        <div className="picture-shown row muted small-text">
          <Picture address={value} alt={`Current ${label}`} sizes={240} />
          {stored && (
            <span>
              {stored.width} × {stored.height} pixels
            </span>
          )}
        </div>
      )}
      <input {...control} type="text" inputMode="url" maxLength={maxLength} autoComplete="off" />
      <div className="picture-buttons row tight">
        <ChooseFile
          label={label}
          text={busyWith ?? (isShown(value) ? 'Upload another' : 'Upload')}
          isDisabled={busyWith !== undefined}
          onChosen={upload}
        />
        {value && (
          <button
            type="button"
            className="outline-button compact"
            onClick={() => take('')}
            aria-label={`Remove: ${label}`}
          >
            Remove
          </button>
        )}
      </div>
      {/^https?:\/\//.test(value) && <RemoteNote key={value} address={value} cut={cut} onFetched={take} />}
      <p role="status" className={problem ? 'text-field-error' : 'visually-hidden'}>
        {busyWith ?? problem}
      </p>
    </>
  )
}

interface RemoteNoteProps {
  address: string
  cut?: Size | undefined
  onFetched: (url: string) => void
}

const RemoteNote = ({ address, cut, onFetched }: RemoteNoteProps) => {
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
    <div className="stack">
      <p role="status" className={problem ? 'text-field-error' : 'text-field-help'}>
        {problem
          ? `We couldn’t fetch it: ${problem}`
          : 'This picture is on another site. Visitors see it about a minute after you save, once we’ve stored a copy.'}
      </p>
      <button type="button" className="outline-button compact" disabled={loading} onClick={() => void fetchNow()}>
        {loading ? 'Fetching…' : problem ? 'Try Again' : 'Fetch It Now'}
      </button>
    </div>
  )
}
