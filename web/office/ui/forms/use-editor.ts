import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { getIn, type FormApi } from 'final-form'
import { useRef, useState, useEffect } from 'react'
import { useNavigate, useBlocker } from 'react-router'
import { getErrorExtensions } from '../../../ui/forms/server-errors.ts'
import { useIsLeft } from '../../../ui/hooks/use-is-left.ts'
import { toast } from '../../../ui/kit/toaster.tsx'
import { toastFailure } from '../../ui/actions.tsx'

interface EditorOptions<Values, Stored> {
  /** Such as "post"; its list is at /admin/posts. */
  what: string
  read: Stored | null
  toValues: (stored: Stored) => Values
  /** The values of a new one. */
  empty?: Values
  /** The query of one field that has read it. */
  query: DocumentNode
  variables: OperationVariables
  /** The cache's id of what public screens show, and their queries. */
  publicId: string
  shownPublicly: readonly string[]
}

interface SaveOptions<Stored> {
  send: () => Promise<Stored>
  saved: { title: string; description?: string }
  refused: string
}

/** Saves against the last known version, merges others' changes without losing input, and guards unsaved changes. */
export const useEditor = <Values extends object, Stored>(editing: EditorOptions<Values, Stored>) => {
  const { what, read, toValues, empty, query, variables, publicId, shownPublicly } = editing
  const client = useApolloClient()
  const navigate = useNavigate()
  const [initialValues] = useState(() => (read ? toValues(read) : empty!))
  const [differences, setDifferences] = useState<Difference[]>([])
  const stored = useRef(read)
  const isDirty = useRef(false)
  const isLeft = useIsLeft()
  useUnsavedChanges(() => isDirty.current)

  const clearCached = () => {
    client.cache.evict({ id: publicId })
    evictPublicFields(client.cache, shownPublicly)
  }

  const rebaseOn = (form: FormApi<Values>, now: Stored): Difference[] => {
    stored.current = now
    clearCached()
    const others = rebase(form, toValues(now))
    isDirty.current = form.getState().dirty ?? false
    return others
  }

  /** Rebases the form on the server’s newest version, unless it has saved one meanwhile. */
  const renew = async (form: FormApi<Values>) => {
    const before = stored.current
    const { data } = await client.query<Record<string, Stored>>({ query, variables, fetchPolicy: 'network-only' })
    const [newest] = Object.values(data ?? {})
    if (newest && stored.current === before) setDifferences(rebaseOn(form, newest))
  }

  const refuse = (title: string, error: unknown, form: FormApi<Values>) => {
    const wrong = toastFailure(title)(error)
    // The form can only change after this returns; if the reload fails, the next save reports a conflict.
    if (read && getErrorExtensions(error)?.code === 'CONFLICT') setTimeout(() => void renew(form).catch(() => {}))
    return wrong
  }

  /** Calls `then` with the new version after this has returned. */
  const run = async (
    form: FormApi<Values>,
    { send, saved, refused }: SaveOptions<Stored>,
    then: (now: Stored) => void,
  ) => {
    try {
      const now = await send()
      stored.current = now
      setDifferences([])
      toast({ ...saved, type: 'success' })
      setTimeout(() => (isLeft.current ? clearCached() : then(now)))
    } catch (error) {
      return refuse(refused, error, form)
    }
    return undefined
  }

  return {
    what,
    initialValues,
    differences,
    refuse,
    /** Input during the request stays unsaved. */
    save: (form: FormApi<Values>, options: SaveOptions<Stored>, onCreated?: (created: Stored) => void) => {
      const sent = form.getState().values
      return run(form, options, (now) => {
        rebase(form, sent)
        rebaseOn(form, now)
        if (read) return
        isDirty.current = false
        onCreated?.(now)
      })
    },
    /** Changes the stored version without the form's values. */
    change: (form: FormApi<Values>, options: SaveOptions<Stored>) => run(form, options, (now) => rebaseOn(form, now)),
    /** Shows what someone else has changed. */
    compare: (form: FormApi<Values>, now: Stored) => {
      const others = rebaseOn(form, now)
      if (others.length) setDifferences(others)
    },
    stored: () => stored.current!,
    setDirty: (dirty: boolean) => {
      isDirty.current = dirty
    },
    leave: () => {
      isDirty.current = false
      clearCached()
      if (!isLeft.current) void navigate(`/admin/${what}s`)
    },
  }
}

export type Editor<Values extends object, Stored> = ReturnType<typeof useEditor<Values, Stored>>

const question = 'You have unsaved changes. Leave without saving?'

const useUnsavedChanges = (isUnsaved: () => boolean) => {
  useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeft = from.pathname !== to.pathname || from.search !== to.search
    return isLeft && isUnsaved() && !window.confirm(question)
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  })
}

export interface Difference {
  field: string
  was: string
  now: string
  /** The form's own value, if it has changed too. */
  typed?: string
}

/** Fields with input keep it, others take the newer values. */
const rebase = <Values extends object>(form: FormApi<Values>, newer: Values): Difference[] => {
  const { initialValues, values, dirtyFields } = form.getState()
  const [before, after, shown] = [initialValues, newer, values] as Record<string, unknown>[]
  const touched = Object.keys(dirtyFields ?? {})
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(newer)])]
  const differences = names
    .filter((field) => formatValue(before?.[field]) !== formatValue(after?.[field]))
    .map((field): Difference => ({
      field,
      was: formatValue(before?.[field]),
      now: formatValue(after?.[field]),
      ...(touched.some((name) => name.split(/[.[]/, 1)[0] === field) ? { typed: formatValue(shown?.[field]) } : {}),
    }))
  const typed = touched.map((field) => [field, getIn(shown ?? {}, field) as unknown] as const)
  form.batch(() => {
    form.initialize(newer)
    for (const [field, value] of typed) form.change(field as keyof Values & string, value as never)
  })
  return differences
}

const formatValue = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(formatValue).join(', ')
  if (value && typeof value === 'object') return Object.values(value).map(formatValue).filter(Boolean).join(' ')
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

export const evictPublicFields = (cache: ApolloCache, fields: readonly string[]) => {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}
