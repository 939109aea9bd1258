/** Google's names and the site's. */
export const businessStatuses = {
  OPERATIONAL: 'Open for business',
  CLOSED_TEMPORARILY: 'Temporarily closed',
  FUTURE_OPENING: 'Not open yet',
} as const
export type BusinessStatus = keyof typeof businessStatuses

export const businessStatusNames = Object.keys(businessStatuses) as BusinessStatus[]

export const closedText = (status: string | null | undefined): string | undefined =>
  status === 'CLOSED_TEMPORARILY' || status === 'FUTURE_OPENING' ? businessStatuses[status] : undefined
