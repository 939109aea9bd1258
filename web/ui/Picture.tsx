import { pictureTypes, listSizes, formatSrcset, findStoredPicture } from '../../api/pictures/picture.rules.ts'

interface PictureProps {
  address: string
  /** Empty if text beside it says the same. */
  alt?: string
  /** The `sizes` attribute, or a width in pixels. */
  sizes: string | number
  /** Reserved, if it differs from the picture's. */
  width?: number
  height?: number
  isFirst?: boolean
}

/** Pages load no pictures from other sites. */
export const isShown = (address: string | null | undefined): address is string => /^\/(?!\/)/.test(address ?? '')

/** Uses the smallest sufficient size and format. */
export const Picture = ({ address, alt = '', sizes, width, height, isFirst = false }: PictureProps) => {
  const stored = findStoredPicture(address)
  const shape = { width: width ?? stored?.width, height: height ?? stored?.height }
  const loading = isFirst ? ('eager' as const) : ('lazy' as const)
  if (!stored) return <img src={address} alt={alt} {...shape} loading={loading} decoding="async" />
  const shownAt = typeof sizes === 'number' ? `${sizes}px` : sizes
  const [, half] = listSizes(stored)
  return (
    <picture>
      {pictureTypes.map((type) => (
        <source key={type} type={`image/${type}`} srcSet={formatSrcset(stored, type)} sizes={shownAt} />
      ))}
      <img
        src={address.replace(/-\d+x\d+/, `-${half!.width}x${half!.height}`)}
        alt={alt}
        {...shape}
        loading={loading}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  )
}
