import { findStoredPicture, type Size } from '../../../api/pictures/picture.rules.ts'
import { FormField, type ControlProps } from '../../ui/forms/FormField.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { isShown, Picture } from '../../ui/Picture.tsx'
import { RemoteNote } from './RemoteNote.tsx'
import { useUpload } from './use-upload.ts'
import './PictureField.css'

interface PictureFieldProps {
  name: string
  label: string
  most: number
  help?: string
  /** The size to crop the picture to. */
  cut?: Size | undefined
}

/** A picture field: an upload, or an address that is fetched and stored. */
export const PictureField = ({ name, label, most: maxLength, help, cut }: PictureFieldProps) => (
  <FormField name={name} label={label} help={help ?? 'Upload a picture or enter its address.'}>
    {(control) => <PictureControl control={control} label={label} most={maxLength} cut={cut} />}
  </FormField>
)

interface PictureControlProps extends Pick<PictureFieldProps, 'label' | 'most' | 'cut'> {
  control: ControlProps
}

const PictureControl = ({ control, label, most: maxLength, cut }: PictureControlProps) => {
  const { busyWith, problem, upload, setProblem } = useUpload(({ url }) => control.onChange(url), cut)
  const { value } = control
  const stored = findStoredPicture(value)
  const take = (url: string) => {
    setProblem(undefined)
    control.onChange(url)
  }
  return (
    <>
      {isShown(value) && (
        <div className="picture-shown">
          <Picture address={value} alt={`${label} as it is now`} sizes={240} />
          {stored && (
            <span>
              {stored.width} × {stored.height} pixels
            </span>
          )}
        </div>
      )}
      <input {...control} type="text" inputMode="url" maxLength={maxLength} autoComplete="off" />
      <div className="picture-buttons">
        <ChooseFile
          label={label}
          text={busyWith ?? (isShown(value) ? 'Upload another' : 'Upload')}
          isDisabled={busyWith !== undefined}
          onChosen={upload}
        />
        {value && (
          <button type="button" className="outline-button" onClick={() => take('')} aria-label={`Remove: ${label}`}>
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
