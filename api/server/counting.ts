/** What an answer counts as, worked out once and kept with the answer; see stats/visit-counters.ts. */
export interface Counted {
  /** The supplier that was looked at. */
  viewed?: number
  searched?: { text: string; hasFound: boolean }
}

/** Counts what visitors look at where the answer is sent, whether it was kept or made. */
export interface Counting {
  /** Undefined for an operation that is not counted. */
  of: (
    operationName: string | null | undefined,
    variables: Record<string, unknown>,
    data: () => unknown,
  ) => Counted | undefined
  /** Adds one to each; whatever its user agent calls a machine does not count. */
  count: (counted: Counted, userAgent: string | undefined) => void
}

/** Counts nothing. */
export const noCounting: Counting = { of: () => undefined, count: () => {} }
