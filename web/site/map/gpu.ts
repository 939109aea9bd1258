export type GpuSupport = 'card' | 'processor' | 'nothing'

/** Names that browsers report without a graphics card. */
const byProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** WebKit reports these for every machine. */
const masked = /^(?:Apple GPU|WebKit WebGL)$/

/** A ten-year-old graphics card draws the largest square in a few milliseconds, a processor in 100. */
const squares = [1, 128, 256, 512]
const maxCardMs = 25

const pixelShader = `precision mediump float;
void main() {
  vec2 at = gl_FragCoord.xy / 512.0;
  for (int i = 0; i < 200; i++) at = fract(at * at.yx * 1.7 + 0.3);
  gl_FragColor = vec4(at, 0.0, 1.0);
}`

const isSlow = (gl: WebGLRenderingContext) => {
  const program = gl.createProgram()
  const add = (type: number, source: string) => {
    const shader = gl.createShader(type)!
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  add(gl.VERTEX_SHADER, 'attribute vec2 corner; void main() { gl_Position = vec4(corner, 0.0, 1.0); }')
  add(gl.FRAGMENT_SHADER, pixelShader)
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  const draw = (size: number) => {
    gl.viewport(0, 0, size, size)
    const start = performance.now()
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)) // waits for the drawing
    return performance.now() - start
  }
  draw(squares[0]!) // compiles
  return squares.some((size) => draw(size) > maxCardMs)
}

const detect = (): GpuSupport => {
  const canvas = Object.assign(document.createElement('canvas'), { width: squares.at(-1), height: squares.at(-1) })
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
  if (!context) return 'nothing'
  const rendererInfo = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(rendererInfo ? rendererInfo.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  const isProcessor = byProcessor.test(name) || (masked.test(name) && isSlow(context))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return isProcessor ? 'processor' : 'card'
}

/** Detects the GPU at the first call: without one, drawing takes seconds on a phone. */
export const detectGpu = () => {
  let found: GpuSupport | undefined
  return () => (found ??= detect())
}
