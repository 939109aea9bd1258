import type { Early } from './early.ts'

/*
 * The build puts this script into every page's head. It records presses until the page's code runs.
 * The code loads after the first paint: earlier it would delay the page on a slow connection.
 */
const root = document.documentElement
const { main = '' } = document.currentScript!.dataset

const isNewEnough = 'findLast' in Array.prototype && 'structuredClone' in window

const showWithoutCode = () => root.classList.add('without-code', 'late')
let timer: ReturnType<typeof setTimeout> | undefined

let recorded = 'button[type="button"]'
const taps = new Set<HTMLElement>()
const copied = new Set<string>()

/** Copies at once, since browsers allow it only in response to a press. */
const recordTap = ({ target }: Event) => {
  const pressed = (target as Element).closest<HTMLElement>(recorded)
  if (!pressed) return
  const { copy } = pressed.dataset
  if (copy) void navigator.clipboard?.writeText(copy).then(() => copied.add(copy))
  taps.add(pressed)
  pressed.dataset['awaited'] = ''
}

const takeTaps = () => {
  clearTimeout(timer)
  recorded = '[data-late]' // only these still lack their code
  for (const tap of taps) delete tap.dataset['awaited']
  return [...taps]
}

let hasTyped = false

const isFirstLeave = () => {
  const key = `left ${main}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    return false // without storage, the page would reload for ever
  }
}

const reloadIfUseful: Early['reloadIfUseful'] = async ({ address, isRetry = false } = {}) => {
  const request = fetch(main, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  const answer = await Promise.race([request, pause(maxAnswerMs)])
  const isOld = answer?.status === 404 && !hasTyped && isFirstLeave()
  if (!answer || !(address || isRetry || isOld)) return false
  if (address) location.assign(address)
  else location.reload()
  return true
}

/** Loads dependencies first, file by file, so that a slow phone can respond to touch in between. */
const runCode = async () => {
  await Promise.race([isPainted(), pause(maxWaitMs)])
  await Promise.race([document.fonts.ready, pause(maxWaitMs)])
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')].reverse()
  for (const link of links) link.rel = 'modulepreload'
  for (const { href } of links) {
    await import(/* @vite-ignore */ href).catch(() => {}) // the file that imports it reports the failure
    await pause()
  }
  await import(/* @vite-ignore */ main)
}

const maxWaitMs = 1500
const maxAnswerMs = 5000
const pause = (ms = 0) => new Promise<undefined>((done) => setTimeout(done, ms))

const isPainted = async () => {
  await new Promise<void>((done) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) done()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done))
}

const fail: Early['fail'] = async (error) => {
  if (await reloadIfUseful()) return
  showWithoutCode()
  throw error
}

const begin = () => {
  root.classList.remove('without-code')
  addEventListener('click', recordTap, true)
  addEventListener('input', () => (hasTyped = true), true)
  window.early = { takeTaps, copied, reloadIfUseful, fail }
  timer = setTimeout(showWithoutCode, 10_000) // as for a late part
  runCode().catch(fail)
}

if (isNewEnough) begin()
