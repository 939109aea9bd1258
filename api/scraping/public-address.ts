export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>
