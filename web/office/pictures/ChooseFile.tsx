import { acceptedTypes } from '../../../api/pictures/picture.rules.ts'
import './PictureField.css'

interface ChooseFileProps {
  /** The field's name, for screen readers. */
  label: string
  text: string
  isMany?: boolean
  isDisabled?: boolean
  onChosen: (files: File[]) => void
}

export const ChooseFile = ({ label, text, isMany = false, isDisabled = false, onChosen }: ChooseFileProps) => (
  <label className="outline-button picture-choose" data-disabled={isDisabled ? '' : undefined}>
    {text}
    <input
      className="visually-hidden"
      type="file"
      accept={acceptedTypes}
      multiple={isMany}
      disabled={isDisabled}
      aria-label={`${text}: ${label}`}
      onChange={({ target }) => {
        onChosen([...(target.files ?? [])])
        target.value = '' // so that the same file can be chosen again
      }}
    />
  </label>
)
