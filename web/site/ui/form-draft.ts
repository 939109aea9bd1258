export interface FormDraft {
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

export const readDraft = (name: string): FormDraft | undefined => {
  try {
    const stored = sessionStorage.getItem(getStorageKey(name))
    return stored ? (JSON.parse(stored) as FormDraft) : undefined
  } catch {
    return undefined
  }
}

/** Until the tab closes; undefined deletes it. */
export const saveDraft = (name: string, draft: FormDraft | undefined) => {
  try {
    if (draft) sessionStorage.setItem(getStorageKey(name), JSON.stringify(draft))
    else sessionStorage.removeItem(getStorageKey(name))
  } catch {
    // Without storage, it lasts as long as the page.
  }
}
