/** A search is shown and stored once it has been made this often. */
export const minTimes = 3

/** Shared by all writers. */
export const viewsLock = `hashtextextended('view_count', 0)`

/** Computed once and cached with the response. */
export interface VisitEvents {
  viewed?: number
  searched?: { text: string; hasFound: boolean }
}

/** Marks a query field that counts as a visit when the query selects everything in `asks`. */
export interface VisitMark {
  as: 'view' | 'search'
  asks: string[]
}

export interface AnsweredField {
  as: VisitMark['as']
  args: Record<string, unknown>
  value: Record<string, unknown>
}

export interface Analytics {
  eventsFor: (answered: AnsweredField[]) => VisitEvents | undefined
  report: (events: VisitEvents, visitor: Visitor) => void
}

export interface Visitor {
  ip: string
  userAgent: string | undefined
}

export const noAnalytics: Analytics = { eventsFor: () => undefined, report: () => {} }
