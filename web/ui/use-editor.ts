import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { FormApi } from 'final-form'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetPublic } from './forget-public.ts'
import { rebase, type Difference } from './rebase.ts'
import { extensionsOf, fieldsOf, messageOf } from './server-errors.ts'
import { toast } from './toaster.tsx'
import { useUnsaved } from './use-unsaved.ts'

interface Editing<Values> {
  /** What was read, and its version; of something new, the values that it starts with. */
  read: { values: Values; updatedAt?: string }
  /** What is edited, as the cache names it (`Post:7`), and how the newest version is read; neither for something new. */
  stored?: {
    cacheId: string
    reload: (client: ApolloClient) => Promise<{ values: Values; updatedAt: string } | undefined>
  }
  /** The queries of public screens that show it. */
  shownPublicly: readonly string[]
  /** The address that a deletion leads to. */
  list: string
}

interface Saving<Answer> {
  send: () => Promise<Answer>
  /** The toast's texts. */
  saved: { title: string; description?: string }
  /** The toast's title when the server refuses. */
  refused: string
  /** Something new is stored now. */
  onCreated?: (answer: Answer) => void
}

/** If it could not be reloaded, the next save reports a conflict. */
const ignore = () => undefined

/**
 * An editor's form over what several people may edit: it saves on the version that was read, takes over what somebody
 * else changed meanwhile without losing what was typed, and asks before unsaved changes are left.
 */
export const useEditor = <Values extends object>({ read, stored, shownPublicly, list }: Editing<Values>) => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [initialValues] = useState(read.values)
  const [differences, setDifferences] = useState<Difference[]>([])
  const updatedAt = useRef(read.updatedAt)
  const isDirty = useRef(false)
  useUnsaved(() => isDirty.current)

  const forget = () => {
    client.cache.evict({ id: stored!.cacheId })
    forgetPublic(client.cache, shownPublicly)
  }

  /** Reads the newest version and keeps what was typed on top. */
  const renew = async (form: FormApi<Values>): Promise<Difference[]> => {
    if (!stored) return []
    const newest = await stored.reload(client)
    forget()
    if (!newest) return []
    updatedAt.current = newest.updatedAt
    return rebase(form, newest.values)
  }

  /** Says why something was refused; returns the messages for the fields. */
  const refuse = (title: string, error: unknown, form: FormApi<Values>) => {
    toast({ title, description: messageOf(error), type: 'error' })
    // The form can only change once this has returned.
    if (extensionsOf(error)?.code === 'CONFLICT') setTimeout(() => void renew(form).then(setDifferences).catch(ignore))
    return fieldsOf(error)
  }

  /** For the form's `onSubmit`. */
  const save = async <Answer>(form: FormApi<Values>, { send, saved, refused, onCreated }: Saving<Answer>) => {
    try {
      const answer = await send()
      setDifferences([])
      toast({ ...saved, type: 'success' })
      setTimeout(() => {
        form.initialize(form.getState().values)
        isDirty.current = false
        forgetPublic(client.cache, shownPublicly)
        if (stored) void renew(form).catch(ignore)
        else onCreated?.(answer)
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
    renew,
    /** As `renew`, and shows what somebody else had changed. */
    compare: async (form: FormApi<Values>) => {
      const others = await renew(form)
      if (others.length) setDifferences(others)
    },
    /** The version that the form is based on. */
    version: () => updatedAt.current,
    noteDirty: (dirty: boolean) => {
      isDirty.current = dirty
    },
    /** After a deletion: what was typed goes too. */
    leave: () => {
      isDirty.current = false
      forget()
      void navigate(list)
    },
  }
}
