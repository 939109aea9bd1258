import { usePostCard_PostFragment, type PostCard_PostFragment } from './PostCard.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { PlainTimeAgo } from '../../ui/PlainTimeAgo.tsx'
import { PostPicture } from './PostPicture.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import './PostCard.css'

/** Plain elements in a `ul.post-grid`, since pages show many. */
export const PostCard = ({ post: from }: { post: Parameters<typeof usePostCard_PostFragment>[0] }) => {
  const { data, complete } = usePostCard_PostFragment(from)
  return complete ? <Card post={data} /> : null
}

const Card = ({ post }: { post: PostCard_PostFragment }) => {
  const { id, title, excerpt, category, publishedAt } = post
  const address = `/blog/${post.slug}`
  return (
    <article className="card post-card" aria-labelledby={`post-${id}`}>
      <PageLink className="post-card-picture" to={address} tabIndex={-1} aria-hidden="true">
        <PostPicture post={post} width={480} height={240} />
      </PageLink>
      <p className="row muted tiny-text post-card-facts">
        {category && <span className="badge post-category">{category}</span>}
        {publishedAt && <PlainTimeAgo date={publishedAt} />}
      </p>
      <h3 className="heading small" id={`post-${id}`}>
        <PageLink to={address}>{title}</PageLink>
      </h3>
      <p className="clamped muted small-text post-card-excerpt">{excerpt}</p>
      <PageLink className="more-link small-text" to={address}>
        Read more<span className="visually-hidden">: {title}</span> <Icon name="arrow" />
      </PageLink>
    </article>
  )
}
