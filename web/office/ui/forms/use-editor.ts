import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { FormApi } from 'final-form'
import { useRef, useState, useEffect } from 'react'
import { useNavigate, useBlocker } from 'react-router'
import { evictPublicFields } from '../evict-public-fields.ts'
import { rebase, type Difference } from './rebase.ts'
import { getErrorExtensions, getFieldErrors, getErrorMessage } from '../../../ui/forms/server-errors.ts'
import { toast } from '../../../ui/kit/toaster.tsx'

interface EditorOptions<Values, Stored> {
  /** The loaded value; null for a new one. */
  read: Stored | null
  /** Its form values; the initial ones of a new one. */
  toValues: (stored: Stored | null) => Values
  getVersion: (stored: Stored) => string
  /** Its cache id (`Post:7`) and the query of its newest version; undefined for a new one. */
  stored?: {
    cacheId: string
    reload: (client: ApolloClient) => Promise<Stored | null | undefined>
  }
  /** The queries of public screens that show it. */
  shownPublicly: readonly string[]
  /** The address after a deletion. */
  list: string
}

interface SaveOptions<Stored> {
  /** Resolves to the stored value. */
  send: () => Promise<Stored>
  saved: { title: string; description?: string }
  /** The toast's title when the server refuses. */
  refused: string
  /** Called when a new one has been stored. */
  onCreated?: (created: Stored) => void
}

/** If it could not be reloaded, the next save reports a conflict. */
const ignore = () => undefined

/**
 * A form for what several people may edit. It saves against the version that it read or last saved, merges other
 * people's changes without losing input, and asks before unsaved changes are left.
 */
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

  /** Rebases the form onto the stored value and returns the differences. */
  const take = (form: FormApi<Values>, now: Stored): Difference[] => {
    version.current = getVersion(now)
    clearCached()
    const others = rebase(form, toValues(now))
    isDirty.current = form.getState().dirty ?? false
    return others
  }

  /** Like `take`, with the newest version from the server, unless the form has saved a newer one meanwhile. */
  const renew = async (form: FormApi<Values>): Promise<Difference[]> => {
    const before = version.current
    const newest = await stored?.reload(client)
    return newest && version.current === before ? take(form, newest) : []
  }

  /** Shows why a save was refused; returns the field errors. */
  const refuse = (title: string, error: unknown, form: FormApi<Values>) => {
    toast({ title, description: getErrorMessage(error), type: 'error' })
    // The form can only change once this has returned.
    if (getErrorExtensions(error)?.code === 'CONFLICT')
      setTimeout(() => void renew(form).then(setDifferences).catch(ignore))
    return getFieldErrors(error)
  }

  /** For the form's `onSubmit`; input during the request stays unsaved. */
  const save = async (form: FormApi<Values>, { send, saved, refused, onCreated }: SaveOptions<Stored>) => {
    const sent = form.getState().values
    try {
      const now = await send()
      version.current = getVersion(now)
      setDifferences([])
      toast({ ...saved, type: 'success' })
      setTimeout(() => {
        rebase(form, sent)
        take(form, now)
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
    take,
    /** Like `take`, and shows what someone else changed. */
    compare: (form: FormApi<Values>, now: Stored) => {
      const others = take(form, now)
      if (others.length) setDifferences(others)
    },
    /** The version that the form is based on. */
    version: () => version.current!,
    noteDirty: (dirty: boolean) => {
      isDirty.current = dirty
    },
    /** After a deletion: discards the input. */
    leave: () => {
      isDirty.current = false
      clearCached()
      void navigate(list)
    },
  }
}

const question = 'You have unsaved changes. Leave without saving?'

/** Asks before a page with unsaved changes is left, closed or reloaded. */
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
