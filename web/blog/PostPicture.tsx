import { Motif, motifFor } from '../ui/Motif.tsx'

interface PostPictureProps {
  post: { id: string; title: string; tags: readonly string[]; imageUrl?: string | null }
  width: number
  height: number
  /** Whether it stands at the top of the page; others are loaded as they come near. */
  isFirst?: boolean
}

/** A post's own picture, or one drawn from its id: slats, folds or louvres, whichever it is about. */
export const PostPicture = ({ post, width, height, isFirst = false }: PostPictureProps) =>
  post.imageUrl ? (
    <img src={post.imageUrl} alt="" width={width} height={height} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
  ) : (
    <Motif kind={motifFor([...post.tags, post.title])} seed={post.id} width={width} height={height} />
  )
