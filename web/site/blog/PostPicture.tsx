import { isShown, Picture } from '../../ui/Picture.tsx'
import { chooseScene, chooseTone } from '../../../api/blog/scene.rules.ts'
import '../../../api/pictures/drawn/colours.css'
import scenes from '../../../api/pictures/drawn/scenes.svg?no-inline'
import './PostPicture.css'

interface PostPictureProps {
  post: { slug: string; title: string; tags: readonly string[]; imageUrl?: string | null }
  width: number
  height: number
  /** Loads at once, at the top of a page. */
  isFirst?: boolean
}

/** An illustration shows if there is no picture or it fails. */
export const PostPicture = ({ post, width, height, isFirst = false }: PostPictureProps) => (
  <span className="post-picture">
    <svg className="drawn" data-tone={chooseTone(post.slug)} aria-hidden="true" focusable="false">
      <use href={`${scenes}#${chooseScene(post)}`} />
    </svg>
    {isShown(post.imageUrl) && (
      <Picture
        address={post.imageUrl}
        sizes={`(min-width: ${width}px) ${width}px, 100vw`}
        width={width}
        height={height}
        isFirst={isFirst}
      />
    )}
  </span>
)
