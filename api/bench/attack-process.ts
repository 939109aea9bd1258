import { attacks } from './attacks.ts'

/** In a process of its own: attacks a site with so many connections, until the one that started it ends it. */
const [name, url, connections, networks] = process.argv.slice(2)
process.on('disconnect', () => process.exit(0))
const { signal } = new AbortController()
for (let connection = 0; connection < Number(connections); connection++) {
  const from = `192.0.2.${1 + (connection % Number(networks))}`
  void attacks[name!]!({ url: new URL(url!), from }, signal)
}
