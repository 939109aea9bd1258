/** What was typed into a form, by the names of its fields, and how far one had come. */
export interface FormDraft {
  values: Record<string, unknown>
  step?: string | undefined
}

/** Which draft a form keeps. */
export interface DraftProps {
  /** Of the form, the same whenever it is opened. */
  name: string
  /** How far one has come in it, and what to do when that is known again. */
  step?: string
  onStep?: (step: string) => void
}

const getStorageKey = (name: string) => `draft ${name}`

/** What this tab has kept of a form; undefined where there is nothing, or storage is switched off. */
export const readDraft = (name: string): FormDraft | undefined => {
  try {
    const stored = sessionStorage.getItem(getStorageKey(name))
    return stored ? (JSON.parse(stored) as FormDraft) : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed into a form until the tab is closed; undefined forgets it. */
export const saveDraft = (name: string, draft: FormDraft | undefined) => {
  try {
    if (draft) sessionStorage.setItem(getStorageKey(name), JSON.stringify(draft))
    else sessionStorage.removeItem(getStorageKey(name))
  } catch {
    // then it is kept as long as the page is
  }
}

/** Does what sending a form does, and forgets what was kept of it where nothing was wrong. */
export const clearDraftAfter =
  <Given extends unknown[], Wrong>(name: string, send: (...given: Given) => Promise<Wrong>) =>
  async (...given: Given): Promise<Wrong> => {
    const wrong = await send(...given)
    if (!wrong) saveDraft(name, undefined)
    return wrong
  }
