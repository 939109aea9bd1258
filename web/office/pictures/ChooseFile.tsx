import { takenTypes } from '../../../api/pictures/picture.rules.ts'
import './PictureField.css'

interface ChooseFileProps {
  /** Of the field, for who cannot see where the button stands. */
  label: string
  text: string
  isMany?: boolean
  isDisabled?: boolean
  onChosen: (files: File[]) => void
}

/** A button that opens the chooser of files. */
export const ChooseFile = ({ label, text, isMany = false, isDisabled = false, onChosen }: ChooseFileProps) => (
  <label className="outline-button picture-choose" data-disabled={isDisabled ? '' : undefined}>
    {text}
    <input
      className="visually-hidden"
      type="file"
      accept={takenTypes}
      multiple={isMany}
      disabled={isDisabled}
      aria-label={`${text}: ${label}`}
      onChange={({ target }) => {
        onChosen([...(target.files ?? [])])
        target.value = '' // so that the same file may be chosen again
      }}
    />
  </label>
)
