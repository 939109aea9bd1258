import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { getIn, type FormApi } from 'final-form'
import { useRef, useState, useEffect } from 'react'
import { useNavigate, useBlocker } from 'react-router'
import { getErrorExtensions } from '../../../ui/forms/server-errors.ts'
import { toast } from '../../../ui/kit/toaster.tsx'
import { toastFailure } from '../../ui/attempt.ts'

interface EditorOptions<Values, Stored> {
  read: Stored | null
  toValues: (stored: Stored | null) => Values
  getVersion: (stored: Stored) => string
  stored?: {
    cacheId: string
    query: DocumentNode
    variables: OperationVariables
    /** The query's field. */
    field: string
  }
  /** Queries of public screens that show it. */
  shownPublicly: readonly string[]
  /** The address after a deletion. */
  list: string
}

interface SaveOptions<Stored> {
  send: () => Promise<Stored>
  saved: { title: string; description?: string }
  refused: string
  onCreated?: (created: Stored) => void
}

/** Saves against the last known version, merges others' changes without losing input, and guards unsaved changes. */
export const useEditor = <Values extends object, Stored>(editing: EditorOptions<Values, Stored>) => {
  const { read, toValues, getVersion, stored, shownPublicly, list } = editing
  const client = useApolloClient()
  const navigate = useNavigate()
  const [initialValues] = useState(() => toValues(read))
  const [differences, setDifferences] = useState<Difference[]>([])
  const version = useRef(read === null ? undefined : getVersion(read))
  const isDirty = useRef(false)
  useUnsavedChanges(() => isDirty.current)

  const clearCached = () => {
    if (stored) client.cache.evict({ id: stored.cacheId })
    evictPublicFields(client.cache, shownPublicly)
  }

  const rebaseOn = (form: FormApi<Values>, now: Stored): Difference[] => {
    version.current = getVersion(now)
    clearCached()
    const others = rebase(form, toValues(now))
    isDirty.current = form.getState().dirty ?? false
    return others
  }

  /** Rebases the form on the server’s newest version, unless it has saved one meanwhile. */
  const renew = async (form: FormApi<Values>): Promise<Difference[]> => {
    const before = version.current
    if (!stored) return []
    const { query, variables, field } = stored
    const { data } = await client.query<Record<string, Stored | null>>({
      query,
      variables,
      fetchPolicy: 'network-only',
    })
    const newest = data?.[field]
    return newest && version.current === before ? rebaseOn(form, newest) : []
  }

  const refuse = (title: string, error: unknown, form: FormApi<Values>) => {
    const wrong = toastFailure(title)(error)
    // The form can only change after this returns; if the reload fails, the next save reports a conflict.
    if (getErrorExtensions(error)?.code === 'CONFLICT')
      setTimeout(
        () =>
          void renew(form)
            .then(setDifferences)
            .catch(() => {}),
      )
    return wrong
  }

  /** Input during the request stays unsaved. */
  const save = async (form: FormApi<Values>, { send, saved, refused, onCreated }: SaveOptions<Stored>) => {
    const sent = form.getState().values
    try {
      const now = await send()
      version.current = getVersion(now)
      setDifferences([])
      toast({ ...saved, type: 'success' })
      setTimeout(() => {
        rebase(form, sent)
        rebaseOn(form, now)
        if (stored) return
        isDirty.current = false
        onCreated?.(now)
      })
    } catch (error) {
      return refuse(refused, error, form)
    }
    return undefined
  }

  return {
    initialValues,
    differences,
    save,
    refuse,
    rebaseOn,
    /** Like `rebaseOn`, but shows what someone else has changed. */
    compare: (form: FormApi<Values>, now: Stored) => {
      const others = rebaseOn(form, now)
      if (others.length) setDifferences(others)
    },
    version: () => version.current!,
    setDirty: (dirty: boolean) => {
      isDirty.current = dirty
    },
    leave: () => {
      isDirty.current = false
      clearCached()
      void navigate(list)
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
