/** What pages show of the operator beside the name. */
export interface ShownSite {
  logoUrl?: string
  email?: string
  phone?: string
  /** In lines. */
  address?: string
  /** Pages on social networks, by the names of their icons. */
  social?: Record<string, string>
  /** The legal pages whose text the operator wrote. */
  ownTexts?: string[]
}
