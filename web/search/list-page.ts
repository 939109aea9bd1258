/** The part of a list that is shown: so many suppliers, after a cursor once there are more than fit on one page. */
export interface Page {
  shown: number
  after: string
}

/** How many suppliers come at a time. */
export const pageSize = 20
const longestPage = 100

export const readPage = (params: URLSearchParams): Page => {
  const shown = Math.ceil(Number(params.get('shown') ?? pageSize) / pageSize) * pageSize
  return {
    shown: shown >= pageSize ? Math.min(shown, longestPage) : pageSize,
    after: params.get('after')?.slice(0, 500) ?? '',
  }
}

/** The address that shows more suppliers: below the others up to 100, then on a page of their own. */
export const moreAddress = (params: URLSearchParams, { shown }: Page, endCursor: string): string => {
  const next = new URLSearchParams(params)
  if (shown < longestPage) next.set('shown', String(shown + pageSize))
  else {
    next.delete('shown')
    next.set('after', endCursor)
  }
  return `?${next}`
}

/** Whether that address shows a further page instead of a longer one. */
export const isFurtherPage = (address: string): boolean => new URLSearchParams(address).has('after')
