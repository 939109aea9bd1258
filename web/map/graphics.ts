export type DrawnBy = 'card' | 'processor' | 'nothing'

/** What draws without a graphics card, by the names that browsers tell. */
const byProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/i

const look = (): DrawnBy => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
  if (!context) return 'nothing'
  const told = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return byProcessor.test(name) ? 'processor' : 'card'
}

/**
 * What would draw the interactive map here: a graphics card, or the processor, which takes seconds on a phone; nothing where
 * the browser has no WebGL. Looks when it is first asked.
 */
export const lookOnce = () => {
  let found: DrawnBy | undefined
  return () => (found ??= look())
}
