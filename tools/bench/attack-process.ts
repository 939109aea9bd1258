import { setTimeout as wait } from 'node:timers/promises'
import { attacks } from './attacks.ts'

/** More would wait in the machine's backlog rather than the site's. */
const connectionsAtOnce = 100

/** From a process of its own, until its parent ends it. */
const [name, url, connections, networks] = process.argv.slice(2)
process.on('disconnect', () => process.exit(0))
const { signal } = new AbortController()
for (let connection = 0; connection < Number(connections); connection++) {
  const from = `192.0.2.${1 + (connection % Number(networks))}`
  void attacks[name!]!({ url: new URL(url!), from }, signal)
  if (connection % connectionsAtOnce === connectionsAtOnce - 1) await wait(20)
}
