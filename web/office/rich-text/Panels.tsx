import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from 'prosemirror-tables'
import { useId, useState } from 'react'
import { maxAltLength } from '../../../api/pictures/picture.rules.ts'
import { findLink, findPicture, removePicture, setLink } from './editor-state.ts'
import { isLinkAddress } from './schema.ts'

interface PanelProps {
  state: EditorState
  run: (command: Command) => void
}

const tableCommands: readonly [string, Command][] = [
  ['Add row', addRowAfter],
  ['Add column', addColumnAfter],
  ['Heading row', toggleHeaderRow],
  ['Remove row', deleteRow],
  ['Remove column', deleteColumn],
  ['Remove table', deleteTable],
]

export const TablePanel = ({ run }: Pick<PanelProps, 'run'>) => (
  <div className="rich-text-panel row" role="group" aria-label="Table">
    {tableCommands.map(([label, command]) => (
      <PanelButton key={label} label={label} onPress={() => run(command)} />
    ))}
  </div>
)

export const PicturePanel = ({ state, run }: PanelProps) => {
  const id = useId()
  const { node, pos } = findPicture(state)!
  const describe = (alt: string) =>
    run(({ tr }, dispatch) => {
      dispatch?.(tr.setNodeAttribute(pos, 'alt', alt))
      return true
    })
  return (
    <div className="rich-text-panel row" role="group" aria-label="Picture">
      <label htmlFor={id}>Describe the picture for people who can’t see it</label>
      <input
        id={id}
        type="text"
        value={node.attrs.alt as string}
        maxLength={maxAltLength}
        autoComplete="off"
        onChange={({ target }) => describe(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <PanelButton label="Remove picture" onPress={() => run(removePicture)} />
    </div>
  )
}

const toAddress = (typed: string) => {
  const address = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#:]|$)/i.test(address) ? `https://${address}` : address
}

export const LinkPanel = ({ state, run, onClose }: PanelProps & { onClose: () => void }) => {
  const id = useId()
  const [typed, setTyped] = useState(() => findLink(state)?.href ?? '')
  const [isInvalid, setInvalid] = useState(false)
  const save = () => {
    const address = toAddress(typed)
    if (!/^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(address) || !isLinkAddress(address)) return setInvalid(true)
    run(setLink(address))
    onClose()
  }
  return (
    <div className="rich-text-panel row" role="group" aria-label="Link">
      <label htmlFor={id}>Link to</label>
      <input
        ref={(input) => input?.focus()}
        id={id}
        type="text"
        inputMode="url"
        value={typed}
        autoComplete="off"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-text` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setInvalid(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <PanelButton label="Set link" onPress={save} />
      {findLink(state) && (
        <PanelButton
          label="Remove link"
          onPress={() => {
            run(setLink(''))
            onClose()
          }}
        />
      )}
      <PanelButton label="Cancel" onPress={onClose} />
      {isInvalid && (
        <p id={`${id}-text`} role="alert" className="text-field-error">
          Please enter an address such as https://example.com or /counties/kent.
        </p>
      )}
    </div>
  )
}

const PanelButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className="outline-button compact" onClick={onPress}>
    {label}
  </button>
)
