export const maxPictureBytes = 10_000_000
export const maxPicturePixels = 40_000_000
export const maxSidePixels = 1600
export const minSidePixels = 16
export const maxGalleryPictures = 24
export const maxAltLength = 200

export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

export interface Size {
  width: number
  height: number
}

export interface StoredPicture extends Size {
  hash: string
}

export const pictureTypes = ['avif', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

export const listSizes = ({ width, height }: Size): Size[] =>
  [4, 2, 1].map((divisor) => ({
    width: Math.max(1, Math.round(width / divisor)),
    height: Math.max(1, Math.round(height / divisor)),
  }))

export const fileName = (hash: string, { width, height }: Size, type: PictureType) =>
  `${hash}-${width}x${height}.${type}`

export const getPictureUrl = (picture: StoredPicture) => `/pictures/${fileName(picture.hash, picture, 'webp')}`

/** Undefined if the address is not of a picture stored here. */
export const findStoredPicture = (address: string | null | undefined): StoredPicture | undefined => {
  const [, hash, width, height] =
    /^\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(?:webp|avif)$/.exec(address ?? '') ?? []
  return hash ? { hash, width: Number(width), height: Number(height) } : undefined
}

export const formatSrcset = (picture: StoredPicture, type: PictureType) =>
  listSizes(picture)
    .map((size) => `/pictures/${fileName(picture.hash, size, type)} ${size.width}w`)
    .join(', ')
