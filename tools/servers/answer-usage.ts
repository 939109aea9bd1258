import { sendPort } from './child.ts'

/** Preloaded into the built site: reports its port when ready, then its usage like the other servers. */
const say = console.log
const ready = 'Ready: '
console.log = (...said: unknown[]) => {
  const [line] = said
  if (typeof line === 'string' && line.startsWith(ready)) sendPort(Number(new URL(line.slice(ready.length)).port))
  say(...said)
}
