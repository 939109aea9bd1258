/**
 * Runs the page's code after the page has been painted in its own fonts: fetched earlier, it would compete for a slow
 * line and delay the page. Loads file by file, dependencies first, so that a slow phone can respond to touch in
 * between. In the build this script replaces the one in index.html, and knows its address.
 */
const beginAfterPaint = async ({ dataset: { main } }: HTMLOrSVGScriptElement) => {
  await Promise.race([isPainted(), pause(waitAtMostMs)])
  await Promise.race([document.fonts.ready, pause(waitAtMostMs)])
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')].reverse()
  for (const link of links) link.rel = 'modulepreload'
  for (const { href } of links) {
    await import(/* @vite-ignore */ href).catch(() => {}) // the file that imports it will report that
    await pause()
  }
  await import(/* @vite-ignore */ main!)
}

const waitAtMostMs = 1500
const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms))

/** Waits until the browser has painted something of the page and parsed all of it. */
const isPainted = async () => {
  await new Promise<void>((done) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done))
}

void beginAfterPaint(document.currentScript!)
