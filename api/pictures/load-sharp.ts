import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/**
 * The library for pictures, which takes 25 MB: loaded when a picture is first worked on. Only what is taken is ever decoded:
 * no SVG, PDF or TIFF, whatever a file calls itself.
 */
export const loadSharp = (): Promise<typeof sharp> => (loading ??= load())

const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
