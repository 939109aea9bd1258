import { getNetwork } from '../../server/network.ts'

/** An IP address without its last part: enough to recognise one's own, too little to identify a person. */
export const shortAddress = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/, '')
  return plain.includes(':') ? `${getNetwork(plain).split(':').slice(0, 3).join(':')}:…` : plain.replace(/\.\d+$/, '.…')
}
