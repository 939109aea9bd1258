import { Button, Menu } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '../../ui/kit/Icon.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { useQueryString } from '../ui/use-query-string.ts'
import { useLocalStorage } from '../../ui/hooks/use-local-storage.ts'

interface View {
  name: string
  search: string
}

const isViews = (value: unknown): value is View[] =>
  Array.isArray(value) &&
  value.every((one: Partial<View> | null) => typeof one?.name === 'string' && typeof one.search === 'string')

/** The closing menu first focuses its button. */
const focusLater = (field: HTMLInputElement | null) => {
  requestAnimationFrame(() => requestAnimationFrame(() => field?.focus()))
}

/** Saves search, filters, order and columns in this browser. */
export const ViewMenu = ({ name }: { name: string }) => {
  const [params, setParams] = useSearchParams()
  const { read } = useQueryString()
  const [stored, store] = useLocalStorage(`office-views-${name}`, isViews)
  const [isNaming, setNaming] = useState(false)
  const views = stored ?? []
  const current = params.toString()
  const active = views.find(({ search }) => search === current)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const called = new FormData(event.currentTarget).get('view')
    const title = typeof called === 'string' ? called.trim() : ''
    if (!title) return
    store([...views.filter((one) => one.name !== title), { name: title, search: read().toString() }])
    setNaming(false)
  }
  const choose = (value: string) => {
    if (value === 'save') setNaming(true)
    else if (value === 'delete') store(views.filter((one) => one !== active))
    else setParams(views[Number(value)]?.search ?? '', { preventScrollReset: true })
  }
  return (
    <>
      <Menu.Root onSelect={({ value }) => choose(value)}>
        <Menu.Trigger className="outline-button compact">
          {active ? `View: ${active.name}` : 'Views'} <Icon name="chevron-down" size={16} />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="all">Everything</Menu.Item>
            {views.map((one, at) => (
              <Menu.Item key={one.name} value={String(at)}>
                {one.name}
              </Menu.Item>
            ))}
            <Menu.Item value="save">Save this view…</Menu.Item>
            {active && <Menu.Item value="delete">Delete “{active.name}”</Menu.Item>}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {isNaming && (
        <form className="row" onSubmit={save} aria-label="Save this view">
          <OfficeField label="Name of the view">
            {(control) => <input {...control} ref={focusLater} name="view" maxLength={60} required />}
          </OfficeField>
          <Button type="submit">Save</Button>
          <Button variant="outline" onClick={() => setNaming(false)}>
            Cancel
          </Button>
        </form>
      )}
    </>
  )
}
