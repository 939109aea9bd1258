import { Motif, motifFor } from '../ui/Motif.tsx'
import './PostPicture.css'

interface PostPictureProps {
  post: { slug: string; title: string; tags: readonly string[]; imageUrl?: string | null }
  width: number
  height: number
  /** Whether it is at the top of the page; others are loaded as they come near. */
  isFirst?: boolean
}

/** A post's own picture over one that is drawn from its slug, which shows while there is none or it fails to load. */
export const PostPicture = ({ post, width, height, isFirst = false }: PostPictureProps) => (
  <span className="post-picture">
    <Motif kind={motifFor([...post.tags, post.title])} seed={post.slug} width={width} height={height} />
    {post.imageUrl && (
      <img
        src={post.imageUrl}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    )}
  </span>
)
