export interface ShownSite {
  logoUrl?: string
  email?: string
  phone?: string
  /** May have several lines. */
  address?: string
  /** Social profiles, by icon name. */
  social?: Record<string, string>
  ownTexts?: string[]
}
