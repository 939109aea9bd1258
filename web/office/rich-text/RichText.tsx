import type { Node } from 'prosemirror-model'
import { NodeSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useFetchPictureMutation } from '../pictures/FetchPicture.generated.ts'
import type { ControlProps } from '../../ui/forms/FormField.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { ChooseFile } from '../pictures/ChooseFile.tsx'
import { usePictureUpload, type UploadedPicture } from '../pictures/use-picture-upload.ts'
import { cleanPasted, getPastedAddress, type PastedContent } from './clean-pasted.ts'
import { createFigure, createState, findLink, findPicture, insertBlock } from './editor-state.ts'
import { findLost, toDocument, toHtml } from './html.ts'
import { LinkPanel, PicturePanel, TablePanel } from './Panels.tsx'
import { schema } from './schema.ts'
import { ToolIcon, Toolbar } from './Toolbar.tsx'

interface RichTextProps {
  control: ControlProps
  label: string
  source: ReactNode
  /** Paragraphs, lists, emphasis and links only. */
  isShort: boolean
  /** Called before HTML is shown, with the parts that the editor would drop. */
  onChecked: (lost: string[]) => void
}

const readHtml = (html: string, isShort: boolean) => {
  const state = createState(toDocument(html), isShort)
  const { doc } = state.apply(state.tr) // adds the paragraph at the end
  return { html, doc, written: toHtml(doc) }
}

const listRemotePictures = (doc: Node, from: number, to: number) => {
  const found: { pos: number; node: Node }[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (/^https:/i.test(String(node.attrs.src ?? ''))) found.push({ pos, node })
  })
  return found
}

const toFile = (address: string, index: number) => {
  const [head = '', data = ''] = address.split(',', 2)
  const type = /^data:(image\/[\w.+-]+)/.exec(head)?.[1] ?? ''
  const bytes = Uint8Array.from(/;base64$/i.test(head) ? atob(data) : decodeURIComponent(data), (character) =>
    character.charCodeAt(0),
  )
  return new File([bytes], `picture ${index + 1}`, { type })
}

/** Never changes what it cannot show: `onChecked` reports that first. */
export const RichText = ({ control, label, source, isShort, onChecked }: RichTextProps) => {
  const { id, value } = control
  const place = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [first] = useState(() => readHtml(value, isShort))
  const stored = useRef(first)
  const [state, setState] = useState<EditorState>(() => createState(first.doc, isShort))
  const emitted = useRef(value)
  const [isLinking, setLinking] = useState(false)
  /** Positions of pictures that are being stored, while the text changes. */
  const places = useRef(new Map<object, { pos: number; doc: Node }>())
  const pasted = useRef<PastedContent>(undefined)
  const [note, setNote] = useState<string>()

  const apply = useEffectEvent((transaction: Transaction) => {
    const current = view.current!
    const { state: next, transactions } = current.state.applyTransaction(transaction)
    current.updateState(next)
    setState(next)
    for (const { mapping } of transactions)
      for (const [key, { pos, doc }] of places.current) places.current.set(key, { pos: mapping.map(pos), doc })
    if (!transactions.some(({ docChanged }) => docChanged)) return
    const written = toHtml(next.doc)
    emitted.current = written === stored.current.written ? stored.current.html : written
    control.onChange(emitted.current)
  })

  const run = (command: Command) => {
    command(view.current!.state, (transaction) => view.current!.dispatch(transaction), view.current!)
    if (!(document.activeElement instanceof HTMLInputElement)) view.current!.focus()
  }

  const insertPicture = ({ url, width, height }: UploadedPicture, key: object) => {
    const { current } = view
    const at = places.current.get(key)
    places.current.delete(key)
    if (!current || current.isDestroyed || !at) return
    const figure = createFigure({ src: url, width: String(width), height: String(height) })
    const isUntouched = at.doc === current.state.doc
    const { tr, pos } = insertBlock(current.state.tr, at.pos, figure)
    if (isUntouched) tr.setSelection(NodeSelection.create(tr.doc, pos))
    current.dispatch(tr)
    if (isUntouched)
      requestAnimationFrame(() => box.current?.querySelector<HTMLInputElement>('[aria-label="Picture"] input')?.focus())
  }
  const { busyWith, problem, upload, setProblem } = usePictureUpload(insertPicture)
  const [fetchPicture, { loading: isFetching }] = useFetchPictureMutation()

  const uploadAt = useEffectEvent((files: readonly File[], pos: number) => {
    if (isShort) return setNote('This text has no pictures.')
    for (const file of files) places.current.set(file, { pos, doc: view.current!.state.doc })
    upload(files)
  })
  const fetchInto = async (address: string, pos: number) => {
    const key = { address }
    places.current.set(key, { pos, doc: view.current!.state.doc })
    try {
      const { data } = await fetchPicture({ variables: { input: { address } } })
      const picture = data?.fetchPicture?.picture
      if (picture) insertPicture(picture, key)
    } catch (error) {
      setProblem(`A picture on ${address.split('/')[2]} was not added: ${getErrorMessage(error)}`)
    }
  }

  /** Replaces pictures of other sites by stored ones. */
  const storePictures = useEffectEvent((from: number, to: number) => {
    const { state: now, dispatch } = view.current!
    const remote = listRemotePictures(now.doc, from, to)
    const { pictures = [], missing = 0 } = pasted.current ?? {}
    pasted.current = undefined
    setProblem(undefined) // of what was pasted before
    setNote(
      missing > 0
        ? 'Some pictures were not pasted, because only the other program has them. Copy each on its own, or save it and use Picture.'
        : undefined,
    )
    if (remote.length === 0) return
    const { tr } = now
    const at = remote.map(({ pos, node }) => ({ src: String(node.attrs.src), pos }))
    for (const { pos, node } of [...remote].reverse()) tr.delete(pos, pos + node.nodeSize)
    dispatch.call(view.current, tr)
    for (const [index, { src, pos }] of at.entries()) {
      const inline = pictures.findIndex((_, number) => getPastedAddress(number) === src)
      const where = tr.mapping.map(pos)
      if (inline >= 0) uploadAt([toFile(pictures[inline]!, index)], where)
      else void fetchInto(src, where)
    }
  })

  const attributes = {
    id,
    class: 'rich-text-content article',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-label': label,
    'aria-invalid': String(control['aria-invalid']),
    'aria-describedby': control['aria-describedby'] ?? '',
  }
  const onBlur = useEffectEvent(() => control.onBlur())
  const onFocus = useEffectEvent(() => control.onFocus())

  useLayoutEffect(() => {
    const editor = new EditorView(place.current, {
      state,
      attributes,
      dispatchTransaction: (transaction) => apply(transaction),
      handleDOMEvents: {
        blur: () => onBlur(),
        focus: () => onFocus(),
        drop: (editor, event) => {
          const files = [...(event.dataTransfer?.files ?? [])]
          if (files.length === 0) return false
          const at = editor.posAtCoords({ left: event.clientX, top: event.clientY })
          event.preventDefault()
          uploadAt(files, at?.pos ?? editor.state.selection.to)
          return true
        },
      },
      handleKeyDown: (_, event) => {
        const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
        if (isLink) setLinking(true)
        else if (event.altKey && event.key === 'F10')
          box.current!.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')!.focus()
        else return false
        return true
      },
      handleClickOn: (editor, _pos, node, nodePos, event) => {
        if (node.type !== schema.nodes.figure || !(event.target instanceof HTMLImageElement)) return false
        editor.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, nodePos)))
        return true
      },
      transformPastedHTML: (html) => {
        if (html.includes('data-pm-slice') && !isShort) return html // from this editor
        pasted.current = cleanPasted(html, isShort)
        return pasted.current.html
      },
      handlePaste: (editor, event, slice) => {
        const files = [...(event.clipboardData?.files ?? [])]
        const { from } = editor.state.selection
        if (files.length > 0 && slice.content.textBetween(0, slice.content.size).trim() === '')
          uploadAt(files, editor.state.selection.to)
        else if (pasted.current) {
          editor.dispatch(editor.state.tr.replaceSelection(slice).scrollIntoView().setMeta('uiEvent', 'paste'))
          storePictures(from, editor.state.selection.to)
        } else return false
        return true
      },
    })
    view.current = editor
    const labels = document.querySelectorAll(`label[for="${id}"]`)
    const focus = () => editor.focus()
    for (const one of labels) one.addEventListener('click', focus)
    return () => {
      for (const one of labels) one.removeEventListener('click', focus)
      editor.destroy()
    }
    // The view is created once; changes reach it below or by events.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const described = JSON.stringify(attributes)
  useEffect(() => view.current?.setProps({ attributes: JSON.parse(described) as typeof attributes }), [described])

  const take = useEffectEvent((html: string) => {
    const lost = findLost(html, isShort)
    onChecked(lost)
    if (lost.length > 0) return
    const read = readHtml(html, isShort)
    const { state: now } = view.current!
    emitted.current = html
    stored.current = read
    if (toHtml(now.doc) !== read.written)
      view.current!.dispatch(now.tr.replaceWith(0, now.doc.content.size, read.doc.content))
  })
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current || value !== emitted.current) take(value)
    isFirst.current = false
  }, [value])

  const picture = findPicture(state)
  return (
    <div className="rich-text" ref={box}>
      <Toolbar
        state={state}
        run={run}
        isShort={isShort}
        onLeave={() => view.current!.focus()}
        isLinkOn={findLink(state) !== undefined}
        onLink={() => setLinking(!isLinking)}
        picture={
          !isShort && (
            <ChooseFile
              label={label}
              text={busyWith ?? 'Picture'}
              isDisabled={busyWith !== undefined}
              onChosen={(files) => uploadAt(files, view.current!.state.selection.to)}
            >
              <ToolIcon name="image-plus" />
            </ChooseFile>
          )
        }
        source={source}
      />
      {isLinking && (
        <LinkPanel
          state={state}
          run={run}
          onClose={() => {
            setLinking(false)
            view.current!.focus()
          }}
        />
      )}
      {picture && <PicturePanel state={state} run={run} />}
      {isInTable(state) && <TablePanel run={run} />}
      <div ref={place} />
      <p role="status" className={problem ? 'text-field-error' : note ? 'text-field-help' : 'visually-hidden'}>
        {busyWith ?? (isFetching ? 'Fetching a picture…' : (problem ?? note))}
      </p>
    </div>
  )
}
