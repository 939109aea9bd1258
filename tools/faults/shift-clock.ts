import { readFileSync } from 'node:fs'

/** Loaded before the site; the file is read ten times a second, and timers continue, as when a clock is set. */
const RealDate = Date
let shiftMs = 0

const read = () => {
  try {
    shiftMs = Number(readFileSync(process.env.SHIFT_CLOCK_FILE!, 'utf8')) || 0
  } catch {
    // not there yet
  }
}
read()
setInterval(read, 100).unref()

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(RealDate.now() + shiftMs).toString(),
  construct: (target, given, made) =>
    Reflect.construct(target, given.length ? given : [RealDate.now() + shiftMs], made) as Date,
  get: (target, name) => (name === 'now' ? () => RealDate.now() + shiftMs : (Reflect.get(target, name) as unknown)),
})
RealDate.prototype.constructor = globalThis.Date
