import { useId } from 'react'
import { useField, useForm } from 'react-final-form'
import { maxAltLength, maxGalleryPictures } from '../../../api/pictures/picture.rules.ts'
import { fieldMessage } from '../../ui/forms/FormField.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { usePictureUpload } from './use-picture-upload.ts'
import './PictureField.css'

interface GalleryPicture {
  url: string
  alt: string
}

const moves = [
  ['forward', -1, '←'],
  ['back', 1, '→'],
] as const

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])

export const GalleryField = ({ name, label }: { name: string; label: string }) => {
  const id = useId()
  const form = useForm()
  const { input, meta } = useField<GalleryPicture[]>(name, { isEqual })
  const pictures = input.value || []
  // The list may have changed during the upload.
  const now = () => (form.getFieldState(name)?.value as GalleryPicture[] | undefined) ?? []
  const { busyWith, problem, upload } = usePictureUpload(({ url }) => {
    if (!now().some((picture) => picture.url === url)) form.change(name, [...now(), { url, alt: '' }])
  })
  const change = (next: GalleryPicture[]) => input.onChange(next)
  const move = (index: number, by: number) => {
    const next = pictures.filter((_, other) => other !== index)
    next.splice(index + by, 0, pictures[index]!)
    change(next)
  }
  const message = fieldMessage(meta) ?? problem
  const room = maxGalleryPictures - pictures.length
  return (
    <fieldset className="text-field" aria-describedby={`${id}-text`}>
      <legend>{label}</legend>
      {pictures.length > 0 && (
        <ol className="gallery-edit auto-grid tile-grid">
          {pictures.map(({ url, alt }, index) => (
            <li key={url} className="card flat">
              <Picture address={url} alt="" sizes={240} />
              <input
                type="text"
                aria-label={`What picture ${index + 1} shows`}
                placeholder="What it shows"
                value={alt}
                maxLength={maxAltLength}
                aria-invalid={Boolean(message) && !alt.trim()}
                onChange={({ target }) =>
                  change(pictures.map((one) => (one.url === url ? { url, alt: target.value } : one)))
                }
                onBlur={() => input.onBlur()}
              />
              <div className="picture-buttons row tight">
                {moves.map(([way, by, arrow]) => (
                  <Tooltip key={way} text={`Move picture ${index + 1} ${way}`} isName>
                    <button
                      type="button"
                      className="outline-button compact"
                      aria-label={`Move picture ${index + 1} ${way}`}
                      disabled={!pictures[index + by]}
                      onClick={() => move(index, by)}
                    >
                      {arrow}
                    </button>
                  </Tooltip>
                ))}
                <button
                  type="button"
                  className="outline-button compact"
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => change(pictures.filter((one) => one.url !== url))}
                >
                  Remove
                </button>
              </div>
            </li>
          ))}
        </ol>
      )}
      <ChooseFile
        label={label}
        text={busyWith ?? 'Add pictures'}
        isMany
        isDisabled={busyWith !== undefined || room === 0}
        onChosen={(files) => upload(files.slice(0, room))}
      />
      <p id={`${id}-text`} role="status" className={message ? 'text-field-error' : 'text-field-help'}>
        {message ?? `${pictures.length} of ${maxGalleryPictures}. Describe each in a few words.`}
      </p>
    </fieldset>
  )
}
