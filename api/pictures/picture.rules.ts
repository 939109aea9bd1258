/** The largest file that is taken, in bytes, and the most pixels that it may decode to. */
export const mostBytes = 10_000_000
export const mostPixels = 40_000_000
/** The longest side of what is kept, and the shortest side of what is taken, in pixels. */
export const longestSide = 1600
export const shortestSide = 16
/** How many pictures a supplier's gallery may have. */
export const mostInGallery = 24
/** The most characters of the words that stand for a picture. */
export const longestAlt = 200

/** What a file chooser offers; the server looks at the content, whatever it is called. */
export const takenTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

export interface Size {
  width: number
  height: number
}

/** A stored picture: its address names its content and its largest size. */
export interface StoredPicture extends Size {
  hash: string
}

/** The kinds of file that a picture is kept in, the smaller one first. */
export const pictureTypes = ['avif', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** The three sizes of a picture, the smallest first: a quarter, a half and the whole. */
export const sizesOf = ({ width, height }: Size): Size[] =>
  [4, 2, 1].map((part) => ({
    width: Math.max(1, Math.round(width / part)),
    height: Math.max(1, Math.round(height / part)),
  }))

/** A file's name: what it shows and in which size. */
export const fileName = (hash: string, { width, height }: Size, type: PictureType) =>
  `${hash}-${width}x${height}.${type}`

/** The address under which a picture is entered and shown: its largest WebP. */
export const addressOf = (picture: StoredPicture) => `/pictures/${fileName(picture.hash, picture, 'webp')}`

/** The stored picture at an address of this site; undefined for any other address. */
export const storedAt = (address: string | null | undefined): StoredPicture | undefined => {
  const [, hash, width, height] =
    /^\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})\.(?:webp|avif)$/.exec(address ?? '') ?? []
  return hash ? { hash, width: Number(width), height: Number(height) } : undefined
}

/** The `srcset` of a stored picture in one kind of file. */
export const sourcesOf = (picture: StoredPicture, type: PictureType) =>
  sizesOf(picture)
    .map((size) => `/pictures/${fileName(picture.hash, size, type)} ${size.width}w`)
    .join(', ')
