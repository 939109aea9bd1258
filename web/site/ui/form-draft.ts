import { readStoredJson, store } from '../../ui/hooks/storage.ts'

interface FormDraft {
  values: Record<string, unknown>
  step?: string | undefined
}

export interface DraftProps {
  name: string
  /** Called when a draft restores the step. */
  step?: string
  onStep?: (step: string) => void
}

const getStorageKey = (name: string) => `draft ${name}`

export const readDraft = (name: string) =>
  (readStoredJson(getStorageKey(name), 'sessionStorage') ?? undefined) as FormDraft | undefined

/** Until the tab closes, without the hidden field; undefined deletes it. */
export const saveDraft = (name: string, draft: FormDraft | undefined) =>
  store(
    getStorageKey(name),
    draft ? JSON.stringify(draft, (field, value: unknown) => (field === 'leaveEmpty' ? undefined : value)) : null,
    'sessionStorage',
  )
