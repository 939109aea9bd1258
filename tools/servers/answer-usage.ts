import { sendPort } from './child.ts'

/** Loaded before the built site, which is otherwise run as it is: tells its port when it is ready, and then answers like the other servers. */
const say = console.log
const ready = 'Ready: '
console.log = (...said: unknown[]) => {
  const [line] = said
  if (typeof line === 'string' && line.startsWith(ready)) sendPort(Number(new URL(line.slice(ready.length)).port))
  say(...said)
}
