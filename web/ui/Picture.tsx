import { pictureTypes, listSizes, formatSrcset, findStoredPicture } from '../../api/pictures/picture.rules.ts'

interface PictureProps {
  /** An address on this site. */
  address: string
  /** What it shows; empty where the words beside it tell that. */
  alt?: string
  /** How wide it is shown, as `sizes` tells it; where it is always as wide, in pixels. */
  sizes: string | number
  /** Its place, where that is not its own shape. */
  width?: number
  height?: number
  /** Whether it is at the top of the page; others are loaded as they come near. */
  isFirst?: boolean
}

/** Whether browsers may show it: pages load nothing from other sites, whose pictures are fetched and stored here first. */
export const isShown = (address: string | null | undefined): address is string => /^\/(?!\/)/.test(address ?? '')

/** A picture of this site: a stored one in the smallest of its sizes and kinds that will do. */
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
