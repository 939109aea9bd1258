/** A search is shown, and kept, once it has been made this often. */
export const fewestTimes = 3

/** The advisory lock, in SQL, of what writes counts of views: shared by who moves them. */
export const viewsLock = `hashtextextended('view_count', 0)`

/** What a response counts as: computed once, and cached with it; see stats/visit-counters.ts. */
export interface Counted {
  /** The supplier that was looked at. */
  viewed?: number
  searched?: { text: string; hasFound: boolean }
}

/**
 * Marks a field of Query in the schema, as `counts` in its extensions: the field counts when the query asks it for all
 * of `asks`. A query that asks for less, such as for more reviews of a supplier, is part of something that was counted
 * already.
 */
export interface CountingMark {
  as: 'view' | 'search'
  asks: string[]
}

/** A marked field as it was answered. */
export interface AnsweredField {
  as: CountingMark['as']
  args: Record<string, unknown>
  value: Record<string, unknown>
}

/** Counts what visitors look at where the response is sent, whether it was cached or not. */
export interface Counting {
  /** What the marked fields of one response count as; undefined for nothing. */
  of: (answered: AnsweredField[]) => Counted | undefined
  /** Counts each once a day for a visitor, and not at all for one whose browser says that it is a bot. */
  count: (counted: Counted, visitor: Visitor) => void
}

/** By what visitors are told apart, until what they looked at is written. */
export interface Visitor {
  ip: string
  userAgent: string | undefined
}

/** Counts nothing. */
export const noCounting: Counting = { of: () => undefined, count: () => {} }
