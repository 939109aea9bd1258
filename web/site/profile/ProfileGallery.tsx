import { Picture } from '../../ui/Picture.tsx'
import type { ProfileSupplier } from './profile-supplier.ts'

/** Each picture opens in its largest size. */
export const ProfileGallery = ({ pictures }: { pictures: ProfileSupplier['gallery'] }) =>
  pictures?.length ? (
    <>
      <h2 className="heading small">Gallery</h2>
      <ul className="profile-gallery">
        {pictures.map(({ url, alt }) => (
          <li key={url}>
            <a href={url}>
              <Picture address={url} alt={alt} sizes="(min-width: 768px) 220px, 50vw" />
            </a>
          </li>
        ))}
      </ul>
    </>
  ) : null
