import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/** Sharp needs 25 MB, so it loads on first use; SVG, PDF and TIFF are blocked under any name. */
export const loadSharp = (): Promise<typeof sharp> => (loading ??= load())

const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`) })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
