/** A form's answers by field name, and its step. */
export interface FormDraft {
  values: Record<string, unknown>
  step?: string | undefined
}

export interface DraftProps {
  /** The form's name. */
  name: string
  /** The current step, and what to do when a draft restores it. */
  step?: string
  onStep?: (step: string) => void
}

const getStorageKey = (name: string) => `draft ${name}`

/** The draft in this tab; undefined without one or without storage. */
export const readDraft = (name: string): FormDraft | undefined => {
  try {
    const stored = sessionStorage.getItem(getStorageKey(name))
    return stored ? (JSON.parse(stored) as FormDraft) : undefined
  } catch {
    return undefined
  }
}

/** Saves the draft until the tab closes; undefined deletes it. */
export const saveDraft = (name: string, draft: FormDraft | undefined) => {
  try {
    if (draft) sessionStorage.setItem(getStorageKey(name), JSON.stringify(draft))
    else sessionStorage.removeItem(getStorageKey(name))
  } catch {
    // then it lasts as long as the page
  }
}

/** Deletes the draft when sending succeeds. */
export const clearDraftAfter =
  <Given extends unknown[], Wrong>(name: string, send: (...given: Given) => Promise<Wrong>) =>
  async (...given: Given): Promise<Wrong> => {
    const wrong = await send(...given)
    if (!wrong) saveDraft(name, undefined)
    return wrong
  }
