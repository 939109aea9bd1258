import sharp from 'sharp'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 60 } } })

export const blankPng = (width: number, height: number) => blank(width, height).png().toBuffer()

/** Rotated, with a location in its metadata. */
export const jpegWithPlace = () =>
  blank(800, 400)
    .withExif({
      IFD0: { Copyright: 'Ada', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
