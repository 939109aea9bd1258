import type { Pool } from 'pg'
import { findRow } from '../database/sql.ts'
import { isFromNetwork } from './ad-network.rules.ts'

export interface NetworkHosts {
  script: string[]
  frame: string[]
  img: string[]
  connect: string[]
}

const google = {
  loader: 'https://pagead2.googlesyndication.com',
  frames: ['https://googleads.g.doubleclick.net', 'https://*.googlesyndication.com'],
  checks: 'https://*.adtrafficquality.google',
}

const networks: Record<string, NetworkHosts> = {
  GOOGLE_ADSENSE: {
    script: [google.loader, google.checks],
    frame: [...google.frames, google.checks, 'https://www.google.com'],
    img: [google.loader, 'https://googleads.g.doubleclick.net', google.checks],
    connect: [google.loader, 'https://googleads.g.doubleclick.net', google.checks],
  },
  MEDIA_NET: {
    script: ['https://*.media.net'],
    frame: ['https://*.media.net'],
    img: ['https://*.media.net'],
    connect: ['https://*.media.net'],
  },
}

export const createNetworkHosts = (pool: Pool) => {
  let hosts: NetworkHosts | undefined
  const refresh = async () => {
    const row = await findRow<Parameters<typeof isFromNetwork>[0]>(
      pool,
      'select is_enabled "isEnabled", is_test_mode "isTestMode", upper(publisher) network, publisher_id "publisherId" from ad_settings',
    )
    hosts = row && isFromNetwork(row) ? networks[row.network] : undefined
  }
  return { now: () => hosts, refresh }
}
