/**
 * Runs the page's code once the page is painted: fetched earlier, the two would share a slow line, and the page would
 * show later. In what is built this script stands in the place of the one in index.html, and knows it.
 */
const beginAfterPaint = ({ dataset: { main } }: HTMLOrSVGScriptElement) => {
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')) link.rel = 'modulepreload'
    void import(/* @vite-ignore */ main!)
  }
  requestAnimationFrame(() => setTimeout(begin))
}

beginAfterPaint(document.currentScript!)
