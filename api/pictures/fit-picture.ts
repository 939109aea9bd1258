import { maxPicturePixels } from './picture.rules.ts'
import { loadSharp } from './load-sharp.ts'

export const fitPicture = async (bytes: Buffer, side: number): Promise<Buffer> => {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: maxPicturePixels })
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}
