/**
 * Runs the page's code once the page is painted in its own fonts: fetched earlier, they would share a slow line, and the
 * page would show later. File by file, what others need first, so that a slow phone can answer to touch in between. In
 * what is built this script stands in the place of the one in index.html, and knows it.
 */
const beginAfterPaint = async ({ dataset: { main } }: HTMLOrSVGScriptElement) => {
  await Promise.race([isPainted(), pause(waitAtMostMs)])
  await Promise.race([document.fonts.ready, pause(waitAtMostMs)])
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')].toReversed()
  for (const link of links) link.rel = 'modulepreload'
  for (const { href } of links) {
    await import(/* @vite-ignore */ href).catch(() => {}) // told by the one that needs it
    await pause()
  }
  await import(/* @vite-ignore */ main!)
}

const waitAtMostMs = 1500
const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms))

/** Once the browser has shown something of the page, and read all of it. */
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
