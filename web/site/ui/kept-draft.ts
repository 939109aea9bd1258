/** What was typed into a form, by the names of its fields, and how far one had come. */
export interface KeptDraft {
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

const keyOf = (name: string) => `draft ${name}`

/** What this tab has kept of a form; undefined where there is nothing, or storage is switched off. */
export const readDraft = (name: string): KeptDraft | undefined => {
  try {
    const kept = sessionStorage.getItem(keyOf(name))
    return kept ? (JSON.parse(kept) as KeptDraft) : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed into a form until the tab is closed; undefined forgets it. */
export const keepDraft = (name: string, draft: KeptDraft | undefined) => {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // then it is kept as long as the page is
  }
}

/** Does what sending a form does, and forgets what was kept of it where nothing was wrong. */
export const forgettingDraft =
  <Given extends unknown[], Wrong>(name: string, send: (...given: Given) => Promise<Wrong>) =>
  async (...given: Given): Promise<Wrong> => {
    const wrong = await send(...given)
    if (!wrong) keepDraft(name, undefined)
    return wrong
  }
