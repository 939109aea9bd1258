import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** The authority that has signed `certificate`, until 2126. */
export const testAuthority = `-----BEGIN CERTIFICATE-----
MIIBkzCCATmgAwIBAgIUfe5rFZ+eyrDfh6aN9Tb82Sw2kAMwCgYIKoZIzj0EAwIw
HjEcMBoGA1UEAwwTQXV0aG9yaXR5IGZvciB0ZXN0czAgFw0yNjExMjIyMjE0MjZa
GA8yMTI2MTAyOTIyMTQyNlowHjEcMBoGA1UEAwwTQXV0aG9yaXR5IGZvciB0ZXN0
czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOZoKfQ6oFNbFHcs6n/yV/1RViFp
mU+fWrzsd+gXKV3I7iUHSvQWYHKtMdjAo+rOyhPzXoYPaVS2TIQLw1+OY22jUzBR
MB0GA1UdDgQWBBQpFZreYbc63hGn2skW6g00SV5bejAfBgNVHSMEGDAWgBQpFZre
Ybc63hGn2skW6g00SV5bejAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gA
MEUCIQDNmd5QsfzobpDOj44yQgLr80iAHG2aTZoJ8DPBvC0jhgIgV54EyrgrxbBt
Ptcge0kTrj4fTHRT9oqD0kuvM6bLlN0=
-----END CERTIFICATE-----`

const cert = `-----BEGIN CERTIFICATE-----
MIIBjjCCATSgAwIBAgIUZ/UJUdDmT9BNL1kpE6Nwuj4j2lQwCgYIKoZIzj0EAwIw
HjEcMBoGA1UEAwwTQXV0aG9yaXR5IGZvciB0ZXN0czAgFw0yNjExMjIyMjE0MjZa
GA8yMTI2MTAyOTIyMTQyNlowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEc6lJ4qqgNAoIUuattq4o67/0MnPDww486Z5EDet4
I7fMH6FPgUYqq1s75uOSZqKNrA19PUkRnmF0Icv4XXeI9KNYMFYwFAYDVR0RBA0w
C4IJbG9jYWxob3N0MB0GA1UdDgQWBBSL6eCnLSf0uzxt01CgX3ZJog7rTjAfBgNV
HSMEGDAWgBQpFZreYbc63hGn2skW6g00SV5bejAKBggqhkjOPQQDAgNIADBFAiEA
oLdK2IE64Ah9QoWIgtQzZvfiNiJilhkGunhOUQxdYWACIAkO+Hh2q57oPORc6EZ2
soxJjbaElJdoqb8FXjxr5795
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaelutgcWkLVfmLg/
IB26iKtFo/OP2P/Du/ryGEKlyaihRANCAARzqUniqqA0CghS5q22rijrv/Qyc8PD
DjzpnkQN63gjt8wfoU+BRiqrWzvm45Jmoo2sDX09SRGeYXQhy/hdd4j0
-----END PRIVATE KEY-----`

/** TLS only, with a certificate for localhost. */
export const testTls = async (url: string) => {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {})
    near.once('data', () => {
      near.write('S') // accepts the client's request for TLS
      const far = connect(Number(port), hostname).on('error', () => near.destroy())
      const plain = new TLSSocket(near, { isServer: true, cert, key }).on('error', () => far.destroy())
      plain.pipe(far).pipe(plain)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = (host: string) => {
    const there = new URL(url)
    there.hostname = host
    there.port = String((server.address() as AddressInfo).port)
    return there.href
  }
  return {
    at,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
