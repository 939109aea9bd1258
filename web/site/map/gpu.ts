type GpuSupport = 'card' | 'processor' | 'nothing'

/** Names that browsers report without a graphics card. */
const byProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/i

const detect = (): GpuSupport => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
  if (!context) return 'nothing'
  const rendererInfo = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(rendererInfo ? rendererInfo.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return byProcessor.test(name) ? 'processor' : 'card'
}

/** Detects the GPU at the first call: without one, drawing takes seconds on a phone. */
export const detectGpu = () => {
  let found: GpuSupport | undefined
  return () => (found ??= detect())
}
